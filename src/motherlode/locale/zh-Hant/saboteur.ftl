### 矮人礦坑與矮人礦坑2。

## 物件

# 道路卡依印刷時的開口命名，上方是北；括號裡先寫互相連通的方向。
saboteur-card-b01 = 十字路
saboteur-card-b02 = 三岔路（北東西）
saboteur-card-b03 = 三岔路（北東南）
saboteur-card-b04 = 直路（南北）
saboteur-card-b05 = 直路（東西）
saboteur-card-b06 = 彎道（北西）
saboteur-card-b07 = 彎道（北東）
saboteur-card-b08 = 不通的十字路
saboteur-card-b09 = 不通的三岔路（北東西）
saboteur-card-b10 = 不通的三岔路（北東南）
saboteur-card-b11 = 不通的直路（南北）
saboteur-card-b12 = 不通的直路（東西）
saboteur-card-b13 = 不通的彎道（北西）
saboteur-card-b14 = 不通的彎道（北東）
saboteur-card-b15 = 死路（北）
saboteur-card-b16 = 死路（東）
saboteur-card-x01 = 水晶死路（北）
saboteur-card-x02 = 水晶死路（東）
saboteur-card-x03 = 水晶三岔路（北東南）
saboteur-card-x04 = 水晶三岔路（北東西）
saboteur-card-x05 = 水晶十字路
saboteur-card-x06 = 水晶三岔路（北東南，西不通）
saboteur-card-x07 = 水晶三岔路（東南西，北不通）
saboteur-card-x08 = 水晶直路（東西，北不通）
saboteur-card-x09 = 藍門直路（南北）
saboteur-card-x10 = 藍門直路（東西）
saboteur-card-x11 = 藍門彎道（北東）
saboteur-card-x12 = 綠門直路（南北，東不通）
saboteur-card-x13 = 綠門直路（東西）
saboteur-card-x14 = 綠門彎道（北西）
saboteur-card-x15 = 梯子（南）
saboteur-card-x16 = 梯子（東）
saboteur-card-x17 = 梯子彎道（北東）
saboteur-card-x18 = 梯子彎道（東南）
saboteur-card-x19 = 橋
saboteur-card-x20 = 雙彎道（北西／東南）
saboteur-card-x21 = 雙彎道（北東／南西）
saboteur-card-x22 = 直路（南北，東不通）
saboteur-card-x23 = 彎道（東南，北不通）
saboteur-card-x24 = 彎道（南西，北不通）
saboteur-card-x25 = 直路（東西，南北不通）
saboteur-card-x26 = 直路（南北，東西不通）

saboteur-card-broken_pick = 破壞十字鎬
saboteur-card-broken_lamp = 破壞礦燈
saboteur-card-broken_wagon = 破壞推車
saboteur-card-repair_pick = 修復十字鎬
saboteur-card-repair_lamp = 修復礦燈
saboteur-card-repair_wagon = 修復推車
saboteur-card-repair_pick_lamp = 修復十字鎬或礦燈
saboteur-card-repair_pick_wagon = 修復十字鎬或推車
saboteur-card-repair_lamp_wagon = 修復礦燈或推車
saboteur-card-rock_fall = 落石
saboteur-card-map = 地圖
saboteur-card-theft = 偷竊
saboteur-card-hands_off = 把手拿開
saboteur-card-swap_hands = 交換手牌
saboteur-card-inspection = 審查
saboteur-card-swap_hats = 交換帽子
saboteur-card-trap = 陷阱
saboteur-card-free = 反陷阱

saboteur-card-treasure = 寶藏
saboteur-card-coal_es = 石頭（彎道，東南）
saboteur-card-coal_sw = 石頭（彎道，南西）

# 清單中出現多次的卡。
saboteur-counted =
    { $count ->
        [1] { $word }
       *[other] { $count } 張{ $word }
    }

saboteur-role-digger = 好矮人
saboteur-role-saboteur = 壞矮人
saboteur-role-blue = 藍矮人
saboteur-role-green = 綠矮人
saboteur-role-boss = 工頭
saboteur-role-profiteer = 奸商
saboteur-role-geologist = 地質學家

saboteur-tool-pick = 十字鎬
saboteur-tool-lamp = 礦燈
saboteur-tool-wagon = 推車

# 可能放在玩家面前的東西。
saboteur-item-pick = 破壞十字鎬
saboteur-item-lamp = 破壞礦燈
saboteur-item-wagon = 破壞推車
saboteur-item-trap = 陷阱
saboteur-item-theft = 偷竊

saboteur-side-n = 北
saboteur-side-e = 東
saboteur-side-s = 南
saboteur-side-w = 西

## 詢問

saboteur-ask-turn = 請放置道路卡、使用行動卡，或棄牌。
saboteur-ask-gold = 請拿一張金塊卡，其餘傳給下一位好矮人。
saboteur-ask-steal = 請向一位玩家偷 1 賞金，或放棄偷竊。

## 動作

saboteur-place =
    在（{ $x }, { $y }）放置{ $card }{ $turned ->
        [true] ，轉半圈
       *[false] { "" }
    }
saboteur-break = 把{ $card }放在 { $other } 面前
saboteur-repair = 修好 { $other } 的{ $tool }（{ $card }）
saboteur-rock-fall = 落石：移除（{ $x }, { $y }）的道路卡
saboteur-map =
    地圖：查看{ $goal ->
        [0] 北邊
        [1] 中間
       *[2] 南邊
    }的終點
saboteur-theft = 偷竊：放在自己面前
saboteur-hands-off = 把手拿開：移除 { $other } 的偷竊
saboteur-swap-hands = 交換手牌：與 { $other } 交換所有手牌，對方再抽一張
saboteur-inspect = 審查：查看 { $other } 的角色
saboteur-swap-hats = 交換帽子：{ $other } 換一張角色卡
saboteur-trap = 陷阱：放在 { $other } 面前
saboteur-free = 反陷阱：解救 { $other }
saboteur-clear = 移除自己面前的{ $item }，棄掉：{ $cards }
saboteur-discard = 棄掉：{ $cards }
saboteur-take-gold = 拿值 { $worth } 的金塊卡
saboteur-steal = 向 { $other } 偷 1 賞金
saboteur-decline = 放棄偷竊

## 發生的事

saboteur-round-began = 第 { $round } 輪：由 { $seat } 開始。
saboteur-role-dealt =
    { $role ->
        [none] { $seat } 拿到一張角色卡。
       *[other] { $seat } 現在的角色是{ $role }。
    }
saboteur-hand-dealt =
    { $cards ->
        [none] { $seat } 拿到 { $count } 張手牌。
       *[other] { $seat } 的手牌：{ $cards }。
    }
saboteur-placed =
    { $seat } 在（{ $x }, { $y }）放置{ $card }{ $turned ->
        [true] ，轉半圈。
       *[false] 。
    }
saboteur-goal-turned =
    { $seat } 挖到{ $goal ->
        [0] 北邊
        [1] 中間
       *[2] 南邊
    }的終點：{ $card }。
saboteur-tool-broken = { $seat } 把{ $card }放在 { $other } 面前。
saboteur-tool-repaired = { $seat } 修好 { $other } 的{ $tool }。
saboteur-rocks-fell = { $seat } 使用落石，移除（{ $x }, { $y }）的{ $tunnel }。
saboteur-peeked =
    { $seat } 查看{ $goal ->
        [0] 北邊
        [1] 中間
       *[2] 南邊
    }的終點{ $card ->
        [none] 。
       *[other] ：{ $card }。
    }
saboteur-theft-laid = { $seat } 在自己面前放置偷竊。
saboteur-theft-removed = { $seat } 移除 { $other } 的偷竊。
saboteur-hands-swapped = { $seat } 與 { $other } 交換所有手牌。
saboteur-hand-given =
    { $count ->
        [0] { $seat } 沒有手牌可以給 { $other }。
       *[other] { $cards ->
            [none] { $seat } 給 { $other } { $count } 張手牌。
           *[other] { $seat } 給 { $other } 的手牌：{ $cards }。
        }
    }
saboteur-inspected =
    { $role ->
        [none] { $seat } 查看 { $other } 的角色。
       *[other] { $seat } 查看 { $other } 的角色：{ $role }。
    }
saboteur-hats-swapped = { $seat } 使用交換帽子：{ $other } 收起原本的角色卡。
saboteur-trapped = { $seat } 把陷阱放在 { $other } 面前。
saboteur-freed = { $seat } 把 { $other } 救出陷阱。
saboteur-cleared =
    { $cards ->
        [none] { $seat } 棄兩張牌，移除自己面前的{ $item }。
       *[other] { $seat } 移除自己面前的{ $item }，棄掉：{ $cards }。
    }
saboteur-discarded =
    { $cards ->
        [none] { $seat } 面朝下棄 { $count } 張牌。
       *[other] { $seat } 面朝下棄掉：{ $cards }。
    }
saboteur-drew =
    { $cards ->
        [none] { $seat } 抽 { $count } 張牌。
       *[other] { $seat } 抽到：{ $cards }。
    }
saboteur-round-ended =
    { $found ->
        [true] { $seat } 挖到寶藏，這輪結束。{ $blue ->
            [true] { $green ->
                [true] 藍綠兩隊都能到達。
               *[false] 藍隊能到達。
            }
           *[false] { $green ->
                [true] 綠隊能到達。
               *[false] { "" }
            }
        }
       *[false] 大家都沒有手牌了，這輪結束，寶藏沒有被挖到。
    }
saboteur-role-shown = { $seat } 亮出角色：{ $role }。
saboteur-paid = { $seat }（{ $role }）得到 { $gold } 賞金。
saboteur-gold-offered =
    { $worths ->
        [none] { $seat } 從 { $count } 張金塊卡中選一張。
       *[other] { $seat } 可以從 { $count } 張金塊卡中選一張，分別值 { $worths }。
    }
saboteur-gold-taken =
    { $worth ->
        [none] { $seat } 拿走一張金塊卡。
       *[other] { $seat } 拿走值 { $worth } 的金塊卡。
    }
saboteur-stole = { $seat } 向 { $other } 偷走 1 賞金。
saboteur-theft-declined = { $seat } 放棄偷竊。
saboteur-ended = 最後一輪結束，遊戲也結束了。

## 為什麼不能這樣做

saboteur-no-such-gold = 沒有值 { $worth } 的金塊卡可以拿，請拿現有的金塊卡。
saboteur-no-gold-first = 請先拿一張金塊卡，之後遊戲才會繼續。
saboteur-no-gold-now = 好矮人挖到寶藏之後才分金塊卡，現在請放置道路卡、使用行動卡或棄牌。
saboteur-no-victim = 不能向 { $other } 偷賞金，請選擇列出的玩家，或放棄偷竊。
saboteur-no-theft-first = 請先決定要不要偷竊，之後遊戲才會繼續。
saboteur-no-theft-now = 這輪結算賞金之後才能偷竊，現在請放置道路卡、使用行動卡或棄牌。
saboteur-no-such-cards = 這些牌不能這樣棄，請從列出的棄牌方式中選擇。
saboteur-no-card = 你的手牌沒有{ $card }，請選擇自己的手牌。
saboteur-no-board-there = 礦坑沒有延伸到那麼遠，請選擇離起點近一點的位置。
saboteur-no-tunnel = 那裡沒有可以移除的道路卡，請選擇起點與終點以外的道路卡。
saboteur-no-room = 那裡已經有卡了，請選擇空的位置。
saboteur-no-need-to-turn = 這張卡轉半圈也一樣，請直接放置。
saboteur-no-ladder-at-goal = 梯子不能與終點相鄰，請選擇離終點遠一點的位置。
saboteur-no-ladder-alone = 梯子必須與起點或道路卡相鄰，請選擇這樣的位置。
saboteur-no-link = 這張卡的開口在那裡沒有連通到起點，請選擇已連通的道路旁邊，或把卡轉半圈。
saboteur-no-fit = 這張卡與{ $sides }邊的卡不吻合：道路要接道路，岩壁要接岩壁，請把卡轉半圈或選擇其他位置。
saboteur-no-trapped = 你被陷阱困住，不能放置道路卡，請設法脫困、使用行動卡或棄牌。
saboteur-no-broken = 你的{ $tools }壞了，不能放置道路卡，請設法修好、使用行動卡或棄牌。
saboteur-no-second = { $other } 面前已經有這種卡，請選擇其他玩家。
saboteur-no-second-theft = 你面前已經有偷竊，請使用其他卡。
saboteur-no-broken-there = { $other } 的{ $tool }沒有壞，請選擇其他玩家或其他卡。
saboteur-no-goal-down = 這個終點已經翻開，請選擇還沒翻開的終點。
saboteur-no-theft-there = { $other } 面前沒有偷竊，請選擇面前有偷竊的玩家。
saboteur-no-trap-there = { $other } 沒有被陷阱困住，請選擇被困住的玩家。
saboteur-no-such-seat = 這張牌桌沒有這位玩家，請選擇在座的玩家。
saboteur-no-self = 這張卡要對其他玩家使用，請選擇別人。
saboteur-no-reserve = 已經沒有剩下的角色卡，請使用其他卡。
saboteur-no-item = 你面前沒有{ $item }，請選擇面前的卡。

## 結局

saboteur-score-won = 第 { $round } 輪：{ $role }獲勝
saboteur-score-lost = 第 { $round } 輪：{ $role }落敗
saboteur-score-trapped = 第 { $round } 輪：結束時被陷阱困住（{ $role }）
saboteur-score-crystals = 第 { $round } 輪：場上的水晶（{ $role }）
saboteur-score-stole = 第 { $round } 輪：偷到的賞金
saboteur-score-robbed = 第 { $round } 輪：被偷走的賞金

## 選項

saboteur-option-broken_tool_no_gold = 工具壞掉的好矮人
saboteur-option-broken_tool_no_gold-help = 挖到寶藏時工具壞掉的好矮人，能不能分到金塊卡。
saboteur-option-broken_tool_no_gold-false = 照樣分金塊卡
saboteur-option-broken_tool_no_gold-true = 分不到金塊卡
saboteur-option-team_win = 哪一隊獲勝
saboteur-option-team_win-help = 只要能到達寶藏的隊伍都獲勝，不論由誰挖到；或者由藍綠矮人挖到時，只有他的隊伍獲勝，前提是他的隊伍能到達。
saboteur-option-team_win-any = 能到達的隊伍
saboteur-option-team_win-digger = 挖到的矮人的隊伍
saboteur-option-theft_from = 可以偷誰
saboteur-option-theft_from-help = 偷竊只能偷這輪有得到賞金的玩家，或任何手上有賞金的玩家。
saboteur-option-theft_from-paid = 這輪得到賞金的玩家
saboteur-option-theft_from-any = 任何有賞金的玩家
saboteur-option-trap_target = 陷阱可以給誰
saboteur-option-trap_target-help = 陷阱能不能放在自己面前（裝無辜），還是只能放在其他玩家面前。
saboteur-option-trap_target-any = 任何玩家
saboteur-option-trap_target-other = 只限其他玩家

## 規則標題

saboteur-rule-S1 = 牌堆與手牌
saboteur-rule-S2 = 角色
saboteur-rule-S3 = 起點與終點
saboteur-rule-S4 = 誰先開始
saboteur-rule-T1 = 放置道路卡
saboteur-rule-T2 = 使用行動卡
saboteur-rule-T3 = 移除面前的卡（矮人礦坑2）
saboteur-rule-T4 = 棄牌
saboteur-rule-T5 = 抽牌
saboteur-rule-T6 = 下一位玩家
saboteur-rule-P1 = 空的位置
saboteur-rule-P2 = 每一邊都要吻合
saboteur-rule-P3 = 連通到起點
saboteur-rule-P4 = 工具完好、沒有被困
saboteur-rule-A1 = 破壞工具
saboteur-rule-A2 = 修復工具
saboteur-rule-A3 = 落石
saboteur-rule-A4 = 地圖
saboteur-rule-A5 = 偷竊（矮人礦坑2）
saboteur-rule-A6 = 把手拿開（矮人礦坑2）
saboteur-rule-A7 = 交換手牌（矮人礦坑2）
saboteur-rule-A8 = 審查（矮人礦坑2）
saboteur-rule-A9 = 交換帽子（矮人礦坑2）
saboteur-rule-A10 = 陷阱（矮人礦坑2）
saboteur-rule-A11 = 反陷阱（矮人礦坑2）
saboteur-rule-M1 = 橋
saboteur-rule-M2 = 雙彎道
saboteur-rule-M3 = 梯子
saboteur-rule-M4 = 門
saboteur-rule-M5 = 水晶
saboteur-rule-G1 = 翻開終點
saboteur-rule-B1 = 好矮人的金塊
saboteur-rule-B2 = 壞矮人的金塊
saboteur-rule-B3 = 工具壞掉沒有金塊
saboteur-rule-W1 = 藍綠兩隊
saboteur-rule-W2 = 壞矮人
saboteur-rule-W3 = 工頭
saboteur-rule-W4 = 奸商
saboteur-rule-W5 = 地質學家
saboteur-rule-W6 = 贏家的賞金
saboteur-rule-W7 = 被困住的玩家
saboteur-rule-W8 = 偷竊的結算
saboteur-rule-E1 = 一輪的結束
saboteur-rule-E2 = 進行三輪
saboteur-rule-E3 = 賞金最多者獲勝

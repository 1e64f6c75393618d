### 只有瀏覽器顯示的文字。

## 外框

web-skip = 跳到遊戲
web-settings = 語言與配色
web-theme-light = 使用淺色
web-theme-dark = 使用深色
web-close = 關閉
web-cancel = 取消
web-again = 再試一次
# 一句接著一句。
web-in-a-row = { $before }{ $next }
web-not-affiliated = Motherlode 是免費的愛好者作品，文字與圖畫皆為自製，與這些遊戲的出版社無關。喜歡的話請購買實體遊戲，真正的卡牌與寶石無可取代。
web-no-page = 沒有這個頁面。
web-no-page-help = 連結可能不完整，請再索取一次，或從遊戲清單開始。
web-page-broken = 無法顯示這個頁面。
web-page-broken-help = 請重新整理；如果沒有用，請從遊戲清單開始。
web-to-games = 回到遊戲清單
web-connecting = 正在連線到牌桌…
web-reconnecting = 連線中斷，正在重新連線…
web-disconnected = 已離線
web-unreachable = 伺服器沒有回應，可能什麼都沒有改變，請檢查網路後再試一次。

## 首頁

web-home-title = 深入礦坑，奪取寶藏
web-home-text = 二到十二人的挖礦與尋寶遊戲，真人與電腦任意搭配。不必註冊，只要有名字就能玩。
web-players = { $least } 到 { $most } 人，約 { $minutes } 分鐘
web-against-bots = 和電腦對戰
web-new-table = 開新桌
web-of-game = { $what }：{ $game }
web-dwarf-about = 擲四顆骰子，配成場中寶石的條件，把詛咒寶石留給別人。寶石就是分數，但每顆寶石也能用來改變骰子。
web-saboteur-about = 大家一起挖向寶藏，可是有人巴不得你們失敗。誰在破壞工具？誰只是看起來可疑？
web-saboteur2-about = 藍綠兩隊好矮人、壞矮人、工頭、奸商和地質學家擠在同一座礦坑：門、梯子、橋、陷阱與偷竊。最多十二人。

## 這個瀏覽器有座位的牌桌

web-tables = 你的牌桌
web-tables-with = 同桌：{ $names }
web-tables-open = 還沒開始
web-tables-yours = 輪到你
web-tables-others = 等待 { $names }
web-tables-over = 已結束
web-tables-ended = 已結束的牌局（{ $count }）
web-tables-unknown = 目前無法顯示的牌桌

## 開新桌

web-your-name = 你的名字
web-bots = 電腦人數
web-level = 電腦的程度
web-level-novice = 照規則玩，有點粗心。
web-level-steady = 每個回合都做出最好的選擇。
web-level-sharp = 還會考慮之後的回合，需要想一下。
web-seats = 座位
web-seats-help = 你坐第一個真人座位，其他真人座位各有一個連結。座位順序就是回合順序。
web-person = 真人
web-bot = 電腦（{ $level }）
web-options = 選項
web-play-now = 馬上開始
web-open-table = 開桌

## 等候室

web-title-table = { $game } · Motherlode
web-invited = 有人邀請你一起玩。告訴大家你的名字，然後入座。
web-invite-seated = 你在這張牌桌已經有座位了；如果連結是給別人的，請轉傳給他。
web-invite-started = 遊戲已經開始，邀請連結不再有座位；你可以旁觀。
web-sit-down = 入座
web-sit-here = 坐這裡
web-lobby-host = 把每個空位的連結傳給一個人，每個連結只能用一次；也可以讓電腦來玩。
web-lobby-ready = 大家都到了，隨時可以開始。
web-lobby-seated = 你已經入座，等開桌的人開始遊戲。
web-lobby-spectator = 你正在旁觀。想玩的話，請向開桌的人索取座位連結。
web-free-seat = { $number } 號座位空著
web-level-of = { $seat } 的程度
web-to-person = 留給真人
web-to-bot = 讓電腦玩
web-leave = 離開座位
web-start = 開始遊戲
web-start-waits = 沒有空位時才能開始。
web-agreed = 本桌規則
web-invite-title = 來 Motherlode 一起玩
web-invite-link = 這個座位的連結
web-links-lead = 連結指向
web-links-only-here = 這些連結只能在這台電腦上使用；要讓同一網路的朋友加入，請用「make play HOST=0.0.0.0」啟動伺服器。
web-links-no-network = 這台電腦目前沒有連上網路，這些連結只能在這台電腦上使用。
web-copy = 複製連結
web-copied = 已複製
web-share = 分享
web-qr = QR 碼
web-qr-of-link = 這個座位連結的 QR 碼

## 牌桌

web-you = 你
web-name-you = { $seat }（你）
web-away = 未連線
web-spectator = 旁觀中
web-table-menu = 規則、紀錄與說明
web-rules = 規則
web-log = 紀錄
web-log-empty = 還沒有發生任何事。
web-clause = 規則 { $clause }
web-waiting =
    { $count ->
       *[other] { $names } 正在思考…
    }
web-waiting-away =
    { $count ->
       *[other] { $names } 離線中，遊戲會等到重新連線。
    }
web-game-over = 遊戲結束。
web-score-so-far = 目前分數：
web-help = 說明
web-help-clauses = 像 T3 這樣的編號會開啟相關規則。
web-keys = 快捷鍵
web-keys-on = 啟用單鍵快捷鍵
web-key-help = 顯示這份說明

## 結局

web-winners =
    { $count ->
        [1] { $names } 以 { $points } 分獲勝
       *[other] { $names } 以 { $points } 分共享勝利
    }
web-you-won = 你贏了，恭喜！
web-you-share = 你和別人共享勝利，恭喜！
web-you-place = 你得到第 { $place } 名，{ $points } 分。
web-place = 第 { $place } 名
web-score-of = { $seat } 的分數
web-no-points = 沒有可計分的東西
web-tie-break = 同分時：{ $what }
web-total = 總分
web-rematch = 再來一局
web-next-game = 新的一局已經開始。
web-next-game-turn = 新的一局已經開始，輪到你了。
web-next-game-go = 前往新的一局
web-earlier = 這張牌桌先前的對局
web-earlier-game = 第 { $number } 局
web-earlier-result = 第 { $number } 局的結果
web-earlier-record = 第 { $number } 局的紀錄檔
web-fair = 這局的運氣公平嗎？
web-fair-text = 從第一步起，紀錄下方就顯示了一個祕密數字的指紋（SHA-256）。這就是那個數字：整局所有的抽取與擲骰都由它決定。任何人都能用本局的紀錄檔和指令「.venv/bin/motherlode record 檔案」查驗。
web-record = 儲存本局的紀錄檔
web-sealed = 本局所有的抽取與擲骰都由一個祕密數字決定，終局時公開。它的指紋：{ $fingerprint }
web-commitment = 開局前顯示的指紋
web-seed = 祕密數字

## 挖寶矮人

web-dwarf-help = 點選想重擲的骰子，再按「重擲」；或是全部保留。要花費寶石，先點寶石，再點使用的對象。

dwarf-symbol-gem-diamond = 鑽
dwarf-symbol-gem-emerald = 綠
dwarf-symbol-gem-sapphire = 藍
dwarf-symbol-gem-amethyst = 紫
dwarf-symbol-gem-cursed = 咒
dwarf-symbol-die-blue = 藍
dwarf-symbol-die-red = 紅
dwarf-symbol-die-green = 綠
dwarf-symbol-die-black = 黑
dwarf-symbol-die-white = 白

web-dwarf-card = 矮人卡：{ $dwarf }。最喜歡的骰子：{ $die }。已開啟能力：{ $abilities }。願望（5 分）：{ $gems }。
web-dwarf-mine = 場中
web-dwarf-bag =
    { $count ->
        [0] 布袋已空
       *[other] 布袋裡有 { $count } 顆寶石
    }
web-dwarf-in-bag = 袋中 { $count }
web-dwarf-pile = 場中有 { $count } 顆{ $word }，條件是{ $condition }；袋中還有 { $bag } 顆。
web-dwarf-won = 目前的骰子可以拿取。
web-dwarf-turn = 骰子與動作
web-dwarf-dice = 骰子
web-dwarf-die = { $die }
web-dwarf-die-comma = ，
web-dwarf-die-locked = 已鎖定
web-dwarf-die-free = 可任意重擲
web-dwarf-die-aside = 放在一旁，當作任意點數
web-dwarf-die-favourite = 最喜歡的骰子
web-dwarf-die-charged = 可使用能力
web-dwarf-die-chosen = 已選取
web-dwarf-now =
    { $conditions ->
        [none] 骰子沒有配成任何條件。
       *[other] 目前的骰子：{ $conditions }。
    }
web-dwarf-rerolls =
    { $count ->
        [0] 重擲次數已用完
       *[other] 還能重擲 { $count } 次
    }
web-dwarf-ask-choose = 請{ $ways }。
web-dwarf-may-reroll = 重擲
web-dwarf-may-spend = 花費寶石
web-dwarf-may-use = 使用矮人能力
web-dwarf-may-keep = 保留骰子
web-dwarf-roll = 擲骰
web-dwarf-star = 花費星星：五顆骰子
web-dwarf-reroll = 重擲 { $count } 顆
web-dwarf-reroll-choose = 重擲：請選骰子
web-dwarf-keep = 保留
web-dwarf-abilities = 你的矮人能力
web-dwarf-six = 擲出最愛的「6」！
web-dwarf-spend = 花費
web-dwarf-spend-label = { $symbol } { $count }，{ $what }
web-dwarf-spend-diamond = 鑽石：拿取一種寶石的全部。
web-dwarf-spend-emerald = 綠寶石：轉動一顆骰子。
web-dwarf-spend-sapphire = 藍寶石：重擲最多四顆骰子。
web-dwarf-spend-amethyst = 紫水晶：重擲一顆骰子。
web-dwarf-tool-amethyst = 紫水晶：點選要重擲的骰子。
web-dwarf-tool-sapphire = 藍寶石：點選要重擲的骰子，再按重擲。
web-dwarf-tool-emerald = 綠寶石：點選要轉動的骰子。
web-dwarf-tool-face = 要轉成幾點？
web-dwarf-tool-diamond = 鑽石：點選場中要拿取的寶石。
web-dwarf-tool-raid = 劫掠：點選場中要拿取的寶石。
web-dwarf-tool-swap = 交換：選擇要交換的寶石。
web-dwarf-swap-with = 交換對象
web-dwarf-swap-take = 你得到
web-dwarf-swap-give = 你給出
web-dwarf-curse = { $gems }；達到 { $needed } 顆時每顆 +1
web-dwarf-wish-true = 願望實現，+5
web-dwarf-stars = 星星寶石：
web-dwarf-last-round =
    { $count ->
        [1] 最後一個回合！
       *[other] 最後一輪：還有 { $count } 個回合
    }
web-dwarf-key-dice = 選取骰子，或在詢問時選擇點數
web-dwarf-key-reroll = 擲骰，或重擲選取的骰子
web-dwarf-key-keep = 保留骰子
web-dwarf-key-gems = 花費鑽石、綠寶石、藍寶石或紫水晶
web-dwarf-key-cancel = 取消目前的選擇
web-dwarf-curse-turned = 詛咒寶石每顆 +1
web-dwarf-drew = { $seat } 抽出{ $gems }放到場中。
web-dwarf-drawn-diamond =
    { $count ->
        [1] 一顆鑽石
        [2] 兩顆鑽石
       *[other] { $count } 顆鑽石
    }
web-dwarf-drawn-emerald =
    { $count ->
        [1] 一顆綠寶石
        [2] 兩顆綠寶石
       *[other] { $count } 顆綠寶石
    }
web-dwarf-drawn-sapphire =
    { $count ->
        [1] 一顆藍寶石
        [2] 兩顆藍寶石
       *[other] { $count } 顆藍寶石
    }
web-dwarf-drawn-amethyst =
    { $count ->
        [1] 一顆紫水晶
        [2] 兩顆紫水晶
       *[other] { $count } 顆紫水晶
    }
web-dwarf-drawn-cursed =
    { $count ->
        [1] 一顆詛咒寶石
        [2] 兩顆詛咒寶石
       *[other] { $count } 顆詛咒寶石
    }
web-dwarf-norcia = { $colour }諾西亞寶石：
web-dwarf-card-favourite = 最喜歡的骰子：{ $die }。它擲出「6」時可以使用一個已開啟的能力。
web-dwarf-card-wish = 願望：{ $gems }。遊戲結束時擁有就得 5 分。
web-dwarf-ability-closed = { $ability }（尚未開啟）
web-dwarf-ability-wild = 把骰子放到一旁，當作任意點數。
web-dwarf-ability-draw = 回合結束時從布袋得到一顆寶石。
web-dwarf-ability-swap = 和一位對手交換一顆寶石，但不能拿鑽石。
web-dwarf-ability-raid = 拿取場中一顆寶石。
web-dwarf-wish = 願望 +5：{ $gems }
web-dwarf-take = 拿取{ $word }
web-title-turn = ● 輪到你了 · { $game }
web-dwarf-reroll-gem = 需要花費寶石

## 矮人礦坑與矮人礦坑2

web-saboteur-help = 先點一張手牌，再點要用在哪裡：礦坑裡的位置、終點、道路卡或玩家，然後確認。再點一次手上的道路卡可以轉半圈，也可以直接拖曳卡片。沒有選牌時，點終點可以知道誰看過，點玩家可以看他面前有什麼。你的角色在手牌的角落，點一下就能蓋住。
web-saboteur-key-cards = 選取手牌
web-saboteur-key-turn = 把道路卡轉半圈（在卡片上按空白鍵也可以）
web-saboteur-key-confirm = 確認目前的選擇
web-saboteur-key-discard = 棄牌
web-saboteur-key-cancel = 取消上一個選擇

# 標籤各部分之間。
web-saboteur-comma = ，

web-saboteur-turn = 你的手牌與動作
web-saboteur-hand = 你的手牌
web-saboteur-players = 玩家
web-saboteur-turned = 轉半圈
web-saboteur-chosen = 已選取
web-saboteur-no-use = 目前用不上

web-saboteur-ask-turn = 請{ $ways }。
web-saboteur-may-lay = 放置道路卡
web-saboteur-may-act = 使用行動卡
web-saboteur-may-clear = 移除自己面前的卡
web-saboteur-may-discard = 棄牌
web-saboteur-choose-cell = { $card }要放在哪裡？
web-saboteur-choose-goal = { $card }：要查看哪個終點？
web-saboteur-choose-tunnel = { $card }：要移除哪張道路卡？
web-saboteur-choose-seat = { $card }：要用在上方哪位玩家身上？
web-saboteur-choose-tool = 要修哪一個工具？
web-saboteur-choose-nothing = { $card }現在沒有地方可以用，請選其他牌，或棄牌。
web-saboteur-choose-discards =
    { $most ->
        [1] 請選擇要棄的牌。
       *[other] 請選擇要棄的牌，最多 { $most } 張，已選 { $count } 張。
    }
web-saboteur-choose-cost = 請棄兩張牌來移除自己面前的{ $item }，已選 { $count }／{ $most } 張。
web-saboteur-copies = { $count } 張
web-saboteur-barred-tool = 工具壞掉時不能放置道路卡（P4）。
web-saboteur-barred-trap = 被陷阱困住時不能放置道路卡（P4）。
web-saboteur-sure = { $what }？
web-saboteur-means = { $what }。
web-saboteur-confirm = 確定
web-saboteur-turn-card = 轉半圈
web-saboteur-discard-mode = 棄牌…
web-saboteur-discard =
    { $count ->
        [0] 棄牌
       *[other] 棄 { $count } 張牌
    }
web-saboteur-clear-mode = 棄兩張牌，移除自己面前的{ $item }
web-saboteur-clear-short = 棄兩張牌移除
web-saboteur-clear-away = 移除

web-saboteur-role-yours = 你的角色：{ $role }。點一下可以蓋住。
web-saboteur-role-covered = 你的角色已蓋住。點一下可以查看。
web-saboteur-role-show = 查看角色
web-saboteur-role-cover = 蓋住

web-saboteur-goal-0 = 北
web-saboteur-goal-1 = 中
web-saboteur-goal-2 = 南
web-saboteur-goal-name-0 = 北邊
web-saboteur-goal-name-1 = 中間
web-saboteur-goal-name-2 = 南邊

web-saboteur-seat = { $parts }。
web-saboteur-seat-hand =
    { $count ->
        [0] 沒有手牌。
       *[other] 手牌 { $count } 張。
    }
web-saboteur-seat-broken = 壞掉的工具：{ $tools }。
web-saboteur-seat-trapped = 被陷阱困住。
web-saboteur-seat-theft = 第 { $order } 個放置偷竊。
web-saboteur-seat-gold =
    { $cards ->
        [0] 賞金 { $sum }。
       *[other]
            { $sum ->
                [0] { web-saboteur-unseen-gold }。
               *[other] 賞金 { $sum }，另有{ web-saboteur-unseen-gold }。
            }
    }
web-saboteur-unseen-gold = 未公開的金塊卡 { $cards } 張
web-saboteur-seat-starter = 這輪的起始玩家。
web-saboteur-seat-role = 角色：{ $role }。
web-saboteur-seat-peeked = 看過的終點：{ $goals }。
web-saboteur-seat-inspected = 知道 { $names } 的角色。
web-saboteur-looked =
    { $count ->
        [0] 還沒有人看過。
       *[other] 看過的人：{ $names }。
    }

web-saboteur-round = 第 { $round } 輪，共 { $rounds } 輪
web-saboteur-deck =
    { $count ->
        [0] 牌堆已空
       *[other] 牌堆剩 { $count } 張
    }
web-saboteur-discarded = 棄牌 { $count } 張
web-saboteur-crystals = 水晶 { $count } 顆
web-saboteur-on-offer = 還有 { $count } 張金塊卡待分
web-saboteur-look-back = 各輪結果
web-saboteur-round-number = 第 { $round } 輪

web-saboteur-dealt = 每人拿到一張角色卡和 { $count } 張手牌。
web-saboteur-new-hat = { $seat } 從剩下的角色卡中換一張。
web-saboteur-named-role = { $seat }（{ $role }）
web-saboteur-named-gold = { $seat } +{ $gold }
web-saboteur-roles = 角色揭曉：{ $roles }。
web-saboteur-sums = 賞金：{ $sums }。

web-saboteur-winners =
    { $count ->
        [1] { $names } 以賞金 { $points } 獲勝
       *[other] { $names } 以賞金 { $points } 共享勝利
    }
web-saboteur-you-place = 你得到第 { $place } 名，賞金 { $points }。
web-saboteur-end-title = 第 { $round } 輪結束
web-saboteur-end-won = 獲勝
web-saboteur-end-lost = 落敗
web-saboteur-end-trapped = 受困
web-saboteur-end-diggers = 好矮人獲勝。
web-saboteur-end-saboteurs = 壞矮人獲勝。
web-saboteur-end-barred = 每條路都有門擋住兩隊，兩隊都沒有獲勝。
web-saboteur-end-nobody = 沒有人獲勝。
web-saboteur-end-winners =
    { $count ->
        [1] 唯一的贏家是 { $names }。
       *[other] { $count } 位贏家分享賞金：{ $names }。
    }
web-saboteur-end-roles = 角色與賞金
web-saboteur-end-shares = 拿金塊卡的順序
web-saboteur-end-thefts = 偷竊的順序
web-saboteur-way-any = 通往寶藏的路
web-saboteur-way-blue = 藍隊通往寶藏的路
web-saboteur-way-green = 綠隊通往寶藏的路
web-saboteur-end-unseen = 只有本人知道
web-saboteur-end-stole = 偷得 +{ $count }
web-saboteur-end-robbed = 被偷 −{ $count }
web-saboteur-end-go-on = 繼續遊戲

## 矮人礦坑的礦坑

web-mine = 礦坑
web-mine-help = 拖曳可移動，滾輪或雙指可縮放。按鍵：加號與減號縮放，方向鍵移動，0 顯示全部。
web-mine-zoom = 縮放
web-mine-nearer = 放大
web-mine-farther = 縮小
web-mine-fit = 顯示全部
web-mine-place = 第 { $x } 欄、第 { $y } 列
web-mine-start = 有梯子的起點
web-mine-card =
    { $card }{ $turned ->
        [true] （轉半圈）
       *[false] { "" }
    }
web-mine-tunnel =
    { $card }，{ $place }{ $joined ->
        [all] ，通到起點
        [part] ，部分通到起點
        [none] ，已斷開
       *[untold] { "" }
    }
web-mine-goal-name =
    { $goal ->
        [0] 北邊的終點
        [1] 中間的終點
       *[2] 南邊的終點
    }
web-mine-goal =
    { $goal ->
        [0] 北邊的終點
        [1] 中間的終點
       *[2] 南邊的終點
    }，{ $place }：{ $state ->
        [down] 蓋著
        [seen] 蓋著，你看過是{ $card }
       *[up] { $card }
    }
web-mine-goal-looked = { $lies }。{ $looked }
web-mine-lay =
    { $place }，{ $ways ->
        [both] 兩個方向都可以
        [turned] 須轉半圈
       *[printed] 照原方向
    }；{ $neighbours }
web-mine-beside =
    { $side ->
        [n] 上方
        [e] 右方
        [s] 下方
       *[w] 左方
    }是{ $card }{ $open ->
        [yes] ，通向這裡
        [no] ，不通向這裡
       *[untold] { "" }
    }
web-mine-bury = 掩埋{ $card }，{ $place }
web-mine-look =
    查看{ $goal ->
        [0] 北邊的終點
        [1] 中間的終點
       *[2] 南邊的終點
    }

## 矮人礦坑：電腦玩家的懷疑

web-saboteur-suspicion = 電腦玩家懷疑誰
web-saboteur-suspicion-text = 每一手之後，每位電腦玩家都只根據自己看得到的情況，重新估計其他人是壞矮人的可能性。旁邊標出真正的角色。
web-saboteur-suspicion-wait = 正在計算懷疑的變化…
web-saboteur-suspicion-unread = 伺服器沒有回應，請再試一次。
web-saboteur-suspicion-again = 再試一次
web-saboteur-suspicion-bot = 這位電腦玩家的想法
web-saboteur-suspicion-rounds = 顯示的輪次
web-saboteur-suspicion-all = 全部
web-saboteur-suspicion-chart = { $seat } 的懷疑如何變化。下方的滑桿可以逐手閱讀。
web-saboteur-suspicion-share = { $percent }%
web-saboteur-suspicion-of = { $seat } { $share }
web-saboteur-suspicion-moment = 時間點
web-saboteur-suspicion-turn = 第 { $round } 輪第 { $turn } 手
# 時間點之後，當時的情況之前。
web-saboteur-suspicion-colon = ：
web-saboteur-suspicion-deal = 第 { $round } 輪發牌後
web-saboteur-suspicion-back = 前一手
web-saboteur-suspicion-on = 後一手
web-saboteur-suspicion-truth = 圖表上方每輪結束處的符號，是真正的壞矮人。選一位玩家可以只看他的線。
web-saboteur-suspicion-table = 以表格顯示全部
web-saboteur-suspicion-shown = 第 { $round } 輪結束時亮出的角色

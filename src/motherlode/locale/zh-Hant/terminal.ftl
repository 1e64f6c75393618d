### 只在終端機顯示的文字。

terminal-prompt = ＞
terminal-you = 玩家
terminal-quit-words = q quit 離開
terminal-help-words = ? ？ h help 說明
terminal-how-to-play = 請選號碼，或直接輸入動作；輸入 ? 看說明，輸入 q 離開。
terminal-which = 選哪一個？按 Enter 返回。
terminal-no-such-number = 請選 1 到 { $most } 的號碼。
terminal-unknown-move = 「{ $given }」不是這裡的動作，輸入 ? 可以看輸入方式。
terminal-bot-failed = 程式出錯，{ $seat } 無法決定（{ $reason }），因此隨機選出一個合法動作。
terminal-farewell = 下次再見。
terminal-commitment = 本局隨機的封印（種子的 SHA-256）：{ $commitment }
terminal-seed = 種子是 { $seed }
terminal-saved = 本局的紀錄存放在 { $file }

terminal-place = 第 { $place } 名　{ $name }：{ $points } 分
terminal-saboteur-place = 第 { $place } 名　{ $name }：賞金 { $points }
terminal-winners =
    { $count ->
        [1] { $winners } 獲勝。
       *[other] { $winners } 共享勝利。
    }

## 指令

terminal-usage = 無法理解這個指令：{ $detail } 請參考 motherlode --help。
terminal-failed = 無法完成：{ $detail }。
terminal-no-such-game = 這裡沒有「{ $game }」這個遊戲，請選擇 dwarf（{ game-dwarf }）、saboteur（{ game-saboteur }）或 saboteur2（{ game-saboteur2 }）。
terminal-wrong-number-of-seats = 這個遊戲適合 { $least } 到 { $most } 人，請用 --bots 增減電腦玩家，每位寫一個等級（競技場用 --seats）。
terminal-no-such-language = 沒有「{ $language }」這個語言，請從 { $known } 中選擇。
terminal-content-usage = 「{ $given }」沒有指定內容檔，請寫成 --content GAME=FILE。
terminal-option-usage = 「{ $given }」沒有指定選項，請寫成 --option OPTION=CHOICE。
terminal-seconds = 不能設定 { $given } 秒，請選擇大於 0、最多 600 的秒數。
terminal-speed = 不能設定每秒 { $given } 步，請選擇 0，或 { $least } 以上的數字。
terminal-serving = Motherlode 的網址是 { $address }
terminal-serving-others = 同一個網路的人請開啟 { $address }
terminal-how-to-stop = 按 Ctrl-C 停止；每一局都會保留，下次繼續。
terminal-stopped = 已停止，所有牌局都保留著。
terminal-cannot-listen = 無法使用 { $host } 的連接埠 { $port }（{ $reason }），請改用 make play PORT={ $next }，或用 --host 與 --port 指定其他位置。
terminal-no-host = --host 沒有指定位址，請填 127.0.0.1，或填 0.0.0.0 讓同一個網路的人都能進來。
terminal-not-a-record = { $file } 不是牌局紀錄：{ $detail }
terminal-no-record-there = { $address } 沒有紀錄（{ $reason }），請填寫已結束牌局的網址：http://HOST/api/tables/TABLE/records/MATCH。
terminal-not-fetched = 無法讀取 { $address }（{ $reason }），請檢查網址，並確認伺服器正在執行。
terminal-record-too-large = { $address } 傳來的內容超過 { $most } MiB，不可能是紀錄，請檢查網址。
terminal-record-wrong = { $file } 的紀錄有誤：{ $detail }
terminal-record-right = 紀錄正確：隨機結果、{ $count } 個動作與最後結果都相符。
record-other-rules = 這是其他遊戲，或其他規則、其他內容的紀錄；如果當時使用了內容檔，請用 --content 指定同一個檔案。
record-bad-name = { $number } 號座位的名字無法顯示。
record-bad-set-up = 這些選項和座位數不能開局。
record-bad-action =
    { $clause ->
        [none] 規則不允許第 { $number } 個動作。
       *[other] 規則不允許第 { $number } 個動作（{ $clause }）。
    }
record-draws-do-not-fit = 擲骰與抽取的結果和動作對不上。
record-bad-seed = 種子的格式不對，應為 32 位元組的十六進位數字。
record-other-seed = 種子不是第一步之前封印的那一個。
record-other-deal = 發牌結果和種子不符。
record-other-draws = 第 { $number } 個動作的隨機結果和種子不符。
record-other-end = 這一局的結果不是這樣。
record-other-suspicions = 紀錄裡電腦玩家的懷疑和牌局不符。
terminal-bench-compiled = 引擎已編譯。時間為這台電腦目前的測量值。
terminal-bench-pure = 引擎未編譯。時間為這台電腦目前的測量值。
terminal-bench-game = 遊戲
terminal-bench-seats = 座位
terminal-bench-steps = 步／秒
terminal-bench-games = 局／秒
terminal-bench-driven = Python 步／秒
terminal-bench-rollouts = 中盤 推演／秒
terminal-bench-imagined = 想像 推演／秒
terminal-bench-clone = 複製（ns）
terminal-bench-bytes = 位元組
terminal-bench-view = 視角（µs）
terminal-bench-imagine = 想像（µs）

## 挖寶矮人

terminal-dwarf-turn = 第 { $turn } 回合 · 布袋裡還有 { $count } 顆寶石
terminal-dwarf-last-turns = 第 { $turn } 回合 · 最後一輪，連本回合還有 { $count } 個回合
terminal-dwarf-seat = 玩家
terminal-dwarf-dwarf = 矮人、最喜歡的骰子
terminal-dwarf-abilities = 能力
terminal-dwarf-wish = 願望
terminal-dwarf-gems = 寶石
terminal-dwarf-points = 分數
terminal-dwarf-mine = 場中：
terminal-dwarf-nothing = 沒有
terminal-dwarf-locked = 鎖定
terminal-dwarf-free = 可重擲
terminal-dwarf-aside = 百搭
terminal-dwarf-rerolls =
    { $count ->
        [0] 重擲次數已用完
       *[other] 還可以重擲 { $count } 次
    }
terminal-dwarf-charged = 你的「6」可以使用能力
terminal-dwarf-matches =
    { $conditions ->
        [none] 目前什麼都沒配成
       *[other] 目前配成{ $conditions }
    }
terminal-dwarf-join = ；

dwarf-reroll-group = 重擲骰子……
dwarf-spend-amethyst-group = 花費紫水晶，重擲一顆骰子……
dwarf-spend-sapphire-group = 花費藍寶石，重擲最多四顆骰子……
dwarf-spend-emerald-group = 花費綠寶石，轉一顆骰子……
dwarf-spend-diamond-group = 花費鑽石，拿取一種寶石的全部……
dwarf-use-swap-group = 交換：和其他玩家交換一顆寶石……
dwarf-use-raid-group = 劫掠：拿取場中一顆寶石……

terminal-dwarf-help =
    輸入動作，或選單上的號碼。骰子：藍 b、紅 r、綠 g、黑 k、白 w。
    寶石：鑽石 d、綠寶石 e、藍寶石 s、紫水晶 a、詛咒寶石 c。
      擲骰              擲骰
      重擲 藍 紅        重擲這些骰子（r br 也可以）
      保留              保留骰子（或 k）
      紫水晶 紅         花費紫水晶，重擲紅骰
      藍寶石 藍 綠      花費藍寶石，重擲這些骰子
      綠寶石 綠 4       花費綠寶石，把綠骰轉成 4
      鑽石 紫水晶       花費鑽石，拿取場中所有的紫水晶
      百搭、抽取        使用這個能力
      交換 2 詛咒 綠寶石  給 2 號玩家一顆詛咒寶石，換一顆綠寶石
      劫掠 藍寶石       拿取場中一顆藍寶石
      點數 5            百搭骰子當作 5
      星星              花費星星寶石
      離開              離開（或 q）

terminal-usage-reroll = 請說明要重擲哪些骰子，例如：重擲 藍 紅。
terminal-usage-amethyst = 請說明要重擲哪一顆骰子，例如：紫水晶 紅。
terminal-usage-sapphire = 請說明要重擲哪些骰子（一到四顆），例如：藍寶石 藍 綠。
terminal-usage-emerald = 請說明哪一顆骰子、轉成幾點（1 到 6），例如：綠寶石 綠 4。
terminal-usage-diamond = 請說明要拿哪一種寶石，例如：鑽石 紫水晶。
terminal-usage-swap = 請說明對方的號碼、給出的寶石、想要的寶石，例如：交換 2 詛咒 綠寶石。
terminal-usage-raid = 請說明要拿哪一顆寶石，例如：劫掠 藍寶石。
terminal-usage-number = 請輸入 1 到 6 的點數，例如：點數 5。

# 可以輸入的字，以空格分開。
typed-dwarf-verb-roll = 擲骰
typed-dwarf-verb-reroll = 重擲
typed-dwarf-verb-star = 星星 星星寶石
typed-dwarf-verb-amethyst = 紫水晶
typed-dwarf-verb-sapphire = 藍寶石
typed-dwarf-verb-emerald = 綠寶石
typed-dwarf-verb-diamond = 鑽石
typed-dwarf-verb-wild = 百搭
typed-dwarf-verb-draw = 抽取
typed-dwarf-verb-swap = 交換
typed-dwarf-verb-raid = 劫掠
typed-dwarf-verb-keep = 保留 保留骰子
typed-dwarf-verb-number = 點數
typed-dwarf-die-blue = 藍 藍骰
typed-dwarf-die-red = 紅 紅骰
typed-dwarf-die-green = 綠 綠骰
typed-dwarf-die-black = 黑 黑骰
typed-dwarf-die-white = 白 白骰
typed-dwarf-gem-diamond = 鑽石
typed-dwarf-gem-emerald = 綠寶石
typed-dwarf-gem-sapphire = 藍寶石
typed-dwarf-gem-amethyst = 紫水晶
typed-dwarf-gem-cursed = 詛咒 詛咒寶石

## 矮人礦坑

terminal-saboteur-round =
    第 { $round } 輪，共 { $rounds } 輪・{ $deck ->
        [0] 牌堆已空
       *[other] 牌堆剩 { $deck } 張
    }
terminal-saboteur-seat = 玩家
terminal-saboteur-role = 角色
terminal-saboteur-hand = 手牌
terminal-saboteur-before = 面前
terminal-saboteur-gold = 賞金
terminal-saboteur-knows = 看過
terminal-saboteur-peeked = { $goals } 號終點
terminal-saboteur-inspected = { $names } 的角色
terminal-saboteur-join = { "；" }
terminal-saboteur-signs = # 梯子（都通往起點）・◆ 藍門・● 綠門・* 水晶・× 不通・╫ 橋・╱ ╲ 雙彎道・$ 寶藏・暗色：沒有和起點連通

saboteur-place-group =
    { $count ->
       *[other] 放道路卡（{ $count } 種放法）……
    }
saboteur-place-card =
    { $count ->
       *[other] 放{ $card }（{ $count } 種放法）……
    }
saboteur-break-group = 破壞某人的工具……
saboteur-break-card = 出{ $card }……
saboteur-repair-group = 修復某人的工具……
saboteur-repair-card = 出{ $card }……
saboteur-rock-fall-group = 落石：埋掉一段坑道……
saboteur-map-group = 地圖：偷看一個終點……
saboteur-hands-off-group = 把手拿開：拿走某人的偷竊……
saboteur-swap-hands-group = 交換手牌：和某人交換全部手牌……
saboteur-inspect-group = 審查：看某人的角色……
saboteur-swap-hats-group = 交換帽子：讓某人換角色……
saboteur-trap-group = 陷阱：困住某人……
saboteur-free-group = 反陷阱：救出某人……
saboteur-clear-group = 棄兩張牌，清掉自己面前的一張卡……
saboteur-discard-group = 棄牌……
saboteur-take-gold-group = 拿一張金塊卡……
saboteur-steal-group = 向某人偷 1 賞金……

terminal-saboteur-help =
    輸入動作，或選單上的號碼。手牌用牌的號碼，玩家用表格裡的號碼，終點由北到南是 1 到 3，位置是欄和列。
      出 2 3 -1         把 2 號道路卡放在第 3 欄、第 -1 列
      出 2 3 -1 轉      同上，但轉半圈
      出 4 2            對 2 號玩家出 4 號牌：破壞、陷阱、反陷阱、審查、交換、修復……
      出 4 2 礦燈       修復卡可修兩種工具時，修 2 號玩家的礦燈
      出 5 3 -1         落石：埋掉第 3 欄、第 -1 列的坑道
      出 5 1            地圖：偷看 1 號終點
      棄 1              棄 1 號牌（矮人礦坑2 最多三張：棄 1 3 4）
      清 陷阱 1 3       矮人礦坑2：棄 1 號和 3 號牌，清掉自己面前的陷阱（或十字鎬……）
      拿 3              拿價值 3 的金塊卡
      偷 2              向 2 號玩家偷 1 賞金
      不偷              什麼都不偷
      離開              離開（或 q）

terminal-saboteur-usage-play = 請說明出哪張手牌、放在哪裡或對誰出，例如：出 2 3 -1，或出 4 2。
terminal-saboteur-usage-path = 請說明欄和列，要轉半圈就加上「轉」，例如：出 2 3 -1 轉。
terminal-saboteur-usage-rock-fall = 請說明要埋掉的坑道在第幾欄、第幾列，例如：出 5 3 -1。
terminal-saboteur-usage-map = 請說明終點的號碼，由北到南是 1 到 3，例如：出 5 1。
terminal-saboteur-usage-player = 請說明玩家的號碼，例如：出 4 2。
terminal-saboteur-usage-repair = 請說明玩家的號碼；可修兩種工具的牌還要說明工具，例如：出 4 2 礦燈。
terminal-saboteur-usage-discard = 請說明要棄哪些手牌，一到三張，例如：棄 1 3。
terminal-saboteur-usage-clear = 請說明要清掉什麼，以及要棄的兩張手牌，例如：清 陷阱 1 3。
terminal-saboteur-usage-take = 請說明金塊卡的價值，1 到 3，例如：拿 3。
terminal-saboteur-usage-steal = 請說明玩家的號碼，例如：偷 2。

# 可以輸入的字，以空格分開。
typed-saboteur-verb-play = 出 放
typed-saboteur-verb-discard = 棄 棄牌
typed-saboteur-verb-clear = 清 清掉
typed-saboteur-verb-take = 拿
typed-saboteur-verb-steal = 偷
typed-saboteur-verb-decline = 不偷
typed-saboteur-item-pick = 十字鎬
typed-saboteur-item-lamp = 礦燈
typed-saboteur-item-wagon = 推車
typed-saboteur-item-trap = 陷阱
typed-saboteur-item-theft = 偷竊
typed-saboteur-way-turned = 轉 轉半圈

# arena
terminal-arena-playing = 對局中
terminal-arena-numbers = 天梯至少需要兩種等級、1 副牌局、1 個行程，且數字不可為負。
terminal-arena-seconds = 請給高手大於 0、最多 { $most } 秒的思考時間。
terminal-arena-role-numbers = 測量角色至少需要 1 副牌局、1 個行程，且數字不可為負。
arena-no-roles = 「{ $game }」沒有角色牌，請改用 saboteur 或 saboteur2。
arena-ladder-of = { $id }，{ $players } 人，規則版本 { $version }，內容 { $content }
arena-roles-of = { $id }，規則版本 { $version }，內容 { $content }
arena-source =
    程式版本 { $source ->
        [none] 不明
       *[other] { $source }
    }，{ $compiled ->
        [true] 已編譯
       *[false] 純 Python
    }
arena-pairing = 對戰
arena-games = 局數
arena-wins = 勝率
arena-interval = 95 % 信賴區間
arena-points = 分數
arena-lead = 領先
arena-seats = 人數
arena-rounds = 輪數
arena-dug = 挖到寶藏
arena-role-wins = { $holder }獲勝、賞金

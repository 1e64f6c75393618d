### 只在終端機顯示的文字。

terminal-prompt = ＞
terminal-you = 玩家
terminal-quit-words = q quit 離開
terminal-help-words = ? ？ h help 說明
terminal-how-to-play = 請選號碼，或直接輸入動作；輸入 ? 看說明，輸入 q 離開。
terminal-which = 選哪一個？按 Enter 返回。
terminal-no-such-number = 請選 1 到 { $most } 的號碼。
terminal-unknown-move = 「{ $given }」不是這裡的動作，輸入 ? 可以看輸入方式。
terminal-farewell = 下次再見。
terminal-commitment = 本局隨機的封印（種子的 SHA-256）：{ $commitment }
terminal-seed = 種子是 { $seed }
terminal-saved = 本局的紀錄存放在 { $file }

terminal-place = 第 { $place } 名　{ $name }：{ $points } 分
terminal-winners =
    { $count ->
        [1] { $winners } 獲勝。
       *[other] { $winners } 共享勝利。
    }

## 指令

terminal-usage = 無法理解這個指令：{ $detail } 請參考 motherlode --help。
terminal-failed = 無法完成：{ $detail }。
terminal-no-such-language = 沒有「{ $language }」這個語言，請從 { $known } 中選擇。
terminal-content-usage = 「{ $given }」沒有指定內容檔，請寫成 --content GAME=FILE。
terminal-option-usage = 「{ $given }」沒有指定選項，請寫成 --option OPTION=CHOICE。
terminal-seconds = 不能設定 { $given } 秒，請選擇大於 0、最多 600 的秒數。
terminal-speed = 不能設定每秒 { $given } 步，請選擇 0 以上的數字。
terminal-serving = Motherlode 的網址是 { $address }
terminal-serving-others = 同一個網路的人請開啟 { $address }
terminal-how-to-stop = 按 Ctrl-C 停止；每一局都會保留，下次繼續。
terminal-stopped = 已停止，所有牌局都保留著。
terminal-cannot-listen = 無法使用 { $host } 的連接埠 { $port }（{ $reason }），請用 --host 與 --port 指定其他位置。
terminal-not-a-record = { $file } 不是牌局紀錄：{ $detail }
terminal-record-wrong = { $file } 的紀錄有誤：{ $detail }
terminal-record-right = 紀錄正確：隨機結果、{ $count } 個動作與最後結果都相符。
terminal-bench-compiled = 引擎已編譯。時間為這台電腦目前的測量值。
terminal-bench-pure = 引擎未編譯。時間為這台電腦目前的測量值。
terminal-bench-game = 遊戲
terminal-bench-seats = 座位
terminal-bench-steps = 步／秒
terminal-bench-games = 局／秒
terminal-bench-driven = 由 Python 驅動的步／秒
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

# arena
terminal-arena-playing = 對局中
terminal-arena-numbers = 天梯至少需要兩種等級、1 副牌局、1 個行程，且數字不可為負。
terminal-arena-seconds = 請給高手大於 0、最多 { $most } 秒的思考時間。

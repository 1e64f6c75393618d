### 每個遊戲與每個畫面共用的文字。填入規則請見 en/common.ftl。

app-name = Motherlode
language-name = 繁體中文

game-dwarf = 挖寶矮人
game-raiders = 奪寶天兵
game-saboteur = 矮人礦坑
game-paydirt = 掏金狂潮

level-novice = 新手
level-steady = 穩健
level-sharp = 高手

# 清單中出現多次的詞。
counted = { $count } 個{ $word }

# 沒有名字的玩家。
seat-number = { $number } 號座位
bot-name = 電腦 { $number }（{ $level }）

## 為什麼沒有執行。每則一句話，說明該怎麼做。

no-such-game = 這裡沒有「{ $game }」這個遊戲，請從遊戲清單中選擇。
no-such-option = { $game }沒有「{ $option }」這個選項，請從遊戲列出的選項中選擇。
no-such-choice = 「{ $option }」不能選「{ $choice }」，請選擇列出的項目。
wrong-number-of-seats = 這個遊戲適合 { $least } 到 { $most } 人，請增減座位。
no-such-action = 這個遊戲沒有這個動作，請從列出的動作中選擇。
game-is-over = 遊戲已經結束，想再玩請按「再來一局」。
not-your-turn = 現在輪到 { $seat }，請等輪到你再行動。

no-such-table = 這個網址沒有牌桌，請檢查連結或另開新桌。
not-your-seat = 這不是你的座位，請用你自己座位的連結開啟。
not-the-host = 只有開桌的人可以這樣做，請找開桌的人幫忙。
not-seated = 只有坐在這張牌桌的人可以這樣做，請先入座。
invite-used = 這個邀請已經用過了，請向開桌的人索取其他座位。
no-such-invite = 這個邀請無效，請向開桌的人索取新的連結。
seat-taken = 這個座位已經有人坐了，請選其他座位。
no-such-seat = 這張牌桌沒有這個座位，請選擇畫面上的座位。
seats-not-filled = 還有空位，請等玩家入座，或把座位交給電腦。
already-started = 遊戲已經開始，座位不能再更動。
not-started = 遊戲還沒開始，請等開桌的人開始遊戲。
not-finished = 這一局還沒結束，請先玩完。
stale-version = 你選擇之後牌桌已有變化，請看清楚現況再選一次。
key-reused = 這個請求先前以不同內容送出過，請重新整理頁面再試一次。
bad-name = 請輸入 1 到 24 個字的名字。
name-taken = 這張牌桌已經有人用這個名字，請換一個。
too-many-tables = 目前開啟的牌桌太多，請稍後再試。
too-many-requests = 一次送出太多請求，請稍等再試。
storage-unavailable = 現在無法存檔，所以什麼都沒有改變，請稍後再試一次。
body-too-large = 送出的內容太大，請縮減後再試。
bad-request = 無法理解這個請求，請重新整理頁面再試一次。

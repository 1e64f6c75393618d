### 每個遊戲與每個畫面共用的文字。填入規則請見 en/common.ftl。

app-name = Motherlode
language-name = 繁體中文

game-dwarf = 挖寶矮人
game-raiders = 奪寶天兵
game-saboteur = 矮人礦坑
game-saboteur2 = 矮人礦坑2
game-paydirt = 掏金狂潮

level-novice = 新手
level-steady = 穩健
level-sharp = 高手

# 清單中出現多次的詞。
counted = { $count } 個{ $word }

# 沒有名字的玩家。
seat-number = { $number } 號座位

## 為什麼沒有執行。每則一句話，說明該怎麼做。

no-such-game = 這裡沒有「{ $game }」這個遊戲，請從遊戲清單中選擇。
no-such-option = { $game }沒有「{ $option }」這個選項，請從遊戲列出的選項中選擇。
no-such-choice = 「{ $option }」不能選「{ $choice }」，請選擇列出的項目。
wrong-number-of-seats = 這個遊戲適合 { $least } 到 { $most } 人，請增減座位。
no-such-action = 這個遊戲沒有這個動作，請從列出的動作中選擇。
game-is-over = 遊戲已經結束，想再玩請按「再來一局」。
not-your-turn = 現在輪到 { $seat }，請等輪到你再行動。

no-such-table = 這個網址沒有牌桌，請檢查連結或另開新桌。
no-such-match = 這張牌桌沒有這一局，請選擇玩過的牌局。
no-suspicions = 這一局沒有電腦玩家猜測過角色，所以沒有內容；請看其他局。
no-such-seat = 這張牌桌沒有這個座位，請選擇畫面上的座位。
no-such-invitation = 這個邀請找不到座位，請向開桌的人索取新的連結。
invitation-used = 這個邀請已經用過了，請向開桌的人索取其他座位。
seat-claimed = 這個座位已經有人坐了，請選其他座位。
seats-unclaimed = 還有空位，請等玩家入座，或把座位交給電腦。
already-started = 遊戲已經開始，座位不能再更動。
not-started = 遊戲還沒開始，請等開桌的人開始遊戲。
not-finished = 這一局還沒結束，請先玩完。
stale-version = 你選擇之後牌桌已有變化，請看清楚現況再選一次。
rules-changed = 這一局開始時的規則或內容與這台伺服器不同，請使用{ $game }規則版本 { $version } 的伺服器。

no-token = 只有坐在這張牌桌的人可以這樣做，請先入座。
wrong-token = 你的座位憑證在這張牌桌已經無效，請向開桌的人索取新的邀請。
host-only = 只有開桌的人可以這樣做，請找開桌的人幫忙。
seat-only = 只有入座的人可以這樣做，請先入座。
not-your-seat = 這不是你的座位，請用你自己的座位行動。

bad-name-length = 請輸入 1 到 { $most } 個字的名字。
bad-name-characters = 這個名字含有無法顯示的字元，請重新輸入。

no-such-page = 這個網址沒有任何內容，請檢查連結。
no-such-method = 這個網址不接受這種請求，請重新整理頁面再試一次。
no-hello = 你的瀏覽器沒有及時表明身分，請重新整理頁面。
bad-request = 無法理解這個請求，請重新整理頁面再試一次。
request-too-large = 送出的內容太大，請縮減後再試。
too-many-requests = 一次送出太多請求，請稍等再試。
storage-unavailable = 伺服器來不及存檔，請稍後再試一次，不會重複執行。
server-error = 伺服器發生錯誤，什麼都沒有改變，請再試一次；若一直如此，請告訴開桌的人。

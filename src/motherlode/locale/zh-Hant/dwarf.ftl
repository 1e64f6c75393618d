### 挖寶矮人。

## 物件

dwarf-gem-diamond = 鑽石
dwarf-gem-emerald = 綠寶石
dwarf-gem-sapphire = 藍寶石
dwarf-gem-amethyst = 紫水晶
dwarf-gem-cursed = 詛咒寶石

# 清單中只有寶石會出現多次。
dwarf-counted = { $count } 顆{ $word }

dwarf-die-blue = 藍骰
dwarf-die-red = 紅骰
dwarf-die-green = 綠骰
dwarf-die-black = 黑骰
dwarf-die-white = 白骰

dwarf-ability-wild = 百搭
dwarf-ability-draw = 抽取
dwarf-ability-swap = 交換
dwarf-ability-raid = 劫掠

dwarf-dwarf-bombarnok = 邦巴諾克
dwarf-dwarf-thorgild = 索吉德
dwarf-dwarf-ruddigar = 魯迪加
dwarf-dwarf-kolbera = 寇貝拉

dwarf-colour-white = 白色
dwarf-colour-orange = 橘色
dwarf-colour-pink = 粉紅色
dwarf-colour-teal = 藍綠色

dwarf-condition-four_ones = 四個「1」
dwarf-condition-four_of_a_kind = 鐵支
dwarf-condition-two_pairs = 兩對
dwarf-condition-straight = 順子
dwarf-condition-three_of_a_kind = 三條
dwarf-condition-only_a_pair = 只有一對

## 詢問

dwarf-ask-roll = 請擲骰。
dwarf-ask-choose = 請重擲、花費寶石、使用矮人能力，或保留骰子。
dwarf-ask-name = 請選擇百搭骰子的點數。

## 動作

dwarf-spend-star = 花費星星寶石：本回合擲五顆骰子
dwarf-roll = 擲骰
dwarf-reroll = 重擲{ $dice }
dwarf-spend-amethyst = 花費紫水晶：重擲{ $die }
dwarf-spend-sapphire = 花費藍寶石：重擲{ $dice }
dwarf-spend-emerald = 花費綠寶石：把{ $die }轉成 { $face }
dwarf-spend-diamond = 花費鑽石：拿取場中所有的{ $gem }
dwarf-use-wild = 百搭：把最喜歡的骰子放到一旁，當作任意點數
dwarf-use-draw = 抽取：回合結束時從布袋抽一顆寶石
dwarf-use-swap = 交換：給 { $other } 一顆{ $give }，換一顆{ $take }
dwarf-use-raid = 劫掠：拿取場中一顆{ $gem }
dwarf-keep = 保留骰子
dwarf-name-number = 百搭當作 { $face }

## 發生的事

dwarf-dealt = { $seat } 的矮人是{ $dwarf }。
dwarf-opened = 開場時場中有 { $gems }。由 { $seat } 開始。
dwarf-turn-began = 第 { $turn } 回合：輪到 { $seat }。
dwarf-drew = { $seat } 抽出一顆{ $gem }放到場中。
dwarf-last-round = { $seat } 取出了布袋裡最後一顆寶石：本回合之後每人再進行一個回合，最後輪到 { $seat }。
dwarf-star-spent = { $seat } 花費星星寶石，本回合擲五顆骰子。
dwarf-rolled = { $seat } 擲出 { $faces }（{ $dice }）。
dwarf-kept = { $seat } 保留骰子。
dwarf-gem-spent = { $seat } 花費一顆{ $gem }。
dwarf-die-set = { $seat } 把{ $die }轉成 { $face }。
dwarf-ability-used =
    { $seat } 使用{ $ability }並轉動矮人卡：已開啟{ $showing ->
        [1] 百搭
        [2] 百搭、抽取
        [3] 百搭、抽取、交換
       *[4] 全部四個能力
    }。
dwarf-swapped = { $seat } 給 { $other } 一顆{ $give }，換得一顆{ $take }。
dwarf-raided = { $seat } 從場中劫掠一顆{ $gem }。
dwarf-number-named = { $seat } 的百搭骰子當作 { $face }。
dwarf-matched =
    { $conditions ->
        [none] { $seat } 的骰子什麼都沒配成。
       *[other] { $seat } 的骰子：{ $conditions }{ $in_vain ->
            [true] ，但是場中沒有可拿的寶石。
           *[false] 。
        }
    }
dwarf-took =
    { $by ->
        [diamond] { $seat } 用鑽石拿取場中 { $count } 顆{ $gem }。
       *[dice] { $seat } 拿取場中 { $count } 顆{ $gem }。
    }
dwarf-lucky-draw =
    { $gem ->
        [none] 布袋已空：{ $seat } 的抽取沒有效果。
       *[other] { $seat } 從布袋抽取一顆{ $gem }。
    }
dwarf-norcia-drawn = { $seat } 這回合沒有得到寶石，抽一顆{ $colour }的諾西亞寶石。
dwarf-ended = 最後一個回合結束，遊戲也結束了。

## 為什麼不能這樣做

dwarf-no-star = 你沒有星星寶石可花，或本回合已經花過，請擲骰。
dwarf-no-roll-first = 請先擲骰，其他動作都在擲骰之後。
dwarf-no-name-first = 請先選擇百搭骰子的點數。
dwarf-no-gem = 你沒有{ $gem }可以花費，請選擇其他動作。
dwarf-no-white-die = 白骰要先花費星星寶石才能擲，請從你的四顆骰子中選擇。
dwarf-no-aside = { $die }本回合已因百搭放到一旁，請選擇其他骰子。
dwarf-no-locked = { $die }的「1」已鎖定，請花費紫水晶或藍寶石來重擲，或保留它。
dwarf-no-rerolls-left = 重擲次數已用完，只能重擲顯示「6」的骰子，或花費寶石重擲。
dwarf-no-five = 藍寶石只能重擲一到四顆骰子，請至少保留一顆。
dwarf-no-diamond = 交換不能拿走鑽石，請選擇其他寶石。
dwarf-no-same-face = 那顆骰子已經是這個點數，請選擇其他點數。
dwarf-not-in-mine = 場中沒有{ $gem }，請選擇場中有的寶石。
dwarf-no-after-wild = 最喜歡的骰子已因百搭放到一旁，本回合不能再使用能力。
dwarf-no-six = 使用{ $ability }需要你的{ $die }擲出「6」，而且那個「6」還沒用過。
dwarf-no-ability-yet = 你的矮人卡還沒開啟{ $ability }，請先使用前面的能力。
dwarf-no-use = { $ability }現在不會有任何改變，請選擇其他動作。
dwarf-no-star-now = 星星寶石要在第一次擲骰前花費，請等下個回合。
dwarf-no-roll-again = 你已經擲過骰子，請重擲或保留骰子。
dwarf-no-number-now = 你沒有需要選點數的百搭骰子，請從列出的動作中選擇。

## 結局

dwarf-score-gems = { $count } 顆{ $gem }，每顆 { $each } 分
dwarf-score-wish = 實現矮人的願望
dwarf-score-norcia = { $count } 組諾西亞寶石，每組 { $each } 分
dwarf-tie-fewer-cursed = 詛咒寶石最少

## 選項

dwarf-option-emerald_value = 綠寶石的分數
dwarf-option-emerald_value-help = 每顆綠寶石值幾分；7 分是初版摘要卡上的數字。
dwarf-option-emerald_value-6 = 6 分
dwarf-option-emerald_value-7 = 7 分
dwarf-option-diamond = 鑽石的條件
dwarf-option-diamond-help = 四個「1」很難擲出；改成任意鐵支，得到鑽石的機會約為兩倍。
dwarf-option-diamond-four_ones = 四個「1」
dwarf-option-diamond-any_quad = 任意鐵支
dwarf-option-tie_break = 同分時
dwarf-option-tie_break-help = 同分的玩家共享勝利，或由詛咒寶石較少的人獲勝。
dwarf-option-tie_break-shared = 共享勝利
dwarf-option-tie_break-fewer_cursed = 詛咒寶石較少者勝
dwarf-option-norcia = 諾西亞寶石
dwarf-option-norcia-help = 整個回合沒有得到寶石的人抽三顆諾西亞寶石；每湊齊一組四種顏色得 4 分。
dwarf-option-norcia-false = 不使用
dwarf-option-norcia-true = 使用
dwarf-option-stars = 星星寶石
dwarf-option-stars-help = 每人開局有一顆星星寶石，可在第一次擲骰前花費，多擲第五顆骰子。
dwarf-option-stars-false = 不使用
dwarf-option-stars-true = 使用

## 規則標題

dwarf-rule-S1 = 矮人卡
dwarf-rule-S2 = 布袋與礦場
dwarf-rule-S3 = 起始玩家
dwarf-rule-T1 = 抽兩顆寶石
dwarf-rule-T2 = 擲骰與兩次重擲
dwarf-rule-T3 = 「1」會鎖定
dwarf-rule-T4 = 「6」可任意重擲
dwarf-rule-T5 = 拿取配成的寶石
dwarf-rule-T6 = 只有一對：詛咒
dwarf-rule-T7 = 下一位玩家
dwarf-rule-G1 = 鑽石
dwarf-rule-G2 = 綠寶石
dwarf-rule-G3 = 藍寶石
dwarf-rule-G4 = 紫水晶
dwarf-rule-G5 = 詛咒寶石
dwarf-rule-G6 = 花掉的寶石移出遊戲
dwarf-rule-A1 = 最喜歡的骰子擲出「6」
dwarf-rule-A2 = 轉動矮人卡
dwarf-rule-A3 = 百搭
dwarf-rule-A4 = 抽取
dwarf-rule-A5 = 交換
dwarf-rule-A6 = 劫掠
dwarf-rule-A7 = 矮人的願望
dwarf-rule-E1 = 最後的寶石，最後一輪
dwarf-rule-E2 = 計分
dwarf-rule-E3 = 最高分獲勝
dwarf-rule-X1 = 諾西亞寶石
dwarf-rule-X2 = 星星寶石

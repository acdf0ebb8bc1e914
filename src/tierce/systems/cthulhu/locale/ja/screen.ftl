### 画面の文言：共通の語、質問、判定、一目で分かる状態。引数の説明は英語版にあります。

cthulhu-means = { $means ->
        [fist] こぶし
        [kick] キック
        [head-butt] 頭突き
        [grapple] 組み付き
        [bare] 素手
        [none] なし
        [hold] 武道
        [strength] 体当たり［STR×5］
       *[weapon] { $weapon }
    }

cthulhu-how = { $how ->
        [critical] クリティカル
        [special] スペシャル
        [success] 成功
        [fumble] ファンブル
        [malfunction] 故障
       *[failure] 失敗
    }

cthulhu-checked = 1D100<={ $target } ＞ { $rolled } ＞ { cthulhu-how }

cthulhu-contested = { $rolled ->
        [0] { $made ->
            [yes] 自動成功
           *[no] 自動失敗
        }
       *[other] { cthulhu-checked }
    }

cthulhu-tried = 1D100<={ $target } ＞ { $rolled } ＞ { $made ->
        [yes] 成功
       *[no] 失敗
    }

cthulhu-defence = { $kind ->
        [dodge] 回避
        [defend] 防御
        [parry] 受け流し
        [hide] 隠れる
        [cover] かばう
       *[other] { $kind }
    }

cthulhu-skill = { $skill ->
        [dodge] 回避
        [fist] こぶし
        [kick] キック
        [head-butt] 頭突き
        [grapple] 組み付き
        [martial-arts] マーシャルアーツ
        [grappling-art] 武道：組み技系
        [striking-art] 武道：立ち技系
        [archery-art] 武道：弓道
        [weapon-art] 武道（武器）
        [throw] 投擲
        [two-weapons] 武器・双撃
        [sword] 剣
        [sabre] サーベル
        [rapier] レイピア
        [katana] 日本刀
        [tachi] 太刀
        [knife] ナイフ
        [club] 棍棒
        [blackjack] ブラックジャック
        [mace] メイス
        [axe] 斧
        [staff] 杖
        [spear] 槍
        [naginata] 薙刀
        [whip] ムチ
        [chainsaw] チェーンソー
        [shield] 盾
        [bow] 弓
        [sling] スリング
        [handgun] 拳銃
        [rifle] ライフル
        [shotgun] ショットガン
        [smg] サブマシンガン
        [machine-gun] マシンガン
        [hide] 隠れる
        [sneak] 忍び歩き
        [jump] 跳躍
        [first-aid] 応急手当
        [medicine] 医学
        [luck] 幸運
        [claw] 爪・牙など
        [throwing] 投擲武器
       *[other] { $skill }
    }

cthulhu-characteristic = { $name ->
        [strength] STR
        [con] CON
        [pow] POW
        [dex] DEX
        [siz] SIZ
       *[other] { $name }
    }

cthulhu-layer = { $layer ->
        [core] クトゥルフ神話TRPG（6版基本）
        [y2010] クトゥルフ2010
        [y2015] クトゥルフ2015
        [set] このルール
        [keeper] KP
       *[other] { $layer }
    }

cthulhu-art = { $art ->
        [martial-arts] マーシャルアーツ
        [grappling-art] 武道：組み技系
        [striking-art] 武道：立ち技系
        [weapon-art] 武道（武器）
       *[none] 組み合わせなし
    }

cthulhu-way = { $way ->
        [plain] 通常の攻撃
        [knock-out] ノックアウト狙い
        [vital] 急所狙い
        [hold] 組み付き
        [pin] 押さえ込む
        [disarm] 武器を奪う
        [hurt] 締め上げてダメージを与える
        [strangle] 首を絞める
        [hurt-knock-out] 締め落とす（ノックアウト）
        [semi] セミオート（3発）
        [full] フルオート（6発）
        [unaimed] 未照準（2発）
        [unaimed-semi] 未照準のセミオート（6発）
        [unaimed-full] 未照準のフルオート（12発）
        [two-guns] 2丁拳銃
        [two-guns-semi] 2丁拳銃・セミオート
        [two-guns-full] 2丁拳銃・フルオート
        [throw] 投げつける
        [vital-semi] 急所狙いのセミオート（3発）
        [vital-full] 急所狙いのフルオート（6発）
        [arm] 腕狙い
        [leg] 足狙い
        [wing] 羽狙い
        [suplex] サルト
        [tackle] タックル
        [charge] タックル（1マス進んで吹き飛ばし）
        [tackle-knock-out] タックル（組み付き・ノックアウトのみ狙い）
        [seize] タックル（組み付き）
        [blow-away] タックル（吹き飛ばし）
        [feint] フェイント
        [feint-knock-out] フェイント（ノックアウト狙い）
        [eye] 眼球狙い
        [heart] 心臓狙い
        [shoulder] 関節狙い（肩）
        [knee] 関節狙い（膝）
        [throat] 喉狙い
        [consecutive] 双撃・連続攻撃
        [simultaneous] 双撃・同時攻撃
       *[other] { $way }
    }

## 質問

cthulhu-ask-order = DEXが同じです。誰が先に動きますか？

cthulhu-ask-declaration = ラウンド開始時の宣言はありますか？
    .option = { $what ->
            [delay] 行動遅延（減らすDEXを数字で入力。例：5）
            [concentrate] 「○○に集中」を宣言する
            [parry] { $of }に「受け流しを行う」と宣言する
           *[nothing] 宣言なし
        }
    .withheld = { cthulhu-ask-declaration.option }

cthulhu-ask-focus = どの防御行動に集中しますか？
    .option = { cthulhu-defence }に集中
    .withheld = { cthulhu-ask-focus.option }

cthulhu-ask-action = どうしますか？（残り{ $points }P）

cthulhu-ask-target = 誰を何で攻撃しますか？
    .option = { $foe }：{ cthulhu-means }
    .withheld = { $foe }：{ cthulhu-means }

cthulhu-ask-way = { $foe }への攻撃（{ cthulhu-means }）で何を宣言しますか？
    .option = { cthulhu-way }
    .withheld = { cthulhu-way }

cthulhu-ask-art = 武道・マーシャルアーツを組み合わせますか？
    .option = { $skill ->
            [none] { cthulhu-art }
           *[other] 武道（{ cthulhu-skill }）
        }{ $level ->
            [none] {""}
           *[other] （{ $level }）
        }

cthulhu-ask-where = どこへ{ $squares }マス移動しますか？
    .option = { $way ->
            [towards] { $other }に近づく（現在{ $far }マス）
            [away] { $other }から離れる
           *[elsewhere] それ以外の場所へ
        }

cthulhu-ask-defence = { $foe }の攻撃（{ cthulhu-means }）！ 防御行動は？

cthulhu-ask-critical-dodge = 回避がクリティカル！ { $foe }に反撃しますか、継続回避にしますか？

cthulhu-ask-counter = { $foe }への反撃（{ $how ->
        [half] ダメージ1/2
       *[more] ダメージ+1D4
    }）は何で行いますか？
    .option = { $means ->
            [none] 反撃しない
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] ＋{ cthulhu-art }
        }
    .withheld = { cthulhu-means }

cthulhu-ask-treat = 誰に何を試みますか？
    .option = { $patient }に〈{ cthulhu-skill }〉

cthulhu-ask-limb = { $patient }のどこを治療しますか？
    .option = { cthulhu-limb }

cthulhu-limb = { $limb ->
        [leg-hurt] 足
        [wing-hurt] 羽
        [throat-hurt] 喉
        [shoulder-hurt] 肩の関節
        [knee-hurt] 膝の関節
       *[arm-hurt] 腕
    }

cthulhu-ask-pull = どの武器を引き抜きますか？
    .option = { $weapon }

## 判定とダイス

cthulhu-roll-attack = { $foe }への命中判定（{ cthulhu-means }） 1D100<={ $target }

cthulhu-roll-check = 判定 1D100<={ $target }

cthulhu-roll-order = DEX同値の順番決め（低い方が先）

cthulhu-roll-dodge = 〈回避〉（{ $foe }の攻撃） 1D100<={ $target }

cthulhu-roll-defend = 防御［CON×5］（{ $foe }の攻撃） 1D100<={ $target }

cthulhu-roll-parry = 受け流し（{ cthulhu-means }、{ $foe }の攻撃） 1D100<={ $target }

cthulhu-roll-damage = ダメージ（{ cthulhu-means }）

cthulhu-roll-bonus = ダメージボーナス

cthulhu-roll-rider = 追加ダメージ{ $part ->
        [counter] （反撃）
        [fumble] （回避ファンブル）
        [vital] （急所）
        [wall] （壁）
        [obstacle] （遮蔽物）
        [somebody] （他のユニット）
        [point-blank] （ゼロ距離射撃）
        [fall] （落下）
        [second] （もう片方の武器）
       *[other] {""}
    }

cthulhu-roll-less = 防御によるダメージ軽減（{ $foe }の攻撃）

cthulhu-roll-shock = ショック判定［CON×5］ 1D100<={ $target }

cthulhu-roll-knock-out = ノックアウトの抵抗ロール 1D100<={ $target }

cthulhu-roll-break-free = 振りほどき（STR抵抗ロール） 1D100<={ $target }

cthulhu-roll-choke = 窒息の判定［CON］ 1D100<={ $target }

cthulhu-roll-choking = 窒息ダメージ

cthulhu-roll-treat = 〈{ cthulhu-skill }〉（{ $patient }） 1D100<={ $target }

cthulhu-roll-healed = { $patient }のHP回復量

cthulhu-roll-pull = { $weapon }を引き抜く 1D100<={ $target }

## 一目で分かる状態

cthulhu-show-hp = HP { $now }/{ $most }

cthulhu-show-points = 残り{ $points }P

cthulhu-show-unconscious = 気絶

cthulhu-show-dead = 死亡

cthulhu-show-dying = 瀕死（{ $rounds ->
        [1] このラウンドの終わりまで
       *[other] 次のラウンドの終わりまで
    }）

cthulhu-show-arm-hurt = 腕負傷：攻撃技能2/3（治療まで）

cthulhu-show-leg-hurt = 足負傷：DEX2/3（治療まで）

cthulhu-show-wing-hurt = 羽負傷：DEX2/3（治療まで）

cthulhu-show-shoulder-hurt = 肩負傷：STR-1（治療まで）

cthulhu-show-knee-hurt = 膝負傷：DEX-1（治療まで）

cthulhu-show-stunned = スタン（次の自ターンは行動不能）

cthulhu-show-prone = 転倒（立ち上がるまで）

cthulhu-show-held = { $about }に組み付かれている（振りほどくまで）

cthulhu-show-pinned = 押さえ込まれている

cthulhu-show-strangled = 首を絞められている

cthulhu-show-disarming = あと1回の成功で武器を奪われる

cthulhu-show-condition = { $name }

cthulhu-show-destroyed = { $weapon }：破壊

cthulhu-show-dropped = { $weapon }：落とした

cthulhu-show-no-shot = { $weapon }：射撃不能

cthulhu-show-stuck = { $weapon }：刺さったまま

cthulhu-show-durability = { $weapon }：耐久力{ $left }

cthulhu-show-delay = 行動遅延：このラウンドDEX-{ $points }

cthulhu-show-concentrate = { cthulhu-defence }に集中

cthulhu-show-named = 受け流し宣言：{ $foe }

cthulhu-show-used = 使用済み：{ cthulhu-defence }（{ $count }回）

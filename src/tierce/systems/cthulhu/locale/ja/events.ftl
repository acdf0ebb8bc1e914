### 起きたこと（1件1文）。引数の説明は英語版にあります。

cthulhu-event-order = DEX順：{ $order }。

cthulhu-event-round-order = このラウンドのこれからの行動順：{ $order }。

cthulhu-event-supplement = { $name ->
        [supplement] 基本のルールブックにない武器も使用します（KP許可）。
       *[other] サプリメント「{ $name }」を使用します（KP許可）。
    }
cthulhu-event-supplement-off = { $who }の{ $weapon }は使えません：{ cthulhu-reason-supplement }。
cthulhu-event-number = KP裁定：{ $who }の{ $weapon }、{ cthulhu-weapon-number }{ $value }（{ cthulhu-layer }では{ $before }）。

cthulhu-by-gm = KP

cthulhu-ruling = KP裁定：{ $ruling }

cthulhu-event-option = KP裁定：{ cthulhu-varied }（{ $name }）は「{ cthulhu-choice }」（既定と異なる。既定の出典：{ cthulhu-layer }）。

## 宣言とターン

cthulhu-event-delay = { $who }は行動遅延を宣言した（このラウンドの行動順はDEX-{ $points }）。

cthulhu-event-concentrate = { $who }は「{ cthulhu-defence }に集中」を宣言した。

cthulhu-event-named = { $who }は{ $foe }に対して「受け流しを行う」と宣言した。

cthulhu-event-watches = { $who }は{ cthulhu-defence }に集中しており、能動行動はできない。

cthulhu-event-turn-lost = { $who }はスタン状態のため、このターンは行動できない。

cthulhu-event-points-lost = { $who }はターンを終えた（残り{ $points }Pは破棄）。

cthulhu-event-move = { $who }は{ $squares ->
    [1] {""}
   *[other] 全力で
}{ $way ->
    [towards] { $other }に{ $squares }マス近づいた
    [away] { $other }から{ $squares }マス離れた
   *[elsewhere] { $squares }マス移動した
}。

cthulhu-event-stands = { $who }は立ち上がった。

## 攻撃

cthulhu-event-declares = { $who }は{ $foe }に対して「{ cthulhu-way }」を宣言した。

cthulhu-event-attack = { $who }は{ cthulhu-means }で{ $foe }を攻撃（{ $shot ->
        [0] {""}
       *[other] { $shot }発目、
    }{ cthulhu-checked }{ $arts ->
        [0] {""}
       *[other] 、{ $skill ->
            [martial-arts] マーシャルアーツ
           *[other] 武道
        }{ $art ->
            [made] も成功
           *[failed] は失敗
        }
    }）。

cthulhu-event-damage = { $who }の攻撃で{ $foe }に{ $damage }ダメージ{ $dice ->
    [none] {""}
   *[other] （{ $dice }）
}。

cthulhu-event-counter = { $who }は{ $foe }に反撃！（{ $how ->
        [half] ダメージ1/2
       *[more] ダメージ+1D4
    }）

cthulhu-event-no-counter = { $who }は{ $foe }に反撃できない（{ $why ->
        [restringing] { cthulhu-reason-restringing }
        [stunned] { cthulhu-reason-stunned }
        [pinned] { cthulhu-reason-pinned }
        [out-of-reach] { cthulhu-reason-out-of-reach }
       *[no-attack] { cthulhu-reason-no-attack }
    }）。

cthulhu-event-sticks = 貫通！ { $weapon }は{ $foe }に深々と刺さった。

cthulhu-event-pull = { $who }は{ $weapon }を引き抜こうとした（{ cthulhu-tried }）。

cthulhu-event-knock-out = { $foe }へのノックアウトの抵抗ロール（{ cthulhu-contested }）。

## 防御行動

cthulhu-no-dodge = { $dodge ->
        [gun] 銃器には不可
        [seen-late] フェイントの2回目には不可
        [after-cover] かばった後は不可
        [concentrating] 別の防御行動に集中
       *[used] 使用済み
    }

cthulhu-no-defend = { $defend ->
        [gun] 銃器には不可
        [missile] 射撃・投擲には不可
        [concentrating] 別の防御行動に集中
       *[used] 使用済み
    }

cthulhu-no-parry = { $parry ->
        [gun] 銃器には不可
        [missile] 射撃・投擲には不可
        [seen-late] フェイントの2回目には不可
        [art-only] 武道のみ可
        [not-named] 相手を宣言していない
        [concentrating] 別の防御行動に集中
        [used] 使用済み
       *[none] 受け流す手段なし
    }

cthulhu-no-hide = { $hide ->
        [no-object] 遮蔽物なし
        [after-cover] かばった後は不可
        [concentrating] 別の防御行動に集中
       *[used] 使用済み
    }

cthulhu-event-no-defence = { $who }は{ $foe }の攻撃に対して防御行動を取れない（{ $why ->
        [out] 戦闘不能
        [stunned] スタン状態
        [ran] 全力移動した
        [gun] 銃器は回避・防御不可、使える盾なし、隠れる：{ cthulhu-no-hide }
       *[each] 回避：{ cthulhu-no-dodge }、防御：{ cthulhu-no-defend }、受け流し：{ cthulhu-no-parry }、隠れる：{ cthulhu-no-hide }
    }）。

cthulhu-event-undefended = { $who }は{ $foe }の攻撃に防御行動を取らなかった。

cthulhu-event-dodge = { $who }は{ $foe }の攻撃を〈回避〉（{ cthulhu-checked }）。

cthulhu-event-further-dodge = 継続回避：{ $who }はこのラウンドにもう1度回避できる。

cthulhu-event-only-critical = { $foe }の攻撃はクリティカル。{ $who }はクリティカルの回避でなければ避けられない。

cthulhu-event-defend = { $who }は{ $foe }の攻撃を防御（{ cthulhu-checked }）。

cthulhu-event-parry = { $who }は{ $foe }の攻撃に{ cthulhu-means }で〈受け流し〉（{ cthulhu-checked }）。

cthulhu-event-held = { $who }の{ $weapon }（耐久力{ $left }）がダメージをすべて打ち消した。

cthulhu-event-worn = { $who }の{ $weapon }：耐久力-{ $lost }（残り{ $left }）。

cthulhu-event-destroyed = { $who }の{ $weapon }は破壊された！

cthulhu-event-no-shot = { $who }の{ $weapon }は射撃不能になった（受け流しは可能）。

## 負傷と治療

cthulhu-event-wound = { $who }はHPを{ $lost }失った（残り{ $left }）。

cthulhu-event-unhurt = { $who }にダメージはなかった。

cthulhu-event-shock = 一度にHPの半分以上のダメージ！ { $who }のショック判定（{ cthulhu-tried }）。

cthulhu-event-unconscious = { $who }は{ $why ->
        [knocked-out] ノックアウトされた
        [spent] HPが0以下になり気絶した
        [few] HPが2以下になり気絶した
       *[shock] 気絶した
    }。

cthulhu-event-dying = { $who }は瀕死！ 次のラウンドの終わりまでにHPを1以上に戻さなければ死亡する。

cthulhu-event-dies = { $who }は死亡した。

cthulhu-event-falls = { $who }は地面に倒れた。

cthulhu-event-stunned = { $who }は{ $until ->
        [round] 次のラウンドの自分の行動が終わるまで
       *[turn] 1ターンの間
    }スタン状態になった。

cthulhu-event-treat = { $who }は{ $own ->
        [yes] 自分
       *[no] { $patient }
    }に〈{ cthulhu-skill }〉を試みた（{ cthulhu-tried }）。

cthulhu-event-healed = { $who }のHPが{ $points }回復した（現在{ $left }）。

cthulhu-event-cured = { $who }の{ cthulhu-limb }の負傷は回復した。

cthulhu-event-saved = { $who }は一命を取り留めた。

cthulhu-event-wakes = { $who }は意識を取り戻した。

cthulhu-event-still-out = { $who }の意識は戻らない（HP2以下）。

cthulhu-event-still-time = 戦える敵はもういないが、{ $who }は瀕死。まだ〈応急手当〉〈医学〉が間に合う。

## 組み付き

cthulhu-event-seized = { $who }は{ $foe }に組み付いた。

cthulhu-event-pinned = { $who }は{ $foe }を押さえ込んだ。

cthulhu-event-wrenched = { $who }は{ $foe }の腕をひねり上げた。続けて成功すれば武器を奪える。

cthulhu-event-dropped = { $who }は{ $weapon }を落とした。

cthulhu-event-strangled = { $who }は{ $foe }の首を絞め始めた。

cthulhu-event-chokes = { $who }は息ができない（{ cthulhu-tried }）。

cthulhu-event-break-free = { $who }は{ $foe }を振りほどこうとした（STRの抵抗ロール：{ cthulhu-contested }）。

cthulhu-event-free = { $who }は自由になった。

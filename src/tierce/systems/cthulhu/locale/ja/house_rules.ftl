### オプション：何についてのものか、何にできるか。引数の説明は英語版にあります。

cthulhu-varied = { $varies ->
        [cthulhu-aim-arm] { cthulhu-aim-arm.title }
        [cthulhu-aim-leg] { cthulhu-aim-leg.title }
        [cthulhu-attack-cost] { cthulhu-attack-cost.title }
        [cthulhu-bow-hard-form] { cthulhu-bow-hard-form.title }
        [cthulhu-bow-precision] { cthulhu-bow-precision.title }
        [cthulhu-bow-restring] { cthulhu-bow-restring.title }
        [cthulhu-bow-yabusame] { cthulhu-bow-yabusame.title }
        [cthulhu-check] { cthulhu-check.title }
        [cthulhu-counter] { cthulhu-counter.title }
        [cthulhu-cover] { cthulhu-cover.title }
        [cthulhu-defence-available] { cthulhu-defence-available.title }
        [cthulhu-defence-concentrate] { cthulhu-defence-concentrate.title }
        [cthulhu-defence-failed] { cthulhu-defence-failed.title }
        [cthulhu-defend] { cthulhu-defend.title }
        [cthulhu-dodge] { cthulhu-dodge.title }
        [cthulhu-effects] { cthulhu-effects.title }
        [cthulhu-ground-move] { cthulhu-ground-move.title }
        [cthulhu-gun-burst] { cthulhu-gun-burst.title }
        [cthulhu-gun-cover] { cthulhu-gun-cover.title }
        [cthulhu-gun-point-blank] { cthulhu-gun-point-blank.title }
        [cthulhu-gun-twice] { cthulhu-gun-twice.title }
        [cthulhu-gun-unaimed] { cthulhu-gun-unaimed.title }
        [cthulhu-hide] { cthulhu-hide.title }
        [cthulhu-impale] { cthulhu-impale.title }
        [cthulhu-injury] { cthulhu-injury.title }
        [cthulhu-knockback-obstacle] { cthulhu-knockback-obstacle.title }
        [cthulhu-martial-combine] { cthulhu-martial-combine.title }
        [cthulhu-martial-weapon-art] { cthulhu-martial-weapon-art.title }
        [cthulhu-parry-blade] { cthulhu-parry-blade.title }
        [cthulhu-parry-bow] { cthulhu-parry-bow.title }
        [cthulhu-parry-club] { cthulhu-parry-club.title }
        [cthulhu-parry-critical] { cthulhu-parry-critical.title }
        [cthulhu-parry-declare] { cthulhu-parry-declare.title }
        [cthulhu-parry-fist] { cthulhu-parry-fist.title }
        [cthulhu-parry-grapple] { cthulhu-parry-grapple.title }
        [cthulhu-parry-shield] { cthulhu-parry-shield.title }
        [cthulhu-range] { cthulhu-range.title }
        [cthulhu-special-feint] { cthulhu-special-feint.title }
        [cthulhu-special-rush] { cthulhu-special-rush.title }
        [cthulhu-special-suplex] { cthulhu-special-suplex.title }
        [cthulhu-special-tackle] { cthulhu-special-tackle.title }
        [cthulhu-turn-action-points] { cthulhu-turn-action-points.title }
        [cthulhu-turn-delay] { cthulhu-turn-delay.title }
        [cthulhu-turn-order] { cthulhu-turn-order.title }
        [cthulhu-two-weapons] { cthulhu-two-weapons.title }
        [cthulhu-two-weapons-simultaneous] { cthulhu-two-weapons-simultaneous.title }
       *[other] { $varies }
    }

cthulhu-choice = { $value ->
        [yes] する
        [no] しない
        [after-hit] 命中後に選ぶ
        [after-rescue] 瀕死の者の処置が済んでから
        [again] やり直せる
        [all] すべて
        [any] どれでもよい
        [any-hit] 命中すればいつでも
        [armour-first] 装甲が先
        [armour-last] 装甲が最後
        [art-undefended] 武道も成功し防御されなかったときだけ
        [as-fist] こぶしとして扱う
        [at-once] ただちに
        [attack] 攻撃技能だけ
        [base] 初期値
        [before-roll] 命中判定の前に選ぶ
        [block] ブロックでのみ
        [books] ルールブックどおり
        [both] 両方
        [bullet] 1発ごと
        [by-dex] 低下したDEXに応じる
        [cancels] すべて無効化する
        [club] 棍棒として扱う
        [con] CONで決める
        [cumulative] 1発ごとに累積する
        [current] 現在の値
        [declaration] 1回の宣言全体
        [declared] 宣言の時
        [dex] DEXそのもの
        [double] 2倍の弾数
        [doubles] ダイスを2倍にする
        [down] 切り捨て
        [dying] HPを0にする
        [each] 1撃ごと
        [either] どちらか一方
        [every-shot] 射るたび
        [everything] ボーナスも含めすべて
        [first] 最初の1発だけ
        [flat] 一定
        [flat-first] 固定の修正が先
        [fractions-first] 割合の修正が先
        [full] 全部
        [gate] 条件としてだけ
        [half] 1/2
        [hard-form] 剛の型だけ
        [hold] ただの組み付きになる
        [in-hand] 手にした武器
        [keeper] KPが決める
        [lost] 失われる
        [lower] 低い方
        [main] 利き手の技能
        [miss] 外れる
        [more-dice] ダイスの数を増やす
        [next-square] 隣のマスも
        [no-shot] 射れない
        [nobody] 誰にもしない
        [none] なし
        [object] 物による
        [once] 1回だけ
        [one] 1つ
        [one-roll] 1つの出目で判定
        [order] 順番だけ
        [own] 自分の技能による
        [plain] 移動と射撃を通常どおり行う
        [plain-shot] 普通に射る
        [roll] ダイスで決める
        [same-square] 同じマスだけ
        [sheet] キャラクターシートの値
        [struck] 攻撃を受けた者
        [success] 成功した後だけ
        [sword] 刀剣として扱う
        [target] 元の目標
        [total] 合計
        [two-rolls] 別々に判定
        [two-thirds] 2/3
        [up] 切り上げ
        [used] 使い切る
        [usual] 普段の弾数
        [weapon] 武器のダイスだけ
       *[other] { $value }
    }

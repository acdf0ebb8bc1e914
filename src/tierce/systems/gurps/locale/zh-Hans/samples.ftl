### 示例战斗：各自展示什么，由 `tierce play --list` 列出。

gurps-sample-duel = 细剑与短剑对阔剑与盾牌：后退、两手招架、杂技闪避、盾挡。
gurps-sample-skirmish = 浅滩上二对三：弓、飞刀、单手或双手使用的长矛、侧面来的一击。
gurps-sample-ambush = 强盗袭击旅人：开场时有人遭突袭，有人被惊吓震慑，有人坐着；还有谁也看不见的弓手和背后的一击。
gurps-sample-firearms = 手枪、卡宾枪与冲锋枪：距离、掩体、单发与连射、卧倒到掩体后、防弹背心。
gurps-sample-beast = 两名猎人对一头野猪：獠牙，以及沉重得能折断招架武器的冲撞。
gurps-sample-rescue = 两名护卫与受伤的使节：舍身挡下砍向或射向同伴的攻击。
gurps-sample-tavern = 卫兵在酒馆里对付一伙恶徒，在六角格地图上进行：桌子和吧台挡路，长戟对近处的人太长。
gurps-sample-crossing = 收税人守桥，在六角格地图上进行：隔着峡谷用弓和投石索射击，可以躲在大石后面，有难走的地面。
gurps-sample-depot = 油库守卫对抗纵火者，在六角格地图上进行：被压制的区域、火焰喷射器的锥形、毒气、炸弹。

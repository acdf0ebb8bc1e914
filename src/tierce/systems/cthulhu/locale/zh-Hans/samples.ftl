### 示例战斗：各自展示什么。

cthulhu-sample-ghoul = 地下室中两名调查员对一只食尸鬼：武术、军刀与武道、格挡、急救。

cthulhu-sample-dojo = 道场里的摔技与站立系高手对两个踢馆者：抱摔、冲撞、连打、佯攻、撞墙。

cthulhu-sample-archer = 弓道家对深潜者：精密射击的部位瞄准、刚之型与弓弦、换弦、流镝马。

cthulhu-sample-blades = 双手军刀对钉头锤：双击的连续与同时攻击、武道组合、招架。

cthulhu-sample-warehouse = 仓库枪战：单发与连射、双枪齐射、零距离射击、故障、装弹，躲到木箱后面，掩护同伴。

cthulhu-sample-quay = 方格地图上两名调查员对走私团伙：木箱和卡车作遮蔽，墙壁，以及会被撞落的码头。

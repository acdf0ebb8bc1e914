### 格挡。

cthulhu-reason-other-limb = 拳与踢只能格挡拳与踢

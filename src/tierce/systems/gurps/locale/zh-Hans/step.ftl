gurps-option-plus-stand = 用这一步起身站立
gurps-option-plus-kneel = 用这一步跪下

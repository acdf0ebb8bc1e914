### What may be chosen, by the ids of options.

mordheim-option-parry = Try to parry
mordheim-option-none = Let it through
mordheim-option-stand = Stand up
mordheim-option-stay-down = Stay down
mordheim-option-test = Test
mordheim-option-give-up = Give up
mordheim-option-hold = Nobody

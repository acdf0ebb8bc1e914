### What is said about fighters in files. `$path` is where: file, line, table.

# $path (message), $names (list)
mordheim-file-hands = { $path }: two hands cannot hold all of this: { $names }.
# $path (message), $names (list)
mordheim-file-buckler = { $path }: there is no hand free for a buckler, or it does not go with the rest: { $names }.
# $path (message), $names (list)
mordheim-file-shield = { $path }: there is no hand free for a shield beside { $names }.
# $path (message), $armour (name)
mordheim-file-armour = { $path }: this armour (“{ $armour }”) is not worn with a shield.
# $path (message), $names (list)
mordheim-file-same-name = { $path }: two weapons that differ want two names: { $names }.

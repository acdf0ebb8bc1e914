### JSON-Dateien. Die Parameter stehen im englischen Katalog.

json-deep = { $file }, Zeile { $line }: Listen in Listen, mehr als { $most } Ebenen tief.
json-number = { $file }, Zeile { $line }: eine Zahl jenseits aller Grenzen.

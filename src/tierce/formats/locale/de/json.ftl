### JSON-Dateien. Die Parameter stehen im englischen Katalog.

json-too-large = { $file }: länger als { $most } Bytes, zu lang für einen Charakter.
json-deep = { $file }, Zeile { $line }: Listen in Listen, mehr als { $most } Ebenen tief.
json-number = { $file }, Zeile { $line }: eine Zahl jenseits aller Grenzen.

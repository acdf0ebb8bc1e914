### JSON 文件。参数说明见英文目录。

json-deep = { $file }，第 { $line } 行：列表嵌套超过 { $most } 层。
json-number = { $file }，第 { $line } 行：数值超出了一切范围。

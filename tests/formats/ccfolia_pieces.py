"""Pieces as ccfolia writes them, made up here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

#: As a sheet's site writes it: no parameters, all in the palette. STR 14 + SIZ 13 make +1D4,
#: CON 12 + SIZ 13 make 13 HP, DEX 13 a base of 26 for dodge, POW 10 one of 50 for luck.
PALETTE = """1d100<={SAN} 【SAN値チェック】
CCB<=70 【アイデア】
CCB<=50 【幸運】
CCB<=75 【知識】
CCB<=80 【目星】
CCB<=55 【回避】
CCB<=70 【こぶし（パンチ）】
CCB<=25 【キック】
CCB<=25 【組み付き】
CCB<=10 【頭突き】
CCB<=61 【マーシャルアーツ】
CCB<=20 【拳銃】
CCB<=60 【日本刀】
CCB<=45 【応急手当】
1d3+1d4 【ダメージ判定】
1d4+1d4 【ダメージ判定】
1d6+1d4 【ダメージ判定】
CCB<=14*5 【STR × 5】
CCB<=12*5 【CON × 5】
CCB<=10*5 【POW × 5】
CCB<=13*5 【DEX × 5】
CCB<=11*5 【APP × 5】
CCB<=13*5 【SIZ × 5】
CCB<=14*5 【INT × 5】
CCB<=15*5 【EDU × 5】
"""


def pool(label: str, value: Any, most: Any) -> dict[str, Any]:
    """An entry of `status`."""
    return {"label": label, "value": value, "max": most}


def params(**values: Any) -> list[dict[str, Any]]:
    """The entries of `params`."""
    return [{"label": label, "value": value} for label, value in values.items()]


def piece(**data: Any) -> dict[str, Any]:
    """A piece with these keys of its data in the place of what it would have."""
    whole = {
        "name": "早瀬ミナト",
        "initiative": 13,
        "externalUrl": "https://example.org/9",
        "iconUrl": "https://example.org/9.png",
        "commands": PALETTE,
        "status": [pool("HP", 13, 13), pool("MP", 10, 10), pool("SAN", 48, 50)],
    }
    known = {key: value for key, value in {**whole, **data}.items() if value is not None}
    return {"kind": "character", "data": known}


def stated(**data: Any) -> dict[str, Any]:
    """A piece with parameters and a short palette."""
    numbers = params(STR="16", CON="14", POW="11", DEX="12", APP="9", SIZ="17", INT="13", EDU="14")
    given: dict[str, Any] = {"params": numbers, "commands": "CCB<={DEX}*2 【回避】", "status": []}
    return piece(**{"initiative": 12, **given, **data})


def written(folder: Path, content: Any, name: str = "minato.json") -> Path:
    """A file with a piece; text stands in it as it is."""
    path = folder / name
    text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return path

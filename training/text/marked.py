"""Sentences in which each number is marked with what it is there for (`training/entries/marked`), and others with the same words and
other numbers. A line is `kind:category | text`; a mark is `{role:number as it is said}` with these roles:

    t  a sum that counts as it is         p  the price of one         q  how many are paid for, all beside one price multiplied
    n  for how many the price is          d  what is taken off        c  what is taken off in a hundred
    e  what is taken off each price       l  litres                   w  how many times litres    x  nothing that counts here
"""

import json
import math
import random
import re
import subprocess
from pathlib import Path

from text.frames import said

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / "entries/marked"
MARK = re.compile(r"\{([tpqndeclwx]):([^{}]*)\}")
INDIAN = re.compile(r"[\u0900-\u0dff]")
SCRIPTS = {"hi": "devanagari", "mr": "devanagari", "te": "telugu"}


def lines(folder: Path = FOLDER) -> list[dict]:
    """The marked sentences of all languages: language, kind, category and text with its marks. Refuses a line of another form."""
    found = []
    for file in sorted(folder.glob("*.txt")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip():
                continue
            head, bar, text = line.partition(" | ")
            kind, _, category = head.strip().partition(":")
            if not bar or "{" in MARK.sub("", text) or kind not in ("expense", "income", "milk", "task"):
                raise ValueError(f"{file.name}:{number}: {line}")
            found.append({"lang": file.stem, "kind": kind, "category": category or None, "marked": text.strip()})
    return found


def values(spoken: list[str]) -> list[float | None]:
    """What the product reads each piece of text as: one number, or nothing."""
    run = subprocess.run(["node", str(HERE / "numbers.mjs")], input=json.dumps(spoken).encode(), stdout=subprocess.PIPE, check=True)
    return json.loads(run.stdout)


def computed(roles: list[str], numbers: list[float]) -> float | None:
    """What the numbers come to: sums and prices times their counts, less what is taken off. None without a sum."""
    total, litres, times = 0.0, 0.0, 1.0
    prices = [at for at, role in enumerate(roles) if role == "p"]
    product = {at: numbers[at] for at in prices}
    for at, role in enumerate(roles):
        if role in "qn" and prices:
            # Of two prices as near the one behind: "40 kilos at 35 and 20 kilos at 20".
            price = min(prices, key=lambda one: (abs(one - at), one < at))
            product[price] = product[price] * numbers[at] if role == "q" else product[price] / numbers[at]
        if role == "e" and prices:
            price = min(prices, key=lambda one: (abs(one - at), one < at))
            product[price] *= 1 - numbers[at] / numbers[price]
        total += numbers[at] if role == "t" else 0
        litres += numbers[at] if role == "l" else 0
        times *= numbers[at] if role == "w" else 1
    if "l" in roles:
        return round(litres * times, 3)
    if roles.count("w") == 1:  # of so many animals or milkings so many litres each
        return round(times * math.prod(numbers[at] for at, role in enumerate(roles) if role == "q"), 3)
    total += sum(product.values())
    for role, number in zip(roles, numbers):  # as they are said: a share is of what is left
        total = total - number if role == "d" else total * (1 - number / 100) if role == "c" else total
    return round(total, 2) if total > 0 else None


def another(value: float, role: str, draw: random.Random) -> float:
    """A number of about the same size."""
    if role in "xnc" and draw.random() < 0.5:
        return value
    if value != int(value):
        return draw.choice([0.5, 1.5, 2.5, value]) if value < 10 else value
    if value < 12:
        return draw.randint(2, 12)
    near = value * 2 ** draw.uniform(-1, 1)
    step = 1 if near < 60 else 5 if near < 200 else 10 if near < 2000 else 50 if near < 9000 else 500
    return max(2, round(near / step)) * step


def sentences(variants: int, seed: int, folder: Path = FOLDER) -> list[dict]:
    """Each marked sentence with its amount or litres, then `variants` with other numbers. The sentence is the scenario of them all."""
    draw = random.Random(seed)
    rows = lines(folder)
    marks = [MARK.findall(row["marked"]) for row in rows]
    read = iter(values([spoken for found in marks for _, spoken in found]))
    made = []
    for row, found in zip(rows, marks):
        numbers = [next(read) for _ in found]
        roles = [role for role, _ in found]
        # What counts for nothing may be no single number: a grade, a date, "the second".
        if any(number is None and role != "x" for role, number in zip(roles, numbers)):
            continue
        for copy in range(variants + 1):
            new = [number if copy == 0 or number is None else another(number, role, draw) for role, number in zip(roles, numbers)]
            told = iter(spoken if value == number else shown(value, spoken, row["lang"], draw) for (_, spoken), value, number in zip(found, new, numbers))
            text = MARK.sub(lambda _: next(told), row["marked"])
            amount = computed(roles, new)
            if amount is None and row["kind"] != "task":
                continue
            key = "litres" if row["kind"] == "milk" else "amount"
            script = SCRIPTS[row["lang"]] if INDIAN.search(text) else "latin"
            made.append({"text": text, "lang": row["lang"], "script": script, "kind": row["kind"], "category": row["category"],
                         "scenario": row["marked"], **({} if row["kind"] == "task" else {key: int(amount) if amount == int(amount) else amount})})
    return made


def shown(value: float, like: str, lang: str, draw: random.Random) -> str:
    """A number in figures, or in words where it was said in words of the language's own script."""
    if re.search(r"\d", like) or (lang != "en" and not INDIAN.search(like)):
        return f"{value:g}" if value != int(value) else str(int(value))
    return said(value, lang, draw)

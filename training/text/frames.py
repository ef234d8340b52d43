"""Sentences for training made of frames (`training/entries/made/frames.jsonl`), of things that are bought, paid and sold
(`named-things.jsonl`) and of numbers in figures or words. Each says what its amount is; its frame is its scenario."""

import json
import random
from pathlib import Path

MADE = Path(__file__).resolve().parent.parent / "entries/made"
NUMBERS = json.loads((Path(__file__).resolve().parents[2] / "packages/assistant/data/entry/numbers.json").read_text(encoding="utf-8"))

# Of each unit the word for several and for one.
UNITS = {
    "bag": {"en": ["bags bag", "sacks sack"], "hi": ["बोरी बोरी", "बैग बैग", "कट्टे कट्टा"], "mr": ["बॅगा बॅग", "गोण्या गोणी", "पोती पोतं"],
            "te": ["బస్తాలు బస్తా", "సంచులు సంచి", "bastalu basta"]},
    "kg": {"en": ["kilos kilo", "kg kg"], "hi": ["किलो किलो", "kilo kilo"], "mr": ["किलो किलो"], "te": ["కిలోలు కిలో", "కేజీలు కేజీ", "kilolu kilo"]},
    "quintal": {"en": ["quintals quintal", "quintal quintal"], "hi": ["क्विंटल क्विंटल", "कुंतल कुंतल"], "mr": ["क्विंटल क्विंटल"],
                "te": ["క్వింటాళ్లు క్వింటా", "క్వింటాళ్ళు క్వింటాల్", "quintallu quintal"]},
    "litre": {"en": ["litres litre", "bottles bottle"], "hi": ["लीटर लीटर", "बोतल बोतल"], "mr": ["लिटर लिटर", "बाटल्या बाटली"],
              "te": ["లీటర్లు లీటర్", "డబ్బాలు డబ్బా", "సీసాలు సీసా"]},
    "packet": {"en": ["packets packet", "boxes box"], "hi": ["पैकेट पैकेट", "थैली थैली", "डिब्बे डिब्बा"], "mr": ["पाकिटं पाकीट", "पिशव्या पिशवी"],
               "te": ["ప్యాకెట్లు ప్యాకెట్", "packetlu packet"]},
    "trolley": {"en": ["trolleys trolley", "loads load"], "hi": ["ट्रॉली ट्रॉली", "गाड़ी गाड़ी"], "mr": ["ट्रॉल्या ट्रॉली", "गाड्या गाडी"],
                "te": ["ట్రాలీలు ట్రాలీ", "ట్రక్కులు ట్రక్కు"]},
    "piece": {"en": [" piece", "pieces piece", " one"], "hi": [" नग", "नग नग", " पीस"], "mr": [" नग", "नग नग"], "te": [" ఒకటి", " ఒక్కటి"]},
    "hour": {"en": ["hours hour"], "hi": ["घंटे घंटा"], "mr": ["तास तास"], "te": ["గంటలు గంట"]},
}  # fmt: skip
ANIMALS = {
    "en": ["rani", "lakshmi", "gauri", "black cow", "the jersey", "buffalo", "old cow", "red one"],
    "hi": ["गौरी", "श्यामा", "काली", "लक्ष्मी", "रानी", "जर्सी गाय", "भैंस", "बड़ी गाय"],
    "mr": ["गौरी", "नंदा", "कपिला", "लक्ष्मी", "जर्सी", "म्हैस", "मोठी गाय", "सोनी"],
    "te": ["గౌరి", "లక్ష్మి", "గంగ", "ఆవు", "గేదె", "జెర్సీ", "పెద్ద ఆవు", "చిన్న గేదె"],
}
DAYS = {
    "en": ["today", "yesterday", "on friday", "this morning", "last monday", "two days ago", "on 14 november"],
    "hi": ["आज", "कल", "परसों", "शुक्रवार को", "पिछले सोमवार", "दो दिन पहले", "सुबह", "14 नवंबर को"],
    "mr": ["आज", "काल", "परवा", "शुक्रवारी", "गेल्या सोमवारी", "दोन दिवसांपूर्वी", "सकाळी", "14 नोव्हेंबरला"],
    "te": ["ఈరోజు", "నిన్న", "మొన్న", "శుక్రవారం", "గత సోమవారం", "రెండు రోజుల క్రితం", "పొద్దున", "నవంబర్ 14న"],
}
# Halves as they are spoken, for what is weighed and measured.
PARTS = {
    "en": {0.5: "half a", 1.5: "one and a half", 2.5: "two and a half"},
    "hi": {0.5: "आधा", 1.5: "डेढ़", 2.5: "ढाई"},
    "mr": {0.5: "अर्धा", 1.5: "दीड", 2.5: "अडीच"},
    "te": {0.5: "అర", 1.5: "ఒకటిన్నర", 2.5: "రెండున్నర"},
}
PARTED = ("kg", "quintal", "litre", "hour")
FORMS = {  # which things a frame may name: units, and whether money is earned
    "buy": (lambda unit, income: not income and unit in ("bag", "kg", "litre", "packet", "trolley", "piece")),
    "person": (lambda unit, income: unit == "person"),
    "hour": (lambda unit, income: unit == "hour"),
    "fee": (lambda unit, income: not income and unit != "person"),
    "owed": (lambda unit, income: not income and unit in ("none", "service", "none")),
    "sell": (lambda unit, income: income and unit != "get"),
    "bulk": (lambda unit, income: income and unit == "kg"),
    "sacks": (lambda unit, income: unit == "kg"),
    "get": (lambda unit, income: unit == "get"),
    "owedin": (lambda unit, income: income and unit in ("quintal", "kg", "piece")),
}


def below_hundred(value: int, lang: str) -> str:
    words = NUMBERS["units"][lang]
    if str(value) in words:
        return words[str(value)][0]
    return f"{words[str(value // 10 * 10)][0]} {words[str(value % 10)][0]}"


def in_words(value: int, lang: str) -> str:
    """A number below ten million as it is spoken."""
    names = {"en": ("lakh", "thousand", "hundred"), "hi": ("लाख", "हज़ार", "सौ"), "mr": ("लाख", "हजार", "शे"), "te": ("లక్షల", "వేల", "వందల")}[lang]
    said = []
    for scale, name in zip((100_000, 1000, 100), names):
        count, value = divmod(value, scale)
        if count == 0:
            continue
        word = below_hundred(count, lang)
        if lang == "te" and value == 0:
            name = {"వేల": "వేలు", "వందల": "వందలు", "లక్షల": "లక్షలు"}[name]
        if lang == "te" and count == 1:
            word, name = "", {"వే": "వెయ్యి", "వం": "వంద", "లక": "లక్ష"}[name[:2]]
        said.append(f"{word}{name}" if name == "शे" else f"{word} {name}".strip())
    if value:
        said.append(below_hundred(value, lang))
    return " ".join(said)


def said(value: float, lang: str, draw: random.Random) -> str:
    if value != int(value):
        return PARTS[lang].get(value, str(value)) if draw.random() < 0.6 else str(value)
    value, kind = int(value), draw.random()
    if kind < 0.25 and value >= 1000 and value % 1000 == 0:
        return f"{value // 1000} " + {"en": "thousand", "hi": "हजार", "mr": "हजार", "te": "వేలు"}[lang]
    if kind < (0.5 if value < 20 or value % 50 == 0 else 0.32) and value < 10_000_000:
        return in_words(value, lang)
    return f"{value:,}" if value < 100_000 and draw.random() < 0.4 else str(value)


def amount(low: float, high: float, draw: random.Random) -> int:
    """An amount as people say it: round, more often the larger it is."""
    value = low * (high / low) ** draw.random()
    step = draw.choice([1, 5]) if value < 60 else draw.choice([5, 10, 50]) if value < 1000 else draw.choice([10, 50, 100, 500]) if value < 9000 else draw.choice([100, 500, 1000])
    return max(1, round(value / step)) * step


# Numbers that are part of a name or tell something else, by what they stand with: behind a thing (`>`) or before it (`<`).
ASIDES = {
    "seeds": {"en": ["< {code}", "> {code} variety", "> for {few} acres"], "hi": ["< {code}", "> {code} वाला", "> {few} बीघा के लिए"],
              "mr": ["< {code}", "> {code} वाण", "> {few} एकरासाठी"], "te": ["< {code}", "> {code} రకం", "> {few} ఎకరాలకి"]},
    "bag": {"en": ["> {pack} kilo bag", "< {pack} kg"], "hi": ["> {pack} किलो वाली", "< {pack} किलो की"], "mr": ["> {pack} किलोची", "< {pack} किलोची"],
            "te": ["> {pack} కేజీల బస్తా", "< {pack} కిలోల"]},
    "none": {"en": ["< {power} hp", "> for {few} acres", "> {few} inch"], "hi": ["< {power} एचपी", "> {few} बीघा का", "> {few} इंच"],
             "mr": ["< {power} एचपी", "> {few} एकरासाठी", "> {few} इंची"], "te": ["< {power} హెచ్‌పీ", "> {few} ఎకరాలకి", "> {few} అంగుళాల"]},
    "service": {"en": ["> for {few} animals", "> number {code}"], "hi": ["> {few} जानवरों का", "> नंबर {code}"], "mr": ["> {few} जनावरांचे", "> नंबर {code}"],
                "te": ["> {few} పశువులకి", "> నంబర్ {code}"]},
    "litre": {"en": ["> {pack} ml"], "hi": ["> {pack} मिली वाली"], "mr": ["> {pack} मिलीची"], "te": ["> {pack} మిల్లీ"]},
    "animal": {"en": ["< {few} year old", "> {few} months old"], "hi": ["< {few} साल की", "> {few} महीने का"], "mr": ["< {few} वर्षांची", "> {few} महिन्यांचे"],
               "te": ["< {few} ఏళ్ల", "> {few} నెలల"]},
}  # fmt: skip


def aside(thing: dict, name: str, lang: str, draw: random.Random) -> str:
    """A thing's name, now and then with a number that counts nothing."""
    category = thing["class"].split(":")[1]
    kind = category if category == "seeds" else "animal" if thing["unit"] == "piece" and thing["price"][1] > 20_000 else thing["unit"]
    some = ASIDES.get(kind)
    if not some or draw.random() > 0.18:
        return name
    where, made = draw.choice(some[lang]).split(" ", 1)
    numbers = {"code": draw.choice([335, 1121, 5204, 86032, 3396, 265, 1509, 12, 7]), "few": draw.randint(2, 9), "pack": draw.choice([5, 25, 45, 50, 100, 250, 500]),
               "power": draw.choice([3, 5, 7.5, 10])}  # fmt: skip
    made = made.format(**numbers)
    return f"{name} {made}" if where == ">" else f"{made} {name}"


def one(frame: dict, thing: dict, draw: random.Random) -> dict:
    lang, text = frame["lang"], frame["text"]
    unit = thing["unit"]
    several, single = draw.choice(UNITS.get(unit, UNITS["piece"])[lang]).split(" ")
    low, high = thing["price"]
    counted = unit in UNITS or unit == "person"
    kind, category = ("income", "other") if frame.get("earned") else thing["class"].split(":")
    count = frame.get("count") or (draw.randint(2, 14) if high > 300 else draw.choice([draw.randint(3, 60), draw.randrange(50, 900, 50)]))
    if "acre" in text or unit in ("person", "hour"):
        count = frame.get("count") or draw.randint(2, 12)
    if unit in PARTED and draw.random() < 0.15:
        count = draw.choice(list(PARTS["en"]))
    days = draw.randint(2, 6)
    price = amount(low, high, draw)
    total = amount(low * count, high * count, draw) if counted and "{n}" in text else amount(max(low, 60), max(high, 900), draw)
    if frame["form"] in ("owed", "owedin", "sell") and "{n}" not in text:
        total = amount(1200, 40_000, draw)
    whole = total + amount(max(total * 0.2, 20), total * 1.5, draw)
    values = {"n": count, "p": price, "s": total, "q": whole, "r": whole - total, "m": days, "k": draw.randint(2, 9)}
    if "{p}" in text and "{s}" in text:
        values["s"] = total = round(price * count)
    if frame["form"] == "fee" and "{q}" in text:  # a slip of the tongue
        values["q"] = total + draw.choice([-10, 10, 50, -50, 100, 200]) if total > 200 else total + 10
    elif frame["form"] == "fee" and "{k}" in text and "off" in text:
        values["k"] = draw.choice([20, 30, 50, 60])
    values["a"], values["b"] = amount(100, 900, draw), amount(100, 900, draw)
    answer = values["a"] + values["b"] if "{a}" in text else total
    if "{s}" not in text and "{p}" in text:
        answer = price * count * (days if "{m}" in text else 1) * frame.get("scale", 1)
    made = text
    for name, value in values.items():
        made = made.replace(f"{{{name}}}", said(value, lang, draw))
    made = made.replace("{x}", str(draw.randrange(7_000_000_000, 9_999_999_999)))
    if counted and unit != "person" and "{u}" in made and several == "":
        made = made.replace("{u} ", "").replace(" {u}", "")
    made = made.replace("{u}", several).replace("{U}", single)
    made = made.replace("{i}", aside(thing, draw.choice(thing[lang]), lang, draw)).replace("{d}", draw.choice(DAYS[lang]) if draw.random() < 0.4 else "")
    made = " ".join(made.replace(" ,", ",").split())
    return {"text": made, "lang": lang, "kind": kind, "category": category, "amount": answer, "scenario": f"{lang} {frame['form']} {text}"}


def milked(frame: dict, draw: random.Random) -> dict:
    """A milking: litres of one or several animals."""
    lang, made = frame["lang"], frame["text"]
    litres = lambda: draw.choice([draw.randint(2, 14), draw.randint(2, 24) / 2])  # noqa: E731
    values = {name: litres() for name in "abcns"} | {"k": draw.randint(2, 5)}
    values["q"] = values["s"] + draw.choice([1, -1, 2])
    for name, value in values.items():
        made = made.replace(f"{{{name}}}", said(value, lang, draw))
    for at, name in enumerate(draw.sample(ANIMALS[lang], 3)):
        made = made.replace(f"{{N{at + 1}}}", name)
    answer = sum(values[name] for name in frame["litres"].split("+")) if "*" not in frame["litres"] else values["k"] * values["n"]
    return {"text": made, "lang": lang, "kind": "milk", "category": None, "litres": answer, "scenario": f"{lang} milk {frame['text']}"}


def sentences(each: int, seed: int) -> list[dict]:
    """So many of each frame."""
    draw = random.Random(seed)
    frames, things = ([json.loads(line) for line in (MADE / name).read_text(encoding="utf-8").splitlines()] for name in ("frames.jsonl", "named-things.jsonl"))
    found = []
    for frame in frames:
        if frame["form"] == "milk":
            found += [milked(frame, draw) for _ in range(each)]
            continue
        fits = FORMS[frame["form"]]
        some = [thing for thing in things if fits(thing["unit"], thing["class"].startswith("income"))]
        weights = [len(thing[frame["lang"]]) for thing in some]
        found += [one(frame, thing, draw) for thing in draw.choices(some, weights, k=each)]
    return found


def tasks(each: int, seed: int) -> list[dict]:
    """So many pieces of work of each line of `tasks.jsonl`, in the order of their language: what is done before or behind it."""
    draw = random.Random(seed)
    found = []
    for line in (MADE / "tasks.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        for _ in range(each):
            begin, do, thing, when, end = (draw.choice(row[name]) for name in ("begin", "do", "thing", "when", "end"))
            what = f"{do} {thing}" if row["lang"] == "en" else f"{thing} {do} {end}"
            is_behind = row["lang"] == "en" and draw.random() < 0.7
            text = f"{begin} {what} {when}" if is_behind else f"{when} {begin} {what}" if draw.random() < 0.5 else f"{begin} {when} {what}"
            found.append({"text": " ".join(text.split()), "lang": row["lang"], "kind": "task", "category": None})
    return found

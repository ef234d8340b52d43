"""Trains the recognition of the language that a message is written in and writes packages/assistant/data/language-recognition.json.

    python training/train_language.py --judge training/assistant-eval/fifth-tune.jsonl
    python training/train_language.py --out packages/assistant/data/language-recognition.json

A linear model over the hashed n-grams of words as they are spelt, in 4-bit whole numbers; two minutes on one core.
"""

import argparse
import json
import random
import re
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from emergency.sentences import read_sentences
from text.augment import vary
from text.features import features_of
from text.weights import packed, rounded

HERE = Path(__file__).resolve().parent
KEPT = 0.995  # share of the weights that rounding does not cut
LANGUAGES = ["en", "hi", "mr", "te"]
INDIAN = re.compile("[\u0900-\u0c7f]")
SCRIPTS = {"hi": "deva", "mr": "deva", "te": "telu"}


def read_texts() -> list[tuple[str, str]]:
    """Questions, messages of the emergency classifier and single words, each with its language."""
    found = []
    for file in sorted((HERE / "questions").glob("*/*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                found.append((line[4:], line[:2]))
    found += [(sentence.text, sentence.language) for sentence in read_sentences(HERE / "emergency/sentences")]
    for file in sorted((HERE / "lexicon").glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                for language, words in zip(LANGUAGES, line.split(":", 1)[1].split("|")):
                    found += [(word, language) for word in words.split() if "_" not in word]
    return found


def candidates_of(text: str) -> list[bool]:
    """Which languages a text's letters leave open; every language is also written in Latin letters."""
    script = "deva" if re.search("[\u0900-\u097f]", text) else "telu" if re.search("[\u0c00-\u0c7f]", text) else None
    return [script is None or SCRIPTS.get(language) == script for language in LANGUAGES]


def train(rows: list[tuple[str, str]], args) -> tuple[torch.Tensor, torch.Tensor]:
    """Whole weights (buckets, languages) with their scale."""
    draw = random.Random(args.seed)
    torch.manual_seed(args.seed)
    texts = [(text if copy == 0 else vary(text, draw, []), text, language) for text, language in rows for copy in range(args.copies if " " in text else 1)]
    data = [found[0].astype(np.int64) for found in features_of([text for text, _, _ in texts], "language", args.buckets)]
    open_to = torch.tensor([candidates_of(text) for _, text, _ in texts])
    wanted = torch.tensor([LANGUAGES.index(language) for _, _, language in texts])
    possible = open_to[torch.arange(len(texts)), wanted] & (open_to.sum(1) > 1) & torch.tensor([len(found) > 0 for found in data])
    kept = [at for at in range(len(texts)) if possible[at]]
    weights = torch.nn.Parameter(torch.zeros(args.buckets, len(LANGUAGES)))
    optimiser = torch.optim.Adam([weights], lr=0.02)
    steps = args.epochs * (len(kept) // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 0.02, total_steps=steps + 1)
    for epoch in range(args.epochs):
        draw.shuffle(kept)
        total = 0.0
        for begin in range(0, len(kept) - args.batch + 1, args.batch):
            chosen = kept[begin:begin + args.batch]
            table = weights
            if epoch >= args.epochs // 2:  # learn on with the whole numbers that are shipped
                whole, scale = rounded(weights, KEPT)
                table = weights + (whole * scale - weights).detach()
            own = [data[at] for at in chosen]
            counts = torch.tensor([len(found) for found in own])
            sums = torch.nn.functional.embedding_bag(torch.from_numpy(np.concatenate(own)), table, torch.cat([torch.zeros(1, dtype=torch.long), counts.cumsum(0)[:-1]]), mode="sum")
            scores = (sums / counts.sqrt()[:, None]).masked_fill(~open_to[chosen], -30)
            loss = torch.nn.functional.cross_entropy(scores, wanted[chosen], label_smoothing=0.0) + args.decay * (weights**2).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
        print(f"  epoch {epoch + 1}: loss {total / max(1, len(kept) // args.batch):.4f}", flush=True)
    whole, scale = rounded(weights.detach(), KEPT)
    return whole, scale


def judge(whole: torch.Tensor, file: Path, args) -> None:
    rows = [json.loads(line) for line in file.read_text().splitlines() if line.strip()]
    texts = [row.get("question") or row["message"] for row in rows]
    asked, right = Counter(), Counter()
    for text, row, found in zip(texts, rows, features_of(texts, "language", args.buckets)):
        scores = whole[torch.from_numpy(found[0].astype(np.int64))].sum(0)
        scores[~torch.tensor(candidates_of(text))] = -1e9
        key = f'{row["lang"]} {"own" if INDIAN.search(text) else "latin"}'
        asked[key] += 1
        right[key] += LANGUAGES[int(scores.argmax())] == row["lang"]
    print(file.name, "; ".join(f"{key} {right[key]}/{asked[key]}" for key in sorted(asked)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--judge", type=Path, nargs="*", default=[], help="JSON lines with lang and question or message")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--buckets", type=int, default=8192)
    parser.add_argument("--copies", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--decay", type=float, default=1e-6)
    parser.add_argument("--seed", type=int, default=21)
    args = parser.parse_args()
    torch.set_num_threads(1)
    rows = read_texts()
    print(f"{len(rows)} texts {Counter(language for _, language in rows)}", flush=True)
    whole, _ = train(rows, args)
    for file in args.judge:
        judge(whole, file, args)
    if args.out:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(json.dumps({"languages": LANGUAGES, "buckets": args.buckets, "weights": packed(whole)}, indent=2) + "\n")
        print(f"{args.out}: {args.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()

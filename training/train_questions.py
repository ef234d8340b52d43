"""Trains the encoder that tells which topic and which fact a question is on, and writes packages/assistant/model/questions.bin.

    python training/train_questions.py --judge FILE.jsonl             # trains and measures the topics on judged questions
    python training/train_questions.py --out packages/assistant/model/questions.bin
"""

import argparse
import json
import random
import subprocess
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from assistant.network import Encoder
from emergency.augment import noisy_word, vary
from emergency.lexicon import read_lexicon
from emergency.network import batch_of
from model_file import network_layers, write_model

HERE = Path(__file__).resolve().parent
BUCKETS, SIZE = 12288, 24
COPIES = {"question": 4, "fact": 2, "title": 2, "text": 1, "words": 1}
WEIGHT = {"question": 1.0, "fact": 0.7, "title": 0.7, "text": 0.4, "words": 0.4}


def features_of(texts, scratch):
    lines = "\n".join(text.replace("\n", " ") for text in texts) + "\n"
    subprocess.run(["node", str(HERE / "assistant/features.mjs"), str(BUCKETS), str(scratch)], input=lines.encode(), check=True)
    flat = np.fromfile(scratch, dtype="<u2")
    found, at = [], 0
    for _ in texts:
        words, at = int(flat[at]), at + 1
        question = []
        for _ in range(words):
            count, at = int(flat[at]), at + 1
            question.append(flat[at:at + count])
            at += count
        found.append(question or [np.zeros(1, "<u2")])
    return found


def read_examples():
    lines = subprocess.run(["node", str(HERE / "assistant/examples.mjs")], capture_output=True, check=True).stdout.decode().splitlines()
    return [json.loads(line) for line in lines]


def train(examples, topics, facts, args):
    torch.manual_seed(args.seed)
    draw = random.Random(args.seed)
    around = {}
    for row in examples:
        if row["topic"] == "none" and row["source"] == "question":
            around.setdefault(row["language"], []).append(row["text"])
    texts, topic, fact, weight = [], [], [], []
    for row in examples:
        for copy in range(COPIES[row["source"]]):
            text = row["text"] if copy == 0 else vary(row["text"], draw, around.get(row["language"], []) if row["topic"] != "none" else [])
            texts.append(text)
            topic.append(topics[row["topic"]])
            fact.append(facts.get(f'{row["topic"]}#{row["fact"]}', -1))
            weight.append(WEIGHT[row["source"]])
    data = features_of(texts, args.scratch)
    topic, fact, weight = torch.tensor(topic), torch.tensor(fact), torch.tensor(weight)
    net = Encoder(BUCKETS, SIZE, len(topics) + len(facts))
    known, meaning, concepts = read_lexicon(HERE / "lexicon")
    named = torch.nn.Linear(SIZE, concepts)
    meaning = torch.tensor(meaning * 4)
    known = [found[:1] for found in features_of([word if copy == 0 else noisy_word(word, draw) for copy in range(4) for word in known], args.scratch)]
    optimiser = torch.optim.AdamW([
        {"params": named.parameters(), "weight_decay": 0.0, "lr": 4e-3},
        {"params": [net.table.weight], "weight_decay": 0.0, "lr": 2e-2},
        {"params": [p for name, p in net.named_parameters() if not name.startswith("table")], "weight_decay": 0.02, "lr": 4e-3},
    ])  # fmt: skip
    rows = list(range(len(texts)))
    steps = args.epochs * (len(rows) // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [4e-3, 2e-2, 4e-3], total_steps=steps + 1, pct_start=0.1)
    average = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
    net.train()
    for epoch in range(args.epochs):
        draw.shuffle(rows)
        total = 0.0
        for begin in range(0, len(rows) - args.batch + 1, args.batch):
            chosen = rows[begin:begin + args.batch]
            scores, on = net(batch_of([data[row] for row in chosen]), noise=args.noise).split([len(topics), len(facts)], 1)
            w = weight[chosen]
            loss = (torch.nn.functional.cross_entropy(scores, topic[chosen], reduction="none", label_smoothing=0.05) * w).sum() / w.sum()
            has = fact[chosen] >= 0
            if has.any():
                loss = loss + args.facts * torch.nn.functional.cross_entropy(on[has], fact[chosen][has], label_smoothing=0.05)
            some = draw.sample(range(len(known)), args.batch)
            vectors = net.words(batch_of([known[at] for at in some]), noise=args.noise)
            loss = loss + args.concepts * torch.nn.functional.cross_entropy(named(vectors), meaning[some])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            average.update_parameters(net)
            total += loss.item()
        print(f"  epoch {epoch + 1}: loss {total / max(1, len(rows) // args.batch):.3f}", flush=True)
    return average.module.eval()


def scores_of(net, texts, args):
    data = features_of(texts, args.scratch)
    with torch.no_grad():
        return torch.cat([net(batch_of(data[at:at + 256])) for at in range(0, len(texts), 256)])


def judge(net, topics, file, args):
    rows = [json.loads(line) for line in file.read_text().splitlines() if line.strip()]
    names = list(topics)
    chance = scores_of(net, [row["question"] for row in rows], args)[:, :len(topics)].softmax(1)
    right, asked, first = Counter(), Counter(), Counter()
    for row, found in zip(rows, chance):
        wanted = {topics[e] for e in row["expect"] if e in topics}
        if not row["expect"]:
            continue
        found = found.clone()
        if "none" in topics:
            found[topics["none"]] = 0
        best = found.topk(3).indices.tolist()
        asked[row["lang"]] += 1
        right[row["lang"]] += bool(wanted & set(best))
        first[row["lang"]] += bool(wanted & set(best[:1]))
    print(file.name, f"top-1 {first.total() / asked.total():.1%} top-3 {right.total() / asked.total():.1%}", {k: f"{right[k] / asked[k]:.1%}" for k in sorted(asked)}, flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--noise", type=float, default=0.15)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--concepts", type=float, default=0.5)
    parser.add_argument("--facts", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--scratch", type=Path, default=Path("/tmp/question-features.bin"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    examples = read_examples()
    topics = {name: at for at, name in enumerate(sorted({row["topic"] for row in examples}))}
    facts = {name: at for at, name in enumerate(sorted({f'{row["topic"]}#{row["fact"]}' for row in examples if row["fact"]}))}
    print(f"{len(examples)} examples {Counter(row['source'] for row in examples)}, {len(topics)} topics, {len(facts)} facts", flush=True)
    net = train(examples, topics, facts, args)
    if args.out:
        by_topic: dict[str, list[str]] = {}
        for name in facts:
            topic, key = name.split("#")
            by_topic.setdefault(topic, []).append(key)
        lines = subprocess.run(["node", str(HERE / "assistant/asked-terms.mjs")], capture_output=True, check=True).stdout
        header = {"buckets": BUCKETS, "size": SIZE, "widths": list(net.widths), "topics": list(topics), "facts": by_topic, "asked": json.loads(lines)}
        write_model(args.out, header, network_layers(net))
    for file in args.judge:
        judge(net, topics, file, args)


if __name__ == "__main__":
    main()

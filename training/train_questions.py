"""Trains the encoder that tells which topic and which fact a question is on, and writes packages/assistant/model/questions.bin.

    python training/train_questions.py --judge FILE.jsonl             # trains and measures the topics on judged questions
    python training/train_questions.py --out packages/assistant/model/questions.bin
"""

import argparse
import json
import math
import random
import subprocess
import zlib
from collections import Counter
from pathlib import Path

import torch

from assistant.encoder import Encoder
from emergency.sentences import level_of, read_sentences
from model_file import network_layers, read_layers, write_model
from text.augment import vary
from text.features import features_of
from text.fit import Concepts, fit, scores_of
from text.lexicon import Synonyms

HERE = Path(__file__).resolve().parent
FARM = HERE / "lexicon/farm"
BUCKETS, SIZE = 12288, 24
# Of a judged question that something answers, and nobody has said what: any topic but these.
ANSWERED = "answered"
UNANSWERED = {"none", "danger", "greeting", "thanks", "who", "rude"}
# Live tools and the helps on using the app have few questions beside the thousands on what nothing here answers.
FEW, FEW_COPIES = ("weather", "prices", "tasks", "finance", "irrigation", "help:"), 14
# What these tools are given too much by it is taken back in the last layer, so that a crop's "rate" stays what it was.
TAKEN_BACK = ("prices", "tasks", "finance")
TAKEN = math.log(FEW_COPIES / 4)
COPIES = {"question": 4, "judged": 4, "danger": 2, "phrase": 2, "fact": 2, "title": 2, "text": 1, "words": 1}
WEIGHT = {"question": 1.0, "judged": 1.0, "danger": 0.7, "phrase": 0.7, "fact": 0.7, "title": 0.7, "text": 0.4, "words": 0.4}


def read_examples():
    lines = subprocess.run(["node", str(HERE / "assistant/examples.mjs")], capture_output=True, check=True).stdout.decode().splitlines()
    return [json.loads(line) for line in lines]


def train(examples, topics, facts, args):
    torch.manual_seed(args.seed)
    draw = random.Random(args.seed)
    synonyms = Synonyms(FARM, draw)
    around = {}
    for row in examples:
        if row["topic"] == "none" and row["source"] in ("question", "judged"):
            around.setdefault(row["language"], []).append(row["text"])
    texts, topic, fact, weight = [], [], [], []
    for row in examples:
        copies = FEW_COPIES if row["source"] == "question" and row["topic"].startswith(FEW) else COPIES[row["source"]]
        for copy in range(copies):
            text = row["text"] if copy == 0 else vary(row["text"], draw, around.get(row["language"], []) if row["topic"] != "none" else [])
            texts.append(synonyms.swapped(text, row["language"]) if copy else text)
            topic.append(topics.get(row["topic"], -1))
            fact.append(facts.get(f'{row["topic"]}#{row["fact"]}', -1))
            weight.append(WEIGHT[row["source"]])
    topic, fact, weight = torch.tensor(topic), torch.tensor(fact), torch.tensor(weight)
    topic_of = torch.tensor([topics[name.split("#")[0]] for name in facts])
    answered = torch.tensor([name not in UNANSWERED for name in topics])

    def loss_of(outputs: torch.Tensor, rows: list[int]) -> torch.Tensor:
        scores, on = outputs.split([len(topics), len(facts)], 1)
        w = weight[rows]
        named = topic[rows] >= 0
        each = torch.zeros(len(rows))
        each[named] = torch.nn.functional.cross_entropy(scores[named], topic[rows][named], reduction="none", label_smoothing=0.05)
        each[~named] = -scores[~named].log_softmax(1)[:, answered].logsumexp(1)
        loss = (each * w).sum() / w.sum()
        has = fact[rows] >= 0
        if has.any():
            wanted = fact[rows][has]
            others = topic_of[None] != topic_of[wanted][:, None]
            beside = torch.nn.functional.cross_entropy(on[has].masked_fill(others, -30), wanted)
            loss = loss + args.facts * torch.nn.functional.cross_entropy(on[has], wanted, label_smoothing=0.05) + args.within * beside
        return loss

    net = Encoder(BUCKETS, SIZE, len(topics), list(facts))
    if args.start:
        begin_with(net, args.start, [*topics, *facts])
    concepts = Concepts([HERE / "lexicon", FARM], "question", BUCKETS, SIZE, draw)
    net = fit(net, features_of(texts, "question", BUCKETS), loss_of, concepts, args, draw, args.batch, averaged=True, rate=args.rate)
    with torch.no_grad():
        net.out.bias[[topics[name] for name in TAKEN_BACK]] -= TAKEN
    return net


def begin_with(net, file, outputs):
    """Gives a network the weights of a model file, those of the last layer where a topic or fact has the same name."""
    header, layers = read_layers(file)
    names = [*header["topics"], *(f"{topic}#{key}" for topic, keys in header["facts"].items() for key in keys)]
    place = {name: at for at, name in enumerate(names)}
    known = [at for at, name in enumerate(outputs) if name in place]
    from_rows = [place[outputs[at]] for at in known]
    with torch.no_grad():
        net.table.weight.copy_(layers["table"][0])
        for name, layer in [(f"conv{width}", conv) for width, conv in net.convs.items()] + [("hidden", net.hidden)]:
            layer.weight.copy_(layers[name][0])
            layer.bias.copy_(layers[name][1])
        net.out.weight[known] = layers["out"][0][from_rows]
        net.out.bias[known] = layers["out"][1][from_rows]
        # What was taken back from these is taken back again behind this training.
        net.out.bias[[outputs.index(name) for name in TAKEN_BACK]] += TAKEN
    print(f"begins with {file}, {len(known)} of {len(outputs)} outputs known", flush=True)


def judge(net, topics, file, args):
    rows = [json.loads(line) for line in file.read_text().splitlines() if line.strip()]
    names = list(topics)
    data = features_of([row["question"] for row in rows], "question", BUCKETS)
    chance = scores_of(net, data)[:, :len(topics)].softmax(1)
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


def judge_facts(net, rows, topics, facts):
    """How often the right fact of the right document is first, of questions left out of the training."""
    scores = scores_of(net, features_of([row["text"] for row in rows], "question", BUCKETS))
    topic, on = scores.split([len(topics), len(facts)], 1)
    own = torch.tensor([[name.split("#")[0] == row["topic"] for name in facts] for row in rows])
    wanted = torch.tensor([facts[f'{row["topic"]}#{row["fact"]}'] for row in rows])
    right = on.masked_fill(~own, -1e4).argmax(1) == wanted
    first = topic.argmax(1) == torch.tensor([topics[row["topic"]] for row in rows])
    print(f"{len(rows)} questions left out: document {first.float().mean():.1%}, fact of the right document {right.float().mean():.1%}, both {(first & right).float().mean():.1%}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--judged", type=Path, nargs="*", default=[], help="judged questions to learn from too, once the ranking was weighed without them")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--noise", type=float, default=0.15)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--concepts", type=float, default=0.5)
    parser.add_argument("--facts", type=float, default=1.0, help="weight of choosing a fact among all")
    parser.add_argument("--within", type=float, default=1.0, help="weight of choosing it among its document's own")
    parser.add_argument("--hold", type=int, default=0, help="leaves one question of so many out and measures the choice of facts on them")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--start", type=Path, help="a model file to learn on from, mostly with --epochs 2 --rate 0.3")
    parser.add_argument("--without", nargs="*", default=[], help="sources of examples to leave out, mostly `text words` with --start, in half of the time")
    parser.add_argument("--rate", type=float, default=1.0, help="share of the usual learning rate")
    args = parser.parse_args()
    torch.set_num_threads(1)
    examples = read_examples()
    examples += [{"text": s.text, "language": s.language, "topic": "danger", "fact": None, "source": "danger"} for s in read_sentences(HERE / "emergency/sentences") if level_of(s.label) == "person"]
    known = {row["topic"] for row in examples}
    for file in args.judged:
        rows = [json.loads(line) for line in file.read_text().splitlines() if line.strip()]
        for row in rows:
            expect = row.get("expect", [ANSWERED] if row.get("answerable") else [])
            topic, _, fact = (row.get("facts") or expect or ["none"])[0].replace("?", ANSWERED).partition("#")
            if topic in known or topic == ANSWERED:
                examples.append({"text": row["question"], "language": row["lang"], "topic": topic, "fact": fact or None, "source": "judged"})
    examples = [row for row in examples if row["source"] not in args.without]
    topics = {name: at for at, name in enumerate(sorted({row["topic"] for row in examples if row["topic"] != ANSWERED}))}
    facts = {name: at for at, name in enumerate(sorted({f'{row["topic"]}#{row["fact"]}' for row in examples if row["fact"]}))}
    print(f"{len(examples)} examples {Counter(row['source'] for row in examples)}, {len(topics)} topics, {len(facts)} facts", flush=True)
    held = [row for row in examples if args.hold and row["source"] == "question" and row["fact"] and zlib.crc32(row["text"].encode()) % args.hold == 0]
    for row in held:
        examples.remove(row)
    net = train(examples, topics, facts, args)
    if held:
        judge_facts(net, held, topics, facts)
    if args.out:
        by_topic: dict[str, list[str]] = {}
        for name in facts:
            topic, key = name.split("#")
            by_topic.setdefault(topic, []).append(key)
        lines = subprocess.run(["node", str(HERE / "assistant/asked-terms.mjs"), *map(str, args.judged)], capture_output=True, check=True).stdout
        header = {"buckets": BUCKETS, "size": SIZE, "widths": list(net.widths), "topics": list(topics), "facts": by_topic, "asked": json.loads(lines)}
        write_model(args.out, header, network_layers(net))
    for file in args.judge:
        judge(net, topics, file, args)


if __name__ == "__main__":
    main()

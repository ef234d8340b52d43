"""Goes on training a shipped encoder of questions with a share of its examples and all contrasts: a minute on one core, where a whole training takes five.

    python training/tune_questions.py --judged training/assistant-eval/{...}.jsonl --out packages/assistant/model/questions.bin
"""

import argparse
import json
import random
import struct
from pathlib import Path

import numpy as np
import torch
from torch import nn

import train_questions
from assistant.encoder import Encoder
from model_file import network_layers, write_model
from text.augment import vary
from text.features import features_of
from text.network import batch_of

MODEL = Path(__file__).resolve().parents[1] / "packages/assistant/model/questions.bin"
# How many readings of an example of each source are kept on average, of those that a whole training reads.
KEPT = {"contrast": 1.0, "judged": 1.2, "question": 0.48, "phrase": 0.7, "fact": 0.4, "title": 0.3, "text": 0.06, "danger": 0.4, "words": 0.2}
NONE_KEPT = 0.9
ODDS = 2.0  # logarithm of the odds that some fact answers, with which a model without that outcome begins


def read_model(file: Path):
    """The header of a model and its layers as (weights, biases)."""
    data = file.read_bytes()
    length = struct.unpack("<I", data[:4])[0]
    header, at, layers = json.loads(data[4 : 4 + length]), 4 + length, {}
    for layer in header.pop("layers"):
        rows, columns = layer["rows"], layer["columns"]
        scales = 1 if layer["table"] else rows
        scale = np.frombuffer(data, "<f4", scales, at)
        bias = np.frombuffer(data, "<f4", layer["bias"], at + 4 * scales)
        at += 4 * (scales + layer["bias"])
        whole = np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns)
        at += rows * columns + -(rows * columns) % 4
        weight = whole.astype(np.float32) * (scale if layer["table"] else scale[:, None])
        layers[layer["name"]] = (torch.tensor(weight), torch.tensor(bias.copy()))
    return header, layers


def network_of(header, layers) -> tuple[Encoder, list[str]]:
    facts = [f"{topic}#{key}" for topic, keys in header["facts"].items() for key in keys]
    net = Encoder(header["buckets"], header["size"], len(header["topics"]), facts)
    with torch.no_grad():
        net.table.weight.copy_(layers["table"][0])
        for name, layer in [("hidden", net.hidden), ("out", net.out), *((f"conv{width}", conv) for width, conv in net.convs.items())]:
            layer.weight.copy_(layers[name][0])
            layer.bias.copy_(layers[name][1])
    return net, facts


def drawn(examples, draw: random.Random):
    """A share of the examples, some of them varied."""
    rows = []
    for row in examples:
        kept = NONE_KEPT if row["topic"] == "none" and row["source"] == "question" else KEPT[row["source"]]
        for copy in range(int(kept) + (draw.random() < kept % 1)):
            rows.append((row["text"] if copy == 0 and draw.random() < 0.5 else vary(row["text"], draw, []), row))
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--start", type=Path, default=MODEL)
    parser.add_argument("--judged", type=Path, nargs="*", default=[])
    parser.add_argument("--rate", type=float, default=0.0015)
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    draw = random.Random(args.seed)
    header, layers = read_model(args.start)
    net, names = network_of(header, layers)
    topics, facts = ({name: at for at, name in enumerate(own)} for own in (header["topics"], names))
    examples = [*train_questions.read_examples(), *train_questions.read_danger()]
    examples += train_questions.read_judged(args.judged, topics)
    rows = [(text, row) for text, row in drawn(examples, draw) if not row["fact"] or f'{row["topic"]}#{row["fact"]}' in facts]
    data = features_of([text for text, _ in rows], "question", header["buckets"])
    loss_of = train_questions.losses([row for _, row in rows], topics, facts, facts_weight=0.5, within=1.0)
    said = [at for at, (_, row) in enumerate(rows) if row["fact"]][:256]
    net.eval()
    with torch.no_grad():
        odds = net(batch_of([data[at] for at in said]))[:, len(topics) :].logsumexp(1).mean()
        net.out.bias[len(topics) :] -= odds - ODDS
    net.train()
    others = [weights for name, weights in net.named_parameters() if not name.startswith("table")]
    optimiser = torch.optim.AdamW([{"params": [net.table.weight], "weight_decay": 0, "lr": args.rate * 4}, {"params": others, "weight_decay": 0.01, "lr": args.rate}])
    order, size = list(range(len(rows))), 128
    total = args.passes * (len(rows) // size)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: min(1, (step + 1) / 60) * max(0, 1 - step / total))
    for _ in range(args.passes):
        draw.shuffle(order)
        for begin in range(0, len(rows) // size * size, size):
            chosen = order[begin : begin + size]
            loss = loss_of(net(batch_of([data[at] for at in chosen]), noise=0.15), chosen)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    net.eval()
    header["asked"] = train_questions.asked_terms()
    write_model(args.out, {**header, "widths": list(net.widths)}, network_layers(net))


if __name__ == "__main__":
    main()

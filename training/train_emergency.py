"""Trains the classifier that recognises people and animals in danger, and writes the model file of packages/assistant.

    python training/train_emergency.py --tune 5          # five folds by scenario: recall of each kind on scenarios never trained on
    python training/train_emergency.py --out packages/assistant/model/emergency.bin --tuned TUNED.json

About ten minutes a training on two cores.
"""

import argparse
import json
import random
import subprocess
from pathlib import Path

import numpy as np
import torch
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from emergency.sentences import Sentence, label_of, level_of, read_sentences
from model_file import network_layers, replace_first, write_model
from text.augment import vary
from text.features import features_of
from text.fit import Concepts, fit, scores_of
from text.network import WordNetwork

HERE = Path(__file__).resolve().parent
BUCKETS, SIZE = 12288, 16
WIDTHS = {1: 64, 2: 64, 3: 64, 5: 48}
WIDE = 3 * BUCKETS  # features of the linear model; a multiple, so that both take the same hash
KNOWN_COPIES = 3  # further copies of the messages that must be seen for certain (`*-known.txt`)
MIX = (0.75, 0.5)  # weights of the logarithms of both models' chances
GROUPS = ["none", "health", "person", "animal"]  # "border" counts as none
LANGUAGES = ["en", "hi", "mr", "te"]  # those that the network also names; the other nine are read letter by letter in Devanagari
UNNAMED = -100  # cross_entropy leaves these out


def train(sentences: list[Sentence], labels: list[str], args, seed: int) -> WordNetwork:
    torch.manual_seed(seed)
    draw = random.Random(seed)
    texts, found = varied(sentences, args, draw)
    target = torch.tensor([labels.index(sentence.label) for sentence in found])
    language = torch.tensor([LANGUAGES.index(s.language) if s.language in LANGUAGES else UNNAMED for s in found])
    level = torch.tensor([["none", "border", "health", "person", "animal"].index(level_of(name)) for name in labels])
    grouping = torch.nn.functional.one_hot(level, 5).float()
    danger = level >= 3
    rarity = (target.bincount(minlength=len(labels)).float().clamp(min=1) ** -0.6 * danger)
    rarity = rarity / rarity[danger].mean()  # rare kinds of danger count as much as poison
    weight = torch.tensor([1.0, 1.0, 1.0, 2.0, 2.0])  # a person or animal missed costs more
    loss_of_labels = torch.nn.CrossEntropyLoss(label_smoothing=0.05)

    def loss_of(outputs: torch.Tensor, rows: list[int]) -> torch.Tensor:
        scores, tongue = outputs.split([len(labels), len(LANGUAGES)], 1)
        wanted = target[rows]
        levels = torch.log((scores.softmax(1) @ grouping).clamp(min=1e-6))
        loss = loss_of_labels(scores, wanted) + torch.nn.functional.nll_loss(levels, level[wanted], weight=weight)
        hurt = danger[wanted]
        if hurt.any():
            loss = loss + torch.nn.functional.cross_entropy(scores[hurt].masked_fill(~danger, -30), wanted[hurt], weight=rarity)
        named = language[rows]
        if (named != UNNAMED).any():
            loss = loss + 0.3 * torch.nn.functional.cross_entropy(tongue, named, ignore_index=UNNAMED)
        return loss

    net = WordNetwork(BUCKETS, SIZE, len(labels) + len(LANGUAGES), WIDTHS)
    concepts = Concepts([args.lexicon], "emergency", BUCKETS, SIZE, draw)
    return fit(net, features_of(texts, "emergency", BUCKETS), loss_of, concepts, args, draw, args.batch * 2, averaged=False)


def matrix_of(messages: list[list[np.ndarray]]) -> csr_matrix:
    """Each message as the set of all its features, scaled to length 1."""
    sets = [np.unique(np.concatenate(message)) for message in messages]
    ends = np.cumsum([0] + [len(found) for found in sets])
    values = np.concatenate([np.full(len(found), 1 / np.sqrt(len(found)), np.float32) for found in sets])
    return csr_matrix((values, np.concatenate(sets), ends), shape=(len(sets), WIDE))


def train_wide(sentences: list[Sentence], args, seed: int) -> LogisticRegression:
    """A linear model of the four groups on all n-grams: less clever than the network, and surer of words it knows."""
    texts, found = varied(sentences, args, random.Random(seed))
    groups = [GROUPS.index(group_of(sentence.label)) for sentence in found]
    model = LogisticRegression(C=30, max_iter=150).fit(matrix_of(features_of(texts, "emergency", WIDE)), groups)
    scale = np.abs(model.coef_).max() / 127
    model.coef_ = np.round(model.coef_ / scale) * scale
    return model


def group_of(label: str) -> str:
    level = level_of(label)
    return "none" if level == "border" else level


def varied(sentences: list[Sentence], args, draw: random.Random) -> tuple[list[str], list[Sentence]]:
    """Each sentence as it is and in `args.copies - 1` variations."""
    harmless: dict[str, list[str]] = {}
    for sentence in sentences:
        if sentence.label == "none":
            harmless.setdefault(sentence.language, []).append(sentence.text)
    texts, found = [], []
    for sentence in sentences:
        for copy in range(1 if "/library/" in sentence.scenario else args.copies):
            texts.append(sentence.text if copy == 0 else vary(sentence.text, draw, harmless.get(sentence.language, [])))
            found.append(sentence)
    return texts, found


def read_harmless() -> list[Sentence]:
    """What the library says, and judged questions of the assistant: nobody is in danger there."""
    lines = subprocess.run(["node", str(HERE / "emergency/harmless.mjs")], capture_output=True, check=True).stdout.decode().splitlines()
    rows = [json.loads(line) for line in lines]
    return [
        Sentence(row["text"], row["label"], f"{row['language']}/{'' if row['scenario'].startswith('question/') else 'library/'}{row['scenario']}", row["language"])
        for row in rows
    ]


def together(wide: LogisticRegression, net: WordNetwork, labels: list[str], texts: list[str], args) -> tuple[np.ndarray, np.ndarray]:
    """Chances of the four groups (messages, 4) as the product computes them, and of the labels by the network."""
    chances = probabilities(net, texts, len(labels)).numpy()
    groups = np.zeros((len(texts), len(GROUPS)))
    for at, label in enumerate(labels):
        groups[:, GROUPS.index(group_of(label))] += chances[:, at]
    linear = wide.predict_proba(matrix_of(features_of(texts, "emergency", WIDE)))
    mixed = np.exp(MIX[0] * np.log(linear + 1e-6) + MIX[1] * np.log(groups + 1e-6))
    return mixed / mixed.sum(1, keepdims=True), chances


def probabilities(net: WordNetwork, texts: list[str], labels: int) -> torch.Tensor:
    return scores_of(net, features_of(texts, "emergency", BUCKETS))[:, :labels].softmax(1)


def report(sentences: list[Sentence], groups: np.ndarray, best: list[str], args) -> None:
    """Recall by kind and language at the limit that `--alarm` of the harmless messages pass."""
    danger = groups[:, 2:].sum(1)
    level = np.array([level_of(sentence.label) for sentence in sentences])
    harmless = np.sort(danger[level == "none"])
    for alarm in args.alarm:
        limit = harmless[int(len(harmless) * (1 - alarm))]
        row = [f"alarm {alarm:.0%} limit {limit:.3f}:"]
        row += [f"{name} {np.mean(danger[level == name] >= limit):.1%}" for name in ("person", "animal", "border", "health") if (level == name).any()]
        print(" ".join(row))
        for language in sorted({s.language for s in sentences}):
            own = np.array([s.language == language for s in sentences])
            print(f"   {language}: " + " ".join(
                f"{name} {np.mean(danger[own & (level == name)] >= limit):.1%}" for name in ("person", "animal", "none") if (own & (level == name)).any()))  # fmt: skip
    limit = harmless[int(len(harmless) * (1 - args.alarm[0]))]
    for label in sorted({s.label for s in sentences}):
        own = np.array([s.label == label for s in sentences])
        named = np.mean([b == label for b, o in zip(best, own) if o])
        print(f"   {label:18} {own.sum():4d} seen {np.mean(danger[own] >= limit):.1%} named {named:.1%}")


def export(wide: LogisticRegression, net: WordNetwork, labels: list[str], out: Path, extra: dict) -> None:
    header = {"wide": WIDE, "mix": MIX, "groups": GROUPS, "buckets": BUCKETS, "size": SIZE, "widths": list(WIDTHS), "labels": labels, "languages": LANGUAGES, **extra}
    write_model(out, header, [linear_layer(wide), *network_layers(net)])


def linear_layer(wide: LogisticRegression):
    return ("wide", torch.from_numpy(wide.coef_.T.copy()), torch.from_numpy(wide.intercept_), True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sentences", type=Path, default=HERE / "emergency/sentences")
    parser.add_argument("--lexicon", type=Path, default=HERE / "lexicon")
    parser.add_argument("--concepts", type=float, default=0.7, help="weight of naming the concepts of single words")
    parser.add_argument("--tune", type=int, default=0, help="folds by scenario")
    parser.add_argument("--folds-run", type=int, default=99)
    parser.add_argument("--judge", type=Path, nargs="*", default=[], help="JSON lines {message, level, kind, lang} to measure on")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--linear-of", type=Path, help="trains the linear part of this file anew and keeps its network, which varies by its seed as much as by sentences")
    parser.add_argument("--copies", type=int, default=5)
    parser.add_argument("--epochs", type=int, default=18)
    parser.add_argument("--noise", type=float, default=0.15)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--alarm", type=float, nargs="+", default=[0.08, 0.05, 0.02])
    parser.add_argument("--limits", type=float, nargs=3, default=[0.35, 0.95, 0.8], help="maybe, sure, health")
    args = parser.parse_args()
    torch.set_num_threads(1)  # the steps are too small to be shared
    sentences = read_sentences(args.sentences) + read_harmless()
    sentences += KNOWN_COPIES * [s for s in sentences if s.scenario.split("/")[0].endswith("-known")]
    labels = sorted({sentence.label for sentence in sentences})
    print(f"{len(sentences)} sentences, {len({s.scenario for s in sentences})} scenarios, {len(labels)} labels")
    if args.tune:
        # Sections of one name in several languages tell of the same scenes: they stay together.
        scene = {s.scenario: s.scenario.split("/", 1)[1] for s in sentences}
        scenes = sorted(set(scene.values()))
        random.Random(args.seed).shuffle(scenes)
        fold = {name: at % args.tune for at, name in enumerate(scenes)}
        seen, groups, best = [], [], []
        for part in range(min(args.tune, args.folds_run)):
            taught = [s for s in sentences if fold[scene[s.scenario]] != part]
            held = [s for s in sentences if fold[scene[s.scenario]] == part]
            mixed, chances = together(train_wide(taught, args, args.seed), train(taught, labels, args, args.seed), labels, [s.text for s in held], args)
            seen += held
            groups.append(mixed)
            best += kinds_of(chances, labels)
            print(f"fold {part + 1} done", flush=True)
        report(seen, np.concatenate(groups), best, args)
    if args.linear_of:
        return replace_first(args.linear_of, linear_layer(train_wide(sentences, args, args.seed)), dict(zip(("maybe", "sure", "health"), args.limits)))
    if args.out or args.judge:
        wide, net = train_wide(sentences, args, args.seed), train(sentences, labels, args, args.seed)
        for file in args.judge:
            rows = [json.loads(line) for line in file.read_text().splitlines() if line.strip()]
            judged = [Sentence(r["message"], label_of(r["level"], r.get("kind", "?")), "", r.get("lang", "?")) for r in rows]
            mixed, chances = together(wide, net, labels, [s.text for s in judged], args)
            print(file)
            report(judged, mixed, kinds_of(chances, labels), args)
        if args.out:
            maybe, sure, health = args.limits
            export(wide, net, labels, args.out, {"version": 1, "maybe": maybe, "sure": sure, "health": health})


def kinds_of(chances: np.ndarray, labels: list[str]) -> list[str]:
    """The most likely kind of danger of each message."""
    danger = np.array([level_of(label) in ("person", "animal") for label in labels])
    return [labels[at] for at in np.where(danger, chances, -1).argmax(1)]

if __name__ == "__main__":
    main()

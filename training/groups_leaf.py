"""Measure what several photographs of one plant bring, and write it into the manifest.

    python training/groups_leaf.py --data DIR --model packages/leaf-doctor/model

Plants are the groups of the manifest of the photographs (same plant or same minute, field only) with at least three photographs of one label;
of `test` and `val-kept`, which the shipped model was never taught. Scores of the photographs of a plant are averaged before the
softmax. A plant counts once, whatever it has photographs: its share right is the mean over its single photographs, pairs and triples.
Groups of wheat are copies of one picture rather than pictures of one plant and are left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import answers_of, fit_temperature, open_session
from export_leaf import MODEL_FILE
from leaf.data import load_photos, read_groups, read_labels

MOST = 3  # photographs taken together
SUBSETS = 60  # of a plant, drawn by lot where there are more
LEAST_PLANTS = 20
COPIES = ("Wheat",)


def subsets(rows: np.ndarray, k: int, rng: np.random.Generator) -> np.ndarray:
    """Up to SUBSETS sets of k of these photographs, (sets, k)."""
    every = np.array(list(combinations(rows, k)))
    return every if len(every) <= SUBSETS else every[rng.permutation(len(every))[:SUBSETS]]


def together(scores: np.ndarray, truth: np.ndarray, groups: np.ndarray) -> list[dict[int, tuple[np.ndarray, np.ndarray]]]:
    """For each plant with MOST photographs or more of one label: its mean scores (sets, labels) and labels (sets) by number of photographs."""
    rng, out = np.random.default_rng(0), []
    for group in np.unique(groups):
        for label in np.unique(truth[groups == group]):
            rows = np.flatnonzero((groups == group) & (truth == label))
            if len(rows) < MOST:
                continue
            plant = {}
            for k in range(1, MOST + 1):
                sets = subsets(rows, k, rng)
                plant[k] = scores[sets].mean(1), np.full(len(sets), label)
            out.append(plant)
    return out


def share_right(plants: list[dict], k: int) -> float:
    return float(np.mean([(scores.argmax(1) == label).mean() for scores, label in (p[k] for p in plants)]))


def temperatures(plants: list[dict], first: float) -> list[float]:
    """The temperature of least log loss for 1, 2, ... photographs, relative to that of one, which is `first`; plants weigh alike."""
    fitted = []
    for k in range(1, MOST + 1):
        scores, truth = (np.concatenate([p[k][i] for p in plants]) for i in (0, 1))
        weight = np.concatenate([np.full(len(p[k][1]), 1 / len(p[k][1])) for p in plants])
        fitted.append(fit_temperature(scores, truth, weight))
    return [round(first * t / fitted[0], 3) for t in fitted]


def table(plants: list[dict], labels: list[str]) -> list[dict]:
    """The rows of `several` in the manifest: all crops, then each crop, then each pair of its labels that is confused most."""
    crop_of = [name.split("___")[0] for name in labels]
    of_crop: dict[str, list[dict]] = {}
    for plant in plants:
        of_crop.setdefault(crop_of[plant[1][1][0]], []).append(plant)
    rows = [(None, None, plants)]
    for crop, some in sorted(of_crop.items()):
        rows.append((crop, None, some))
        for pair in combinations([i for i, c in enumerate(crop_of) if c == crop], 2):
            rows.append((crop, [labels[i] for i in pair], [p for p in some if p[1][1][0] in pair]))
    return [{"crop": crop, "labels": pair, "view": None, "plants": len(some),
             "right": [round(share_right(some, k), 3) for k in range(1, MOST + 1)]}
            for crop, pair, some in rows
            if len(some) >= LEAST_PLANTS and (pair is None or {labels[p[1][1][0]] for p in some} == set(pair))]


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--splits", default="val-kept,test")
    args = p.parse_args()
    labels, groups = read_labels(args.data), read_groups(args.data)
    manifest = json.loads((args.model / "manifest.json").read_text())
    photos = [x for x in load_photos(args.data, tuple(args.splits.split(","))) if x.env == "field" and x.crop not in COPIES]
    scores, _ = answers_of(open_session(args.model / MODEL_FILE), photos, manifest["input"]["views"], manifest["input"]["size"])
    write(args.model / "manifest.json", manifest, scores, np.array([x.label for x in photos]),
          np.array([groups[x.path] for x in photos]), labels)


def write(path: Path, manifest: dict, scores: np.ndarray, truth: np.ndarray, groups: np.ndarray, labels: list[str]) -> None:
    """Adds `temperatures` and `several` to the manifest."""
    plants = together(scores, truth, groups)
    manifest["temperatures"] = temperatures(plants, manifest["temperature"])
    manifest["several"] = table(plants, labels)
    path.write_text(json.dumps(manifest, indent=2) + "\n")
    print(len(plants), "plants; temperatures", manifest["temperatures"])
    for row in manifest["several"]:
        print(row["crop"], row["labels"], row["plants"], row["right"])


if __name__ == "__main__":
    main()

"""Print the tables of the model card from the shipped files: crops, calibration, confusions, several photographs.

    python training/report_leaf.py --data DIR --model packages/leaf-doctor/model --plot packages/leaf-doctor/calibration.svg
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import answers_of, open_session, softmax, wilson
from leaf.data import load_photos
from leaf.metrics import crop_mask, ece, summary
from leaf.reliability import reliability_svg


def share(w: dict | None) -> str:
    if w is None:
        return "–"
    return f"{w['accuracy'] * 100:.0f} % ({w['low'] * 100:.0f}–{w['high'] * 100:.0f}), n = {w['n']}"


def combined(scores: np.ndarray, truth: np.ndarray, size: int, rng) -> float:
    """Top-1 of `size` photographs of one label classified together, 2,000 draws."""
    by_label = {c: np.flatnonzero(truth == c) for c in np.unique(truth)}
    by_label = {c: rows for c, rows in by_label.items() if len(rows) >= size}
    hits = 0
    for _ in range(2000):
        label = truth[rng.integers(len(truth))]
        while label not in by_label:
            label = truth[rng.integers(len(truth))]
        rows = rng.choice(by_label[label], size, replace=False)
        hits += scores[rows].mean(0).argmax() == label
    return hits / 20


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--cache", type=Path, help="folder of scores kept by calibrate_leaf.py")
    p.add_argument("--plot", type=Path, help="where to write the calibration plot")
    args = p.parse_args()
    manifest = json.loads((args.model / "manifest.json").read_text())
    labels, plan, size = manifest["labels"], manifest["input"]["views"], manifest["input"]["size"]
    session, mask = open_session(args.model / manifest["model"]["file"]), crop_mask(labels)
    test = load_photos(args.data, ("test",))
    scores, _ = answers_of(session, test, plan, size, args.cache and args.cache / "test")
    truth, env = np.array([x.label for x in test]), np.array([x.env for x in test])
    prob = softmax(scores, manifest["temperature"])
    for e in ("field", "lab"):
        print(e, {k: round(v, 2) for k, v in summary(prob[env == e], truth[env == e], mask).items()})
    print("ece all", round(ece(prob, truth), 4))

    print("\n| crop | field | laboratory |\n|---|---|---|")
    for row in manifest["accuracy"]["crops"]:
        print(f"| {row['crop']} | {share(row['field'])} | {share(row['lab'])} |")

    print("\n| confidence | photographs | mean confidence | right |\n|---|---|---|---|")
    confidence, right = prob.max(1), prob.argmax(1) == truth
    for a in np.arange(0.2, 1.0, 0.1):
        inside = (confidence > a) & (confidence <= a + 0.1)
        if inside.any():
            print(f"| {a * 100:.0f}–{a * 100 + 10:.0f} % | {inside.sum()} | {confidence[inside].mean() * 100:.1f} % | {right[inside].mean() * 100:.1f} % |")
    if args.plot:
        parts = {name: (confidence[env == e], right[env == e]) for e, name in (("field", "field"), ("lab", "lab"))}
        args.plot.write_text(reliability_svg(parts, wilson))

    print("\nmost frequent confusions, field test:")
    pairs = Counter((labels[t], labels[g]) for t, g, e in zip(truth, prob.argmax(1), env) if e == "field" and t != g)
    for (t, g), n in pairs.most_common(16):
        print(f"  {n:3d}  {t} → {g}  (of {int(((truth == labels.index(t)) & (env == 'field')).sum())})")

    rng, field = np.random.default_rng(3), env == "field"
    print("\nphotographs of one label together, field:", {k: combined(scores[field], truth[field], k, rng) for k in (1, 3, 5)})
    low = [c for c in np.unique(truth) if wilson(int((right & (truth == c)).sum()), int((truth == c).sum()))["accuracy"] < 0.8]
    print("labels below 80 %:", [(labels[c], int((truth == c).sum())) for c in low])


if __name__ == "__main__":
    main()

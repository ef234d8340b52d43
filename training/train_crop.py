"""Fit the crop suggestion: a range with soft edges for every crop and value, chosen by cross-validation.

    python training/train_crop.py --data crop_recommendation_dev.csv \
        --out packages/agronomy/src/crop-recommendation/parameters.json

The rows were made by drawing each value evenly from a range of its crop, so even ranges describe them
better than bell curves. A small even share over all values seen (`stray`) keeps one strange value from
ruling a crop out altogether. Softness, stray share and temperature are those of least log loss in ten
times repeated ten-fold cross-validation. Sharper settings than the ones tried would score still better on
these drawn rows, but real fields do not know the edges of a table, so they are not offered.
"""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path

import numpy as np
from sklearn.model_selection import StratifiedKFold

ORDER = ["N", "P", "K", "temperature", "humidity", "ph", "rainfall"]


def read(path: Path) -> tuple[np.ndarray, np.ndarray]:
    rows = list(csv.DictReader(open(path, newline="")))
    return np.array([[float(r[k]) for k in ORDER] for r in rows]), np.array([r["label"] for r in rows])


def ranges(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Smallest and largest value, widened by what an even spread of n draws misses on average."""
    low, high = x.min(0), x.max(0)
    margin = (high - low) / max(len(x) - 1, 1)
    return low - margin, high + margin


def log_scores(fitted, x, low, high, softness, stray) -> np.ndarray:
    columns = []
    for a, b in fitted:
        edge = softness * (b - a)
        rise = 1 / (1 + np.exp(np.clip(-(x - a) / edge, -60, 60)))
        fall = 1 / (1 + np.exp(np.clip((x - b) / edge, -60, 60)))
        density = (1 - stray) * rise * fall / (b - a) + stray / (high - low)
        columns.append(np.log(density).sum(1))
    return np.stack(columns, 1)


def softmax(z: np.ndarray) -> np.ndarray:
    z = np.exp(z - z.max(1, keepdims=True))
    return z / z.sum(1, keepdims=True)


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    x, y = read(args.data)
    crops = sorted(set(y))
    truth = np.array([crops.index(v) for v in y])
    low, high = x.min(0), x.max(0)
    best = None
    for softness in (0.007, 0.01, 0.015, 0.02):
        for stray in (0.006, 0.01, 0.02):
            scores, right = [], []
            for seed in range(10):
                for fit, check in StratifiedKFold(10, shuffle=True, random_state=seed).split(x, y):
                    fitted = [ranges(x[fit][y[fit] == c]) for c in crops]
                    scores.append(log_scores(fitted, x[check], low, high, softness, stray))
                    right.append(truth[check])
            z, t = np.concatenate(scores), np.concatenate(right)
            for temperature in (1.0, 1.15, 1.3, 1.5):
                prob = softmax(z / temperature)
                loss = -np.log(prob[np.arange(len(t)), t]).mean()
                entry = (loss, softness, stray, temperature, (prob.argmax(1) == t).mean())
                best = min(best, entry) if best else entry
    loss, softness, stray, temperature, accuracy = best
    print(f"cross-validated top-1 {accuracy:.4f}, log loss {loss:.5f}, softness {softness}, stray {stray}, T {temperature}")
    fitted = {c: ranges(x[y == c]) for c in crops}
    made = {
        "order": ORDER,
        "softness": softness,
        "stray": stray,
        "temperature": temperature,
        "seen": {k: [float(low[i]), float(high[i])] for i, k in enumerate(ORDER)},
        "crops": {c: {k: [round(float(a[i]), 4), round(float(b[i]), 4)] for i, k in enumerate(ORDER)} for c, (a, b) in fitted.items()},
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()

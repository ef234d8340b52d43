"""Accuracy, macro-F1 and calibration figures on probabilities."""

from __future__ import annotations

import numpy as np


def crop_mask(labels: list[str]) -> np.ndarray:
    """mask[i, j] is true where labels i and j belong to the same crop."""
    crops = np.array([name.split("___")[0] for name in labels])
    return crops[:, None] == crops[None, :]


def macro_f1(truth: np.ndarray, guess: np.ndarray) -> float:
    scores = []
    for c in np.unique(truth):
        tp = np.sum((guess == c) & (truth == c))
        fp, fn = np.sum((guess == c) & (truth != c)), np.sum((guess != c) & (truth == c))
        scores.append(2 * tp / (2 * tp + fp + fn))
    return float(np.mean(scores))


def ece(prob: np.ndarray, truth: np.ndarray, bins: int = 15) -> float:
    confidence, right = prob.max(1), prob.argmax(1) == truth
    edges = np.linspace(0, 1, bins + 1)
    total = 0.0
    for a, b in zip(edges[:-1], edges[1:]):
        inside = (confidence > a) & (confidence <= b)
        if inside.any():
            total += inside.mean() * abs(confidence[inside].mean() - right[inside].mean())
    return float(total)


def summary(prob: np.ndarray, truth: np.ndarray, mask: np.ndarray) -> dict[str, float]:
    top3 = np.argsort(-prob, 1)[:, :3]
    within = np.where(mask[truth], prob, -1.0)
    return {
        "n": len(truth),
        "top1": float(np.mean(prob.argmax(1) == truth)) * 100,
        "crop": float(np.mean(within.argmax(1) == truth)) * 100,
        "top3": float(np.mean((top3 == truth[:, None]).any(1))) * 100,
        "f1": macro_f1(truth, prob.argmax(1)) * 100,
        "ece": ece(prob, truth),
    }

"""Training targets (label distributions) of the photographs."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from leaf.data import Photo

# Groundnut is labelled by the plant and wheat by a web search: there the teacher weighs more.
TEACHER_WEIGHT = {"Groundnut": 1.4, "Wheat": 1.4}


def soft_targets(photos: list[Photo], classes: int, smoothing: float, teacher: Path | None, share: float) -> np.ndarray:
    """One row of label shares per photograph: smoothed label, mixed with the teacher's answer by `share`, at most 0.7.

    Where the teacher firmly says another label (above 0.7, the label itself below 0.1) its answer is taken alone.
    """
    truth = np.array([p.label for p in photos])
    rows = np.full((len(photos), classes), smoothing / classes, np.float32)
    rows[np.arange(len(photos)), truth] += 1 - smoothing
    if teacher is None:
        return rows
    with np.load(teacher) as saved:
        known = {path: i for i, path in enumerate(saved["paths"])}
        # What farmers gave came after the teacher: there the label alone counts.
        given = np.array([p.path.startswith("farmers/") and p.path not in known for p in photos])
        prob = saved["prob"].astype(np.float32)[[0 if new else known[p.path] for p, new in zip(photos, given)]]
    part = np.array([share * TEACHER_WEIGHT.get(p.crop, 1.0) for p in photos], np.float32)
    own = prob[np.arange(len(photos)), truth]
    part[(prob.argmax(1) != truth) & (prob.max(1) > 0.7) & (own < 0.1)] = 1.0
    part[given] = 0
    prob /= prob.sum(1, keepdims=True)
    return rows * (1 - part[:, None]) + prob * part[:, None]

"""Filters as few whole numbers with a scale each: how the shipped weights travel."""

from __future__ import annotations

import numpy as np

# Numbers in a layer from which on it is stored so; smaller layers cost most of the error and little room.
WHOLE_FROM = 10_000
BYTE_LEVELS = 255


def whole_numbers(rows: np.ndarray, levels: int) -> tuple[np.ndarray, np.ndarray]:
    """Each row as whole numbers of `levels` (odd) steps around 0 and a scale; of several clipping limits the one of least squared error."""
    top = levels // 2
    best, least = np.zeros(len(rows), np.float32), np.full(len(rows), np.inf)
    for share in np.linspace(0.5, 1, 21):
        scale = np.maximum(np.abs(rows).max(1) * share / top, 1e-12).astype(np.float32)
        error = ((np.clip(np.round(rows / scale[:, None]), -top, top) * scale[:, None] - rows) ** 2).sum(1)
        best, least = np.where(error < least, scale, best), np.minimum(error, least)
    return np.clip(np.round(rows / best[:, None]), -top, top).astype(np.int64), best

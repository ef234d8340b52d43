"""How familiar a leaf looks to one network, from its features.

Mahalanobis distances (Lee et al. 2018, arXiv:1807.03888) in the directions that part the labels most: the squared
distance to the nearest label's mean, less a share of that to the mean of all leaves (Ren et al. 2021, arXiv:2106.09022).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

DIRECTIONS = 64
SHRINK = 0.1
# Share of the distance to the mean of all; chosen with labels that the networks were never shown (open_set_leaf.py).
OF_ALL = 0.4


@dataclass
class Familiar:
    """Arrays for one network of `channels` features: features less `centre` (channels) times `project` (channels, directions) lie near one of `means` (labels, directions)."""

    centre: np.ndarray
    project: np.ndarray
    means: np.ndarray

    def of(self, features: np.ndarray) -> np.ndarray:
        """One number for each row of (n, channels) features; higher is more familiar, 0 at the middle of all."""
        x = (features - self.centre) @ self.project
        near = (2 * x @ self.means.T - (self.means**2).sum(1)).max(1)
        return (near - (1 - OF_ALL) * (x**2).sum(1)) / self.means.shape[1]


def fit_familiar(features: np.ndarray, truth: np.ndarray) -> Familiar:
    """From (n, channels) features of photographs of leaves and their labels; a label of one photograph is refused a mean."""
    spread = features.std(0) + 0.05
    x = features / spread
    labels = [c for c in np.unique(truth) if (truth == c).sum() > 1]
    rows = np.isin(truth, labels)
    x, truth = x[rows].astype(np.float64), truth[rows]
    middle = x.mean(0)
    means = np.stack([x[truth == c].mean(0) for c in labels])
    within = x - means[np.searchsorted(labels, truth)]
    cov = within.T @ within / len(within)
    cov = (1 - SHRINK) * cov + SHRINK * np.trace(cov) / len(cov) * np.eye(len(cov))
    size, axes = np.linalg.eigh(cov)
    white = axes / np.sqrt(size)
    between = (means - middle) @ white
    _, axes = np.linalg.eigh(between.T @ between)
    project = white @ axes[:, ::-1][:, :DIRECTIONS]
    return Familiar((middle * spread).astype(np.float32), (project / spread[:, None]).astype(np.float32),
                    ((means - middle) @ project).astype(np.float32))


def write_familiar(path: Path, networks: list[Familiar]) -> None:
    np.savez(path, **{f"{name}{i}": value for i, f in enumerate(networks) for name, value in vars(f).items()})


def read_familiar(path: Path) -> list[Familiar]:
    kept = np.load(path)
    return [Familiar(*(kept[f"{name}{i}"] for name in ("centre", "project", "means"))) for i in range(len(kept) // 3)]

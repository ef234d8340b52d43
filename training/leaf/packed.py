"""What `pack_leaf.py` wrote, unpacked: the photographs on the device and their rows."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from leaf.resident import Resident


class Packed:
    """Rows of the photographs as arrays of the same order as `photos`."""

    def __init__(self, folder: Path, device: torch.device):
        self.device = device
        rows = json.loads((folder / "rows.json").read_text())
        self.labels: list[str] = rows["labels"]
        self.paths = rows["path"]
        self.truth = np.array(rows["label"])
        self.crop, self.env, self.shared = (np.array(rows[name]) for name in ("crop", "env", "shared"))
        self.parts = rows["parts"]
        pixels, leaf = (torch.from_numpy(np.load(folder / f"{name}.npy")).to(device) for name in ("pixels", "leaf"))
        aspect = torch.tensor(rows["aspect"], device=device)
        ground = torch.from_numpy(np.flatnonzero((self.env == "field") & self.part("train"))).to(device)
        self.photos = Resident(pixels, leaf, aspect, ground)

    def part(self, name: str) -> np.ndarray:
        return np.array([name in parts for parts in self.parts])

    def weights(self, rows: np.ndarray, field: float, balance: float) -> np.ndarray:
        """As `data.sampling_weights`."""
        counts = Counter(self.truth[rows])
        env = {"field": field, "lab": 1.0, "drawn": 0.5}
        w = np.array([env[self.env[i]] * counts[self.truth[i]] ** -balance for i in rows])
        return w / w.sum()

"""Reading the leaf photographs: manifest rows, decoded pixels, balanced sampling."""

from __future__ import annotations

import csv
import io
import json
import tarfile
import zlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image


@dataclass
class Photo:
    path: str
    label: int
    crop: str
    env: str
    split: str
    pixels: np.ndarray
    leaf: np.ndarray | None = None  # where the leaf is, for one on plain ground


def read_labels(root: Path) -> list[str]:
    return json.loads((root / "labels.json").read_text())


def decode(data: bytes) -> np.ndarray:
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"))


def part_of(row: dict[str, str]) -> str:
    """`taught` for two thirds of the groups, `kept` for the third: validation can be divided without parting a group."""
    return "kept" if zlib.crc32(row["group"].encode()) % 3 == 0 else "taught"


def read_groups(root: Path) -> dict[str, str]:
    """The group of near-duplicates of each photograph, by its path."""
    with open(root / "manifest.csv", newline="") as handle:
        return {r["path"]: r["group"] for r in csv.DictReader(handle)}


def load_photos(root: Path, splits: tuple[str, ...]) -> list[Photo]:
    """Decode every photograph of the given splits straight from the shards (about 140 kB each).

    A split may be narrowed to one of its parts: `val-taught` may join the training, `val-kept` then measures it.
    """
    labels = {name: i for i, name in enumerate(read_labels(root))}
    with open(root / "manifest.csv", newline="") as handle:
        rows = {r["path"]: r for r in csv.DictReader(handle) if {r["split"], f"{r['split']}-{part_of(r)}"} & set(splits)}
    photos: list[Photo] = []
    for shard in sorted({r["shard"] for r in rows.values()}):
        with tarfile.open(root / shard) as tar:
            for member in tar:
                row = rows.get(member.name)
                if row is None:
                    continue
                pixels = decode(tar.extractfile(member).read())
                label = labels[row["label"]]
                photos.append(Photo(row["path"], label, row["crop"], row["env"], row["split"], pixels))
    photos.sort(key=lambda p: p.path)
    return photos


def load_extra(folder: Path, label: int) -> list[Photo]:
    """Drawn pictures that show no leaf; they join the not-a-leaf label in training."""
    return [
        Photo(str(p.name), label, "NotLeaf", "drawn", "train", decode(p.read_bytes()))
        for p in sorted(folder.glob("*.jpg"))
    ]


def sampling_weights(photos: list[Photo], field: float, balance: float) -> np.ndarray:
    """Field photographs count `field` times; a label of n photographs weighs n ** -balance each."""
    counts = Counter(p.label for p in photos)
    env = {"field": field, "lab": 1.0, "drawn": 0.5}
    w = np.array([env[p.env] * counts[p.label] ** -balance for p in photos])
    return w / w.sum()


def draw_epoch(weights: np.ndarray, size: int, rng: np.random.Generator) -> np.ndarray:
    """Stratified draw: each photograph appears floor or ceil of its expected number of times."""
    order = rng.permutation(len(weights))
    edges = np.cumsum(weights[order])
    points = (np.arange(size) + rng.random()) / size
    picked = order[np.minimum(np.searchsorted(edges, points), len(order) - 1)]
    rng.shuffle(picked)
    return picked

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
    return {path: r["group"] for path, r in read_rows(root / "manifest.csv").items()}


def read_rows(path: Path) -> dict[str, dict[str, str]]:
    """The rows of a table by their column `path`."""
    with open(path, newline="") as handle:
        return {r["path"]: r for r in csv.DictReader(handle)}


def read_training(root: Path, rows: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The training rows with the photographs of the second round, the finer copies in place of the first ones.

    Training photographs that stand beside a validation, test or unseen one are left out, always. The second round lies
    beside the first, in the folder of the same name with `-2`; training without it is refused, because its list is needed.
    """
    second = root.with_name(f"{root.name}-2")
    more = {p: {**r, "shard": str(second / r["shard"])} for p, r in read_rows(second / "extra-manifest.csv").items()}
    beside_tests = read_rows(second / "neighbours-of-tests.csv")
    return {p: r for p, r in {**rows, **more}.items() if p not in beside_tests}


def load_photos(root: Path, splits: tuple[str, ...]) -> list[Photo]:
    """Decode every photograph of the given splits straight from the shards (about 140 kB each, the finer ones 400 kB).

    A split may be narrowed to one of its parts: `val-taught` may join the training, `val-kept` then measures it.
    """
    root = root.resolve()
    labels = {name: i for i, name in enumerate(read_labels(root))}
    every = read_rows(root / "manifest.csv")
    rows = {p: r for p, r in every.items() if {r["split"], f"{r['split']}-{part_of(r)}"} & set(splits)}
    if "train" in splits:
        rows = read_training(root, rows)
    photos: list[Photo] = []
    for shard in sorted({r["shard"] for r in rows.values()}):
        with tarfile.open(root / shard) as tar:
            for member in tar:
                row = rows.get(member.name)
                if row is None or row["shard"] != shard:
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

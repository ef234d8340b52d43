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


def splits_of(row: dict[str, str], shared: set[str]) -> set[str]:
    """The names of this photograph's split and its parts; no group is parted.

    `taught` are two thirds of the groups (what version 1.8.0 was taught of validation), `kept` is the third. `apart` is what of `taught`
    is of no collection in `shared` (`shared_collections`): only that may join a training, since the rest may stand beside tests.
    """
    split = row["split"]
    if zlib.crc32(row["group"].encode()) % 3 == 0:
        return {split, f"{split}-kept"}
    return {split, f"{split}-taught"} | (set() if row["source"] in shared else {f"{split}-apart"})


def read_groups(root: Path) -> dict[str, str]:
    """The group of near-duplicates of each photograph, by its path."""
    return {path: r["group"] for path, r in read_rows(root / "manifest.csv").items()}


def read_rows(path: Path) -> dict[str, dict[str, str]]:
    """The rows of a table by their column `path`."""
    with open(path, newline="") as handle:
        return {r["path"]: r for r in csv.DictReader(handle)}


def shared_collections(root: Path) -> set[str]:
    """Collections of which some training photograph stands beside a validation, test or unseen one: their scores are flattered where those were taught."""
    rows, beside = read_rows(root / "manifest.csv"), read_rows(root.with_name(f"{root.name}-2") / "neighbours-of-tests.csv")
    return {rows[p]["source"] for p in beside if p in rows}


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

    A split may be narrowed to one of its parts (`splits_of`): `val-apart` may join the training, `val-kept` then measures it.
    """
    root = root.resolve()
    labels = {name: i for i, name in enumerate(read_labels(root))}
    every = read_rows(root / "manifest.csv")
    shared = shared_collections(root)
    rows = {p: r for p, r in every.items() if splits_of(r, shared) & set(splits)}
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

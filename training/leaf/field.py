"""Photographs that farmers gave for training: the folder of `npm run export:leaf`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from .data import Photo, read_rows

SHORT_SIDE = 384
"""As fine as the finest photographs of the data; larger ones are shrunk."""


def shrunk(file: Path) -> np.ndarray:
    with Image.open(file) as picture:
        whole = picture.convert("RGB")
        scale = SHORT_SIDE / min(whole.size)
        if scale >= 1:
            return np.asarray(whole)
        size = (round(whole.width * scale), round(whole.height * scale))
        return np.asarray(whole.resize(size, Image.Resampling.BILINEAR))


def load_exported(folder: Path, labels: list[str]) -> list[Photo]:
    """The photographs of an export whose label the network knows; all of them join training, none a test.

    A row without a consent, without the word of an expert or a laboratory, or with a path that leads out of the folder
    stops the reading: such a folder was not written by the export.
    """
    root = folder.resolve()
    known = {name: i for i, name in enumerate(labels)}
    photos: list[Photo] = []
    others = 0
    for path, row in sorted(read_rows(root / "manifest.csv").items()):
        if not row.get("consent_version") or row.get("label_by") not in ("expert", "lab"):
            raise ValueError(f"{path}: no consent, or no word of an expert or a laboratory")
        file = (root / path).resolve()
        if not file.is_relative_to(root):
            raise ValueError(f"{path} leads out of the folder")
        if row["label"] not in known:
            others += 1
            continue
        label = known[row["label"]]
        photos.append(Photo(f"farmers/{path}", label, row["crop"], "field", "train", shrunk(file)))
    print(f"{len(photos)} photographs of farmers, {others} of labels that the network does not know", flush=True)
    return photos

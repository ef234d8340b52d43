"""Views of a whole photograph for evaluation; the product's preprocessing does the same."""

from __future__ import annotations

import numpy as np
import torch
from PIL import Image


def centre_view(pixels: np.ndarray, size: int, zoom: float = 1.0) -> np.ndarray:
    """The centred square of 1/zoom of the short side, resized with antialiased bilinear."""
    h, w = pixels.shape[:2]
    side = min(w, h) / zoom
    x, y = (w - side) / 2, (h - side) / 2
    image = Image.fromarray(pixels).resize((size, size), Image.BILINEAR, box=(x, y, x + side, y + side))
    return np.asarray(image)


def squash_view(pixels: np.ndarray, size: int) -> np.ndarray:
    """The whole photograph squeezed into a square."""
    return np.asarray(Image.fromarray(pixels).resize((size, size), Image.BILINEAR))


def to_tensor(batch: list[np.ndarray]) -> torch.Tensor:
    x = torch.from_numpy(np.stack(batch)).permute(0, 3, 1, 2)
    return (x.float() - 128.0) / 128.0

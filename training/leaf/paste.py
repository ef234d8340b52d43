"""Augmentation: pastes leaves from plain backgrounds onto field backgrounds."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter
from scipy import ndimage

# Ring along the picture's edge, as a share of its sides, where the ground is looked for.
RING = 0.04
# Largest spread between the colours of a pixel (0 to 255) that counts as colourless.
COLOURLESS = 45


def square_distance(pixels: np.ndarray, mean: np.ndarray, inverse: np.ndarray) -> np.ndarray:
    """Mahalanobis distance squared of each RGB pixel."""
    diff = pixels - mean
    return np.einsum("...i,ij,...j->...", diff, inverse, diff)


def leaf_mask(pixels: np.ndarray) -> np.ndarray | None:
    """True where the leaf is (height x width), when it lies on even, colourless ground; None when the ground is not so or the cut is doubtful."""
    h, w = pixels.shape[:2]
    smooth = ndimage.uniform_filter(pixels.astype(np.float32), (3, 3, 1))
    edge = max(3, int(RING * min(h, w)))
    ring = np.ones((h, w), bool)
    ring[edge:-edge, edge:-edge] = False
    border = smooth[ring]
    pale = border[np.ptp(border, axis=1) < COLOURLESS]
    if len(pale) < 0.2 * len(border):
        return None
    ground = pale[np.abs(pale - np.median(pale, 0)).max(1) < COLOURLESS]
    if len(ground) < 0.7 * len(pale):
        return None
    mean, inverse = ground.mean(0), np.linalg.inv(np.cov(ground.T) + np.eye(3) * 25)
    limit = max(14.0, 1.4 * np.quantile(square_distance(ground, mean, inverse), 0.95))
    leaf = square_distance(smooth, mean, inverse) > limit
    leaf = ndimage.binary_fill_holes(ndimage.binary_opening(leaf, iterations=2))
    parts, count = ndimage.label(leaf)
    if count == 0:
        return None
    leaf = parts == 1 + np.argmax(ndimage.sum(leaf, parts, range(1, count + 1)))
    if not 0.12 < leaf.mean() < 0.9 or leaf[ring].mean() > 0.8:
        return None
    return leaf


def lay_on(pixels: np.ndarray, leaf: np.ndarray, behind: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The leaf before a blurred piece of another photograph, so that none of that one's signs can be read."""
    h, w = pixels.shape[:2]
    other = Image.fromarray(behind)
    side = rng.uniform(0.5, 1.0) * min(other.size)
    x, y = rng.uniform(0, other.width - side), rng.uniform(0, other.height - side)
    ground = other.resize((w, h), Image.BILINEAR, box=(x, y, x + side, y + side))
    ground = ground.filter(ImageFilter.GaussianBlur(rng.uniform(1.5, 6)))
    edge = Image.fromarray((leaf * 255).astype(np.uint8)).filter(ImageFilter.MinFilter(3)).filter(ImageFilter.GaussianBlur(1))
    return np.asarray(Image.composite(Image.fromarray(pixels), ground, edge))

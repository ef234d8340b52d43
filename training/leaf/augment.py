"""Augmentation: crop, resize, blur and JPEG per picture in Pillow; the rest batched in torch."""

from __future__ import annotations

import io
import math

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image


def random_crop_box(w: int, h: int, low: float, rng: np.random.Generator) -> tuple[float, ...]:
    for _ in range(8):
        area = w * h * rng.uniform(low, 1.0)
        ratio = math.exp(rng.uniform(math.log(3 / 4), math.log(4 / 3)))
        cw, ch = math.sqrt(area * ratio), math.sqrt(area / ratio)
        if cw <= w and ch <= h:
            x, y = rng.uniform(0, w - cw), rng.uniform(0, h - ch)
            return (x, y, x + cw, y + ch)
    side = min(w, h)
    x, y = (w - side) / 2, (h - side) / 2
    return (x, y, x + side, y + side)


def one_picture(pixels: np.ndarray, size: int, low: float, rng: np.random.Generator) -> np.ndarray:
    image = Image.fromarray(pixels)
    box = random_crop_box(image.width, image.height, low, rng)
    chance = rng.random()
    if chance < 0.12:  # out of focus or far away: lose detail, then enlarge
        small = max(32, int(size * rng.uniform(0.35, 0.8)))
        image = image.resize((small, small), Image.BILINEAR, box=box)
        image = image.resize((size, size), Image.BILINEAR)
    else:
        image = image.resize((size, size), Image.BILINEAR, box=box)
    if chance > 0.85:  # sent through a messenger: compressed once more
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=int(rng.integers(25, 75)))
        image = Image.open(buffer).convert("RGB")
    out = np.asarray(image)
    turn = int(rng.integers(0, 4)) if rng.random() < 0.5 else 0
    if turn:
        out = np.rot90(out, turn)
    if rng.random() < 0.5:
        out = out[:, ::-1]
    return np.ascontiguousarray(out)


def colour_matrix(n: int, g: torch.Generator, k: float = 1.0) -> torch.Tensor:
    """Per picture one 3x3 matrix: exposure, white balance, saturation and a small hue turn."""

    def u(a: float, b: float, *shape: int) -> torch.Tensor:
        return torch.rand(*shape, generator=g) * (b - a) + a

    grey = torch.full((3, 3), 1.0 / 3.0)
    eye = torch.eye(3)
    sat = u(1 - 0.4 * k, 1 + 0.4 * k, n, 1, 1)
    m = eye * sat + grey * (1 - sat)
    angle = u(-0.12 * k, 0.12 * k, n)
    axis = torch.tensor([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]) / math.sqrt(3)
    hue = eye + torch.sin(angle)[:, None, None] * axis
    hue = hue + (1 - torch.cos(angle))[:, None, None] * (axis @ axis)
    gain = u(1 - 0.3 * k, 1 + 0.35 * k, n, 1, 1) * torch.diag_embed(u(1 - 0.1 * k, 1 + 0.1 * k, n, 3))
    return gain @ hue @ m


def batch_colour(x: torch.Tensor, g: torch.Generator, k: float = 1.0) -> torch.Tensor:
    """Colour, contrast, shadow, noise and erasing on floats in [-1, 1], NCHW."""
    n, _, h, w = x.shape
    x01 = (x + 1) * 0.5
    mean = x01.mean(dim=(1, 2, 3), keepdim=True)
    contrast = 1 + (torch.rand(n, 1, 1, 1, generator=g) - 0.5) * 0.7 * k
    m = colour_matrix(n, g, k)
    flat = ((x01 - mean) * contrast + mean).reshape(n, 3, h * w)
    x01 = torch.bmm(m, flat).reshape(n, 3, h, w)
    for i in range(n if k >= 1 else 0):
        chance = float(torch.rand(1, generator=g))
        if chance < 0.15:  # a shadow edge across the picture
            a = float(torch.rand(1, generator=g)) * 2 * math.pi
            offset = float(torch.rand(1, generator=g)) - 0.5
            yy = torch.linspace(-1, 1, h)[:, None] * math.sin(a)
            xx = torch.linspace(-1, 1, w)[None, :] * math.cos(a)
            soft = torch.sigmoid((yy + xx - offset) * (3 + 20 * float(torch.rand(1, generator=g))))
            depth = 0.25 + 0.4 * float(torch.rand(1, generator=g))
            x01[i] *= 1 - depth * soft
        elif chance < 0.27:
            x01[i] += torch.randn(3, h, w, generator=g) * 0.05
        elif chance < 0.40:
            eh = int(h * (0.1 + 0.3 * float(torch.rand(1, generator=g))))
            ew = int(w * (0.1 + 0.3 * float(torch.rand(1, generator=g))))
            top = int(torch.randint(0, h - eh, (1,), generator=g))
            left = int(torch.randint(0, w - ew, (1,), generator=g))
            x01[i, :, top : top + eh, left : left + ew] = torch.rand(3, 1, 1, generator=g)
    return x01.clamp_(0, 1) * 2 - 1


def batch_rotate(x: torch.Tensor, degrees: float, g: torch.Generator) -> torch.Tensor:
    n = x.shape[0]
    a = (torch.rand(n, generator=g) * 2 - 1) * math.radians(degrees)
    zero = torch.zeros(n)
    rows = [
        torch.stack([torch.cos(a), -torch.sin(a), zero], 1),
        torch.stack([torch.sin(a), torch.cos(a), zero], 1),
    ]
    grid = F.affine_grid(torch.stack(rows, 1), list(x.shape), align_corners=False)
    return F.grid_sample(x, grid, padding_mode="reflection", align_corners=False)


def mix(
    x: torch.Tensor, y: torch.Tensor, rng: np.random.Generator, share: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """Mixup on half of this share of the batches, CutMix on the other half; y are soft labels."""
    chance = rng.random()
    if chance >= share:
        return x, y
    other = torch.from_numpy(rng.permutation(x.shape[0]))
    if chance < share / 2:
        lam = float(rng.beta(0.3, 0.3))
        lam = max(lam, 1 - lam)
        return x * lam + x[other] * (1 - lam), y * lam + y[other] * (1 - lam)
    h, w = x.shape[2:]
    edge = math.sqrt(1 - max(0.5, float(rng.beta(1.0, 1.0))))
    ch, cw = int(h * edge), int(w * edge)
    top, left = int(rng.integers(0, h - ch + 1)), int(rng.integers(0, w - cw + 1))
    x = x.clone()
    x[:, :, top : top + ch, left : left + cw] = x[other, :, top : top + ch, left : left + cw]
    lam = 1 - ch * cw / (h * w)
    return x, y * lam + y[other] * (1 - lam)

"""All photographs as one tensor on the accelerator, and batches drawn from it with the augmentation computed there.

Each photograph is stored squeezed into a square; its true width over height is kept, so that crops have the shape they would
have in the whole picture. What `augment.py` and `paste.py` do one picture at a time is done here for a batch.
"""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F

SIDE = 256
JPEG_TABLE = torch.tensor([
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]).float().reshape(8, 8)


class Resident:
    """`pixels` (n, 3, SIDE, SIDE) and `leaf` (n, 1, SIDE, SIDE; all 0 where unknown) as bytes, `aspect` (n) width over height."""

    def __init__(self, pixels: torch.Tensor, leaf: torch.Tensor, aspect: torch.Tensor, ground: torch.Tensor):
        self.pixels, self.leaf, self.aspect = pixels, leaf, aspect
        self.ground = ground  # numbers of the photographs taken in fields
        self.has_leaf = leaf.flatten(1).amax(1) > 0

    def batch(self, chosen: torch.Tensor, size: int, low: float, paste: float, colour: float) -> torch.Tensor:
        """Floats in [-1, 1] of the photographs `chosen`, (n, 3, size, size)."""
        x = self.pixels[chosen].float() / 255
        x = self.pasted(x, chosen, paste)
        x = F.grid_sample(x, crop_grid(self.aspect[chosen], size, low), padding_mode="reflection", align_corners=False)
        x = blurred(x)
        x = squeezed(x)
        return recoloured(x, colour) * 2 - 1

    def pasted(self, x: torch.Tensor, chosen: torch.Tensor, share: float) -> torch.Tensor:
        """A `share` of the leaves with a known outline before a blurred piece of another field."""
        which = torch.nonzero(self.has_leaf[chosen] & (torch.rand(len(chosen), device=x.device) < share)).flatten()
        if len(which) == 0:
            return x
        other = self.ground[torch.randint(len(self.ground), (len(which),), device=x.device)]
        grid = crop_grid(self.aspect[other], SIDE // 8, 0.15)
        behind = F.avg_pool2d(self.pixels[other].float() / 255, 4)
        behind = F.interpolate(F.grid_sample(behind, grid, padding_mode="reflection", align_corners=False), size=(SIDE, SIDE), mode="bilinear")
        edge = F.avg_pool2d(self.leaf[chosen[which]].float(), 5, 1, 2).clamp(0.5, 1) * 2 - 1
        x[which] = x[which] * edge + behind * (1 - edge)
        return x

    def view(self, chosen: torch.Tensor, size: int, kind: str, zoom: float, flip: bool) -> torch.Tensor:
        """One view of the product (`calibrate_leaf.render`)."""
        x = self.pixels[chosen].float()
        if kind == "whole":
            x = F.interpolate(x, size=(size, size), mode="bilinear", antialias=True)
        else:
            u = torch.linspace(-1 + 1 / size, 1 - 1 / size, size, device=x.device)
            y, x1 = torch.meshgrid(u, u, indexing="ij")
            a = self.aspect[chosen].view(-1, 1, 1)
            grid = torch.stack([x1 * (1 / a).clamp(max=1) / zoom, y * a.clamp(max=1) / zoom], 3)
            x = F.grid_sample(x, grid, padding_mode="reflection", align_corners=False)
        x = (x - 128) / 128
        return x.flip(3) if flip else x


def uniform(low: float, high: float, *shape: int, device: torch.device) -> torch.Tensor:
    return torch.rand(*shape, device=device) * (high - low) + low


def crop_grid(aspect: torch.Tensor, size: int, low: float) -> torch.Tensor:
    """Sampling grid of a random crop of each picture: a share `low` to 1 of its area, turned and mirrored by chance."""
    n, d = len(aspect), aspect.device
    area, ratio = uniform(low, 1, n, device=d), uniform(math.log(3 / 4), math.log(4 / 3), n, device=d).exp()
    whole = torch.rand(n, device=d) < 0.08
    # In units of the picture's height: width `aspect`, height 1.
    cw = torch.where(whole, aspect, torch.minimum((area * aspect * ratio).sqrt(), aspect))
    ch = torch.where(whole, torch.ones_like(aspect), torch.minimum((area * aspect / ratio).sqrt(), torch.ones_like(aspect)))
    x0, y0 = (torch.rand(n, device=d) - 0.5) * (aspect - cw), (torch.rand(n, device=d) - 0.5) * (1 - ch)
    angle = uniform(-35, 35, n, device=d) * math.pi / 180 * (torch.rand(n, device=d) < 0.3)
    quarter = torch.randint(0, 4, (n,), device=d) * (torch.rand(n, device=d) < 0.5) * (math.pi / 2)
    mirror = torch.where(torch.rand(n, device=d) < 0.5, -1.0, 1.0)
    u = torch.linspace(-1 + 1 / size, 1 - 1 / size, size, device=d)
    v, u = (t.expand(n, size, size) for t in torch.meshgrid(u, u, indexing="ij"))
    s = lambda t: t.view(n, 1, 1)
    u = u * s(mirror)
    # A quarter turn is of the finished square, the other angle of the picture.
    u, v = u * s(quarter.cos()) - v * s(quarter.sin()), u * s(quarter.sin()) + v * s(quarter.cos())
    px, py = u * s(cw) / 2, v * s(ch) / 2
    px, py = px * s(angle.cos()) - py * s(angle.sin()) + s(x0), px * s(angle.sin()) + py * s(angle.cos()) + s(y0)
    return torch.stack([px * 2 / s(aspect), py * 2], 3)


def blurred(x: torch.Tensor, share: float = 0.12) -> torch.Tensor:
    """Out of focus or far away: detail is lost, the size stays."""
    which = torch.nonzero(torch.rand(len(x), device=x.device) < share).flatten()
    if len(which):
        small = max(32, int(x.shape[2] * (0.35 + 0.45 * torch.rand(1).item())))
        part = F.interpolate(x[which], size=(small, small), mode="bilinear", antialias=True)
        x[which] = F.interpolate(part, size=x.shape[2:], mode="bilinear")
    return x


def squeezed(x: torch.Tensor, share: float = 0.15) -> torch.Tensor:
    """Sent through a messenger: the rounding of JPEG, without its thinning of colour."""
    which = torch.nonzero(torch.rand(len(x), device=x.device) < share).flatten()
    if len(which) == 0:
        return x
    n, _, h, w = x[which].shape
    k = torch.arange(8.0, device=x.device)
    dct = torch.cos((2 * k[None] + 1) * k[:, None] * math.pi / 16) * 0.5
    dct[0] *= math.sqrt(0.5)
    to = torch.tensor([[0.299, 0.587, 0.114], [-0.1687, -0.3313, 0.5], [0.5, -0.4187, -0.0813]], device=x.device)
    y = torch.einsum("ij,njhw->nihw", to, x[which] * 255)
    blocks = y.reshape(n, 3, h // 8, 8, w // 8, 8).permute(0, 1, 2, 4, 3, 5)
    quality = uniform(25, 75, n, device=x.device).view(n, 1, 1, 1, 1, 1)
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)
    step = (JPEG_TABLE.to(x.device) * scale).clamp(min=1)
    blocks = dct.T @ ((dct @ blocks @ dct.T / step).round() * step) @ dct
    y = blocks.permute(0, 1, 2, 4, 3, 5).reshape(n, 3, h, w)
    x[which] = torch.einsum("ij,njhw->nihw", torch.linalg.inv(to), y).clamp(0, 255) / 255
    return x


def recoloured(x: torch.Tensor, k: float) -> torch.Tensor:
    """Colour, contrast, and by chance a shadow, noise or an erased piece, on floats in [0, 1]; strength `k`."""
    n, _, h, w = x.shape
    d = x.device
    grey, eye = torch.full((3, 3), 1 / 3, device=d), torch.eye(3, device=d)
    sat = uniform(1 - 0.4 * k, 1 + 0.4 * k, n, 1, 1, device=d)
    angle = uniform(-0.12 * k, 0.12 * k, n, 1, 1, device=d)
    axis = torch.tensor([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]], device=d) / math.sqrt(3)
    hue = eye + angle.sin() * axis + (1 - angle.cos()) * (axis @ axis)
    gain = uniform(1 - 0.3 * k, 1 + 0.35 * k, n, 1, 1, device=d) * torch.diag_embed(uniform(1 - 0.1 * k, 1 + 0.1 * k, n, 3, device=d))
    m = gain @ hue @ (eye * sat + grey * (1 - sat))
    mean = x.mean((1, 2, 3), keepdim=True)
    contrast = 1 + (torch.rand(n, 1, 1, 1, device=d) - 0.5) * 0.7 * k
    x = torch.bmm(m, ((x - mean) * contrast + mean).reshape(n, 3, h * w)).reshape(n, 3, h, w)
    if k >= 0.5:
        chance = torch.rand(n, 1, 1, device=d)
        turn, offset = uniform(0, 2 * math.pi, n, 1, 1, device=d), uniform(-0.5, 0.5, n, 1, 1, device=d)
        yy, xx = torch.linspace(-1, 1, h, device=d).view(1, h, 1), torch.linspace(-1, 1, w, device=d).view(1, 1, w)
        soft = torch.sigmoid((yy * turn.sin() + xx * turn.cos() - offset) * uniform(3, 23, n, 1, 1, device=d))
        x = x * (1 - (chance < 0.15) * uniform(0.25, 0.65, n, 1, 1, device=d) * soft)[:, None]
        x = x + torch.randn_like(x) * 0.05 * ((chance >= 0.15) & (chance < 0.27))[:, None]
        eh, ew = uniform(0.1, 0.4, n, 1, 1, device=d), uniform(0.1, 0.4, n, 1, 1, device=d)
        cy, cx = uniform(-0.6, 0.6, n, 1, 1, device=d), uniform(-0.6, 0.6, n, 1, 1, device=d)
        gone = (chance >= 0.27) & (chance < 0.40) & ((yy - cy).abs() < eh) & ((xx - cx).abs() < ew)
        x = torch.where(gone[:, None], torch.rand(n, 3, 1, 1, device=d), x)
    return x.clamp(0, 1)

"""The first blocks of InceptionV3 (to `mixed5`) as a leaf network, from ImageNet weights with one byte each.

Szegedy et al. 2015, "Rethinking the Inception Architecture for Computer Vision", figures 5 and 6; layer order and
valid padding as in Keras, so that its weights fit one after the other.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from leaf.model import Classifier

Kernel = int | tuple[int, int]


class Conv(nn.Module):
    """Convolution with folded batch norm and ReLU; `same` keeps height and width."""

    def __init__(self, cin: int, cout: int, kernel: Kernel, stride: int = 1, same: bool = True):
        super().__init__()
        k = (kernel, kernel) if isinstance(kernel, int) else kernel
        pad = (k[0] // 2, k[1] // 2) if same else 0
        self.conv = nn.Conv2d(cin, cout, k, stride, pad)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(self.conv(x))


class SmoothConv(Conv):
    """Mean of the 3x3 neighbours that lie inside the picture, then a 1x1 convolution."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return super().forward(F.avg_pool2d(x, 3, 1, 1, count_include_pad=False))


class Branches(nn.Module):
    """Side-by-side chains whose channels are joined; `pooled` adds the stride-2 maximum of the input."""

    def __init__(self, chains: list[list[Conv]], pooled: bool = False):
        super().__init__()
        self.chains = nn.ModuleList(nn.Sequential(*chain) for chain in chains)
        self.pooled = pooled

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out = [chain(x) for chain in self.chains]
        if self.pooled:
            out.append(F.max_pool2d(x, 3, 2))
        return torch.cat(out, 1)


def block35(cin: int, pooled: int) -> Branches:
    return Branches([
        [Conv(cin, 64, 1)],
        [Conv(cin, 48, 1), Conv(48, 64, 5)],
        [Conv(cin, 64, 1), Conv(64, 96, 3), Conv(96, 96, 3)],
        [SmoothConv(cin, pooled, 1)],
    ])


def block17(mid: int) -> Branches:
    return Branches([
        [Conv(768, 192, 1)],
        [Conv(768, mid, 1), Conv(mid, mid, (1, 7)), Conv(mid, 192, (7, 1))],
        [Conv(768, mid, 1), Conv(mid, mid, (7, 1)), Conv(mid, mid, (1, 7)), Conv(mid, mid, (7, 1)), Conv(mid, 192, (1, 7))],
        [SmoothConv(768, 192, 1)],
    ])


class InceptionNet(Classifier):
    """InceptionV3 to `mixed5` (stride 16, 768 channels) over the labels."""

    CHANNELS = 768

    def __init__(self, classes: int, dropout: float = 0.0):
        trunk = nn.Sequential(
            Conv(3, 32, 3, 2, same=False), Conv(32, 32, 3, same=False), Conv(32, 64, 3), nn.MaxPool2d(3, 2),
            Conv(64, 80, 1), Conv(80, 192, 3, same=False), nn.MaxPool2d(3, 2),
            block35(192, 32), block35(256, 64), block35(288, 64),
            Branches([[Conv(288, 384, 3, 2, same=False)],
                      [Conv(288, 64, 1), Conv(64, 96, 3), Conv(96, 96, 3, 2, same=False)]], pooled=True),
            block17(128), block17(160),
        )
        super().__init__(trunk, self.CHANNELS, classes, dropout)


def read_arrays(folder: Path) -> dict[str, np.ndarray]:
    """What unpack_inception.mjs wrote: numbers of one byte, with a scale and a least value for each array."""
    raw, out = (folder / "weights.bin").read_bytes(), {}
    for entry in json.loads((folder / "weights.json").read_text()):
        numbers = np.frombuffer(raw, np.uint8, int(np.prod(entry["shape"])), entry["at"]).astype(np.float32)
        out[entry["name"]] = (numbers * entry["scale"] + entry["min"]).reshape(entry["shape"])
    return out


def load_imagenet(model: InceptionNet, folder: Path, pixels: torch.Tensor) -> None:
    """Copy the convolutions in order; batch norm is folded with means and variances measured on `pixels` (NCHW).

    The stored means and variances belong to another picture domain and another input range; directions and shifts do not.
    """
    arrays, hooks = read_arrays(folder), []
    for index, m in enumerate((m for m in model.modules() if isinstance(m, Conv)), 1):
        kernel = torch.from_numpy(arrays[f"conv2d_{index}/kernel"].transpose(3, 2, 0, 1).copy())
        assert kernel.shape == m.conv.weight.shape, (index, kernel.shape, m.conv.weight.shape)
        m.conv.weight.data, m.conv.bias.data = kernel, torch.zeros(len(kernel))

        def fold(conv, _, out, shift=torch.from_numpy(arrays[f"batch_normalization_{index}/beta"].copy())):
            scale, mean = (out.var((0, 2, 3)) + 1e-3).rsqrt(), out.mean((0, 2, 3))
            conv.weight.data = conv.weight.data * scale[:, None, None, None]
            conv.bias.data = shift - mean * scale
            return out * scale[:, None, None] + conv.bias.data[:, None, None]

        hooks.append(m.conv.register_forward_hook(fold))
    with torch.no_grad():
        model.trunk(pixels)
    for hook in hooks:
        hook.remove()

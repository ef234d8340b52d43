"""MobileNetV2 (width 1.0) built from the folded ImageNet weights, for training and export."""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

# (expansion, channels out, repeats, stride) of the seventeen inverted residual blocks.
BLOCKS = [
    (1, 16, 1, 1),
    (6, 24, 2, 2),
    (6, 32, 3, 2),
    (6, 64, 4, 2),
    (6, 96, 3, 1),
    (6, 160, 3, 2),
    (6, 320, 1, 1),
]


class SameConv(nn.Module):
    """Convolution with TensorFlow's SAME padding: for stride 2 on even sizes only right and bottom."""

    def __init__(self, cin: int, cout: int, kernel: int, stride: int, groups: int, relu: bool):
        super().__init__()
        self.stride, self.kernel, self.relu = stride, kernel, relu
        pad = kernel // 2 if stride == 1 else 0
        self.conv = nn.Conv2d(cin, cout, kernel, stride, pad, groups=groups, bias=True)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if self.stride == 2:
            x = F.pad(x, (0, 1, 0, 1))
        x = self.conv(x)
        return F.relu6(x) if self.relu else x


class Block(nn.Module):
    """Inverted residual block; `drop` is the stochastic-depth rate of its residual branch."""

    def __init__(self, cin: int, cout: int, expand: int, stride: int, drop: float):
        super().__init__()
        mid = cin * expand
        layers = [] if expand == 1 else [SameConv(cin, mid, 1, 1, 1, True)]
        layers += [SameConv(mid, mid, 3, stride, mid, True), SameConv(mid, cout, 1, 1, 1, False)]
        self.layers = nn.Sequential(*layers)
        self.residual = stride == 1 and cin == cout
        self.drop = drop

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.layers(x)
        if not self.residual:
            return y
        if self.training and self.drop > 0:
            keep = torch.rand(x.shape[0], 1, 1, 1, device=x.device, dtype=x.dtype) >= self.drop
            y = y * keep.to(x.dtype) / (1.0 - self.drop)
        return x + y


class Classifier(nn.Module):
    """A trunk, global average pooling over its channels, dropout and one linear layer over the labels."""

    def __init__(self, trunk: nn.Sequential, channels: int, classes: int, dropout: float):
        super().__init__()
        self.trunk = trunk
        self.dropout = nn.Dropout(dropout)
        # Features are centred and scaled by constants, so that dropout and the head see even sizes.
        self.register_buffer("centre", torch.zeros(channels))
        self.register_buffer("spread", torch.ones(channels))
        self.head = nn.Linear(channels, classes)
        nn.init.normal_(self.head.weight, std=0.01)
        nn.init.zeros_(self.head.bias)

    def features(self, x: torch.Tensor) -> torch.Tensor:
        return self.trunk(x).mean(dim=(2, 3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        features = self.features(x).float()
        with torch.autocast(x.device.type, enabled=False):
            return self.head(self.dropout((features - self.centre) / self.spread))


class LeafNet(Classifier):
    """MobileNetV2 over the labels."""

    def __init__(self, classes: int, drop_path: float = 0.0, dropout: float = 0.0):
        layers: list[nn.Module] = [SameConv(3, 32, 3, 2, 1, True)]
        cin, done, total = 32, 0, sum(b[2] for b in BLOCKS)
        for expand, cout, repeats, stride in BLOCKS:
            for i in range(repeats):
                rate = drop_path * done / (total - 1)
                layers.append(Block(cin, cout, expand, stride if i == 0 else 1, rate))
                cin, done = cout, done + 1
        layers.append(SameConv(cin, 1280, 1, 1, 1, True))
        super().__init__(nn.Sequential(*layers), 1280, classes, dropout)


def load_imagenet(model: LeafNet, npz_path: str) -> None:
    """Copy the 52 folded convolutions into the trunk, in order."""
    weights = np.load(npz_path)
    convs = [m for m in model.modules() if isinstance(m, nn.Conv2d)]
    assert len(convs) == 52
    for index, conv in enumerate(convs):
        weight = torch.from_numpy(weights[f"c{index:02d}_w"])
        assert conv.weight.shape == weight.shape, (index, conv.weight.shape, weight.shape)
        conv.weight.data.copy_(weight)
        conv.bias.data.copy_(torch.from_numpy(weights[f"c{index:02d}_b"]))

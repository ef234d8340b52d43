"""The first blocks of ResNet50-v2 as a leaf network, from ImageNet weights.

He et al. 2016, "Identity Mappings in Deep Residual Networks" (arXiv:1603.05027), bottleneck blocks with batch norm and ReLU
before each convolution; layer order as in MXNet Gluon, so that its weights fit by name. Batch norm that follows a
convolution is folded into it. What stands before the first convolution of a block cannot be folded, because the residual
sum also passes beside it: there it stays as one scale and shift for each channel, with the means and variances of ImageNet.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from leaf.inception import Conv
from leaf.model import Classifier

EPSILON = 1e-5  # of the stored batch norms
# (blocks, channels inside a block, stride of the first block) of stages 1 to 3; stage 4 was not to be had.
STAGES = [(3, 64, 1), (4, 128, 2), (6, 256, 2)]
# ImageNet mean and standard deviation that the stored weights expect, for pixels in 0 to 1.
MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)


class Norm(nn.Module):
    """Batch norm with fixed means and variances, then ReLU; its weight and bias go on learning."""

    def __init__(self, channels: int, relu: bool = True):
        super().__init__()
        self.relu = relu
        self.weight, self.bias = nn.Parameter(torch.ones(channels)), nn.Parameter(torch.zeros(channels))
        self.register_buffer("mean", torch.zeros(channels))
        self.register_buffer("var", torch.ones(channels))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.batch_norm(x, self.mean, self.var, self.weight, self.bias, False, 0.0, EPSILON)
        return F.relu(x) if self.relu else x

    def scale_and_shift(self) -> tuple[torch.Tensor, torch.Tensor]:
        scale = self.weight / (self.var + EPSILON).sqrt()
        return scale, self.bias - self.mean * scale


class Bottleneck(nn.Module):
    """Pre-activation bottleneck block; `drop` is the stochastic-depth rate of its residual branch."""

    def __init__(self, cin: int, mid: int, stride: int, drop: float):
        super().__init__()
        self.norm = Norm(cin)
        self.reduce, self.spatial = Conv(cin, mid, 1), Conv(mid, mid, 3, stride)
        self.widen = nn.Conv2d(mid, mid * 4, 1)
        self.beside = nn.Conv2d(cin, mid * 4, 1, stride) if stride != 1 or cin != mid * 4 else None
        self.drop = drop

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.norm(x)
        beside = x if self.beside is None else self.beside(y)
        y = self.widen(self.spatial(self.reduce(y)))
        if self.training and self.drop > 0 and self.beside is None:
            keep = torch.rand(x.shape[0], 1, 1, 1, device=x.device, dtype=x.dtype) >= self.drop
            y = y * keep.to(x.dtype) / (1.0 - self.drop)
        return y + beside


class ResNet(Classifier):
    """Stem and the first `blocks` (1 to 13) of ResNet50-v2 over the labels: 10 blocks have 1,024 channels at stride 16."""

    def __init__(self, classes: int, blocks: int = 10, drop_path: float = 0.0, dropout: float = 0.0):
        plan = [(mid, stride if i == 0 else 1) for n, mid, stride in STAGES for i in range(n)][:blocks]
        layers: list[nn.Module] = [Norm(3, relu=False), Conv(3, 64, 7, 2), nn.MaxPool2d(3, 2, 1)]
        cin = 64
        for i, (mid, stride) in enumerate(plan):
            layers.append(Bottleneck(cin, mid, stride, drop_path * i / max(1, len(plan) - 1)))
            cin = mid * 4
        layers.append(Norm(cin))
        super().__init__(nn.Sequential(*layers), cin, classes, dropout)


def blocks_of(state: dict[str, torch.Tensor]) -> int:
    """How many blocks the network of this state has; 0 for another build."""
    return len({name.split(".")[1] for name in state if name.endswith(".norm.weight")})


def load_imagenet(model: ResNet, path: Path) -> None:
    """Copy the stored layers; the input scaling of ImageNet joins the first batch norm."""
    stored = {name: torch.from_numpy(value.astype(np.float32)) for name, value in np.load(path).items()}

    def norm(layer: Norm, name: str) -> None:
        layer.weight.data, layer.bias.data = stored[f"{name}.weight"], stored[f"{name}.bias"]
        layer.mean, layer.var = stored[f"{name}.running_mean"], stored[f"{name}.running_var"]

    def folded(conv: nn.Conv2d, name: str, batch_norm: str | None = None) -> None:
        kernel = stored[f"{name}.weight"]
        assert conv.weight.shape == kernel.shape, (name, conv.weight.shape, kernel.shape)
        conv.weight.data, conv.bias.data = kernel, torch.zeros(len(kernel))
        if batch_norm:
            scale = stored[f"{batch_norm}.weight"] / (stored[f"{batch_norm}.running_var"] + EPSILON).sqrt()
            conv.weight.data = kernel * scale[:, None, None, None]
            conv.bias.data = stored[f"{batch_norm}.bias"] - stored[f"{batch_norm}.running_mean"] * scale

    first, stem, _, *blocks, last = model.trunk
    norm(first, "bn0")
    # x is (pixel - 128) / 128; the stored mean and variance belong to (pixel / 255 - MEAN) / STD.
    mean, std = torch.tensor(MEAN), torch.tensor(STD)
    first.mean = ((first.mean * std + mean) * 255 - 128) / 128
    first.var = (first.var + EPSILON) * (std * 255 / 128) ** 2 - EPSILON
    folded(stem.conv, "conv0", "bn1")
    for i, block in enumerate(blocks):
        name = f"blocks.{i}"
        norm(block.norm, f"{name}.bn1")
        folded(block.reduce.conv, f"{name}.conv1", f"{name}.bn2")
        folded(block.spatial.conv, f"{name}.conv2", f"{name}.bn3")
        folded(block.widen, f"{name}.conv3")
        if block.beside is not None:
            folded(block.beside, f"{name}.down")
    norm(last, f"blocks.{len(blocks)}.bn1" if f"blocks.{len(blocks)}.bn1.weight" in stored else "last")

"""Which build of network a saved state belongs to."""

from __future__ import annotations

import torch

from leaf.inception import InceptionNet
from leaf.model import Classifier, LeafNet
from leaf.resnet import ResNet, blocks_of


def network_of(state: dict[str, torch.Tensor]) -> Classifier:
    """The network of this plain state, its weights loaded; filters that are on a grid of whole numbers get their `scale`."""
    classes, channels = state["head.weight"].shape
    blocks = blocks_of(state)
    if blocks:
        model = ResNet(classes, blocks)
    else:
        model = InceptionNet(classes) if channels == InceptionNet.CHANNELS else LeafNet(classes)
    model.load_state_dict({k: v for k, v in state.items() if not k.endswith(".scale")})
    for name, value in state.items():
        if name.endswith(".scale"):
            model.get_submodule(name.removesuffix(".scale")).scale = value.reshape(-1).numpy()
    return model.eval()

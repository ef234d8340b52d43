"""Fine-tune one leaf network on an accelerator, with all photographs and the augmentation on it. `pack_leaf.py` made its data.

    python training/train_accelerated.py --data PACKED --out RUNS/r --net resnet --weights resnet50v2_stage3_imagenet.npz --seconds 270

The schedule is that of train_leaf.py; with --seconds it is scaled to end in time, with --images it is counted. `--like` names
checkpoints whose mean answer teaches, on each picture as it is shown. Several of these may share one accelerator.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).parent))
from leaf import resnet
from leaf.augment import mix
from leaf.data import draw_epoch
from leaf.gains import Gains, plain_state
from leaf.head import fit_linear_head
from leaf.metrics import crop_mask, summary
from leaf.model import Classifier, LeafNet, load_imagenet
from leaf.networks import network_of
from leaf.packed import Packed
from leaf.schedule import rate_at, size_at

VIEWS = (("whole", 1.0, True), ("centre", 1.5, False))


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--net", choices=("mobilenet", "resnet"), required=True)
    p.add_argument("--weights", type=Path, help="ImageNet weights, where --init is not given")
    p.add_argument("--blocks", type=int, default=10)
    p.add_argument("--init", type=Path)
    p.add_argument("--like", type=Path, nargs="*", default=[])
    p.add_argument("--trust", type=float, default=0.7, help="weight of the teachers' answer")
    p.add_argument("--hold-out", default="")
    p.add_argument("--parts", default="train,val-apart")
    p.add_argument("--seconds", type=float)
    p.add_argument("--images", type=int, default=300_000)
    p.add_argument("--sizes", default="192:1.0", help="as of train_leaf.py; every further size costs ten seconds or more of preparation")
    p.add_argument("--batch", type=int, default=128)
    p.add_argument("--lr", type=float, default=4e-4)
    p.add_argument("--decay", type=float, default=0.03)
    p.add_argument("--ema", type=float, default=0.998)
    p.add_argument("--field", type=float, default=2.5)
    p.add_argument("--balance", type=float, default=0.35)
    p.add_argument("--smoothing", type=float, default=0.1)
    p.add_argument("--mix", type=float, default=0.4)
    p.add_argument("--crop", type=float, default=0.25)
    p.add_argument("--colour", type=float, default=1.0)
    p.add_argument("--paste", type=float, default=0.3)
    p.add_argument("--drop-path", type=float, default=0.1)
    p.add_argument("--dropout", type=float, default=0.3)
    p.add_argument("--levels", type=int, default=0)
    p.add_argument("--seed", type=int, default=20261128)
    return p.parse_args()


@torch.inference_mode()
def seen(model: Classifier, data: Packed, rows: np.ndarray, size: int, views=VIEWS) -> tuple[np.ndarray, np.ndarray]:
    """(photographs, views, labels) raw scores and (photographs, views, channels) features."""
    scores, features = [], []
    for i in range(0, len(rows), 256):
        chosen = torch.from_numpy(rows[i : i + 256]).to(data.device)
        made = [data.photos.view(chosen, size, *view).contiguous(memory_format=torch.channels_last) for view in views]
        with torch.autocast(data.device.type, torch.bfloat16):
            found = [model.features(x).float() for x in made]
        features.append(torch.stack(found, 1))
        scores.append(torch.stack([model.head((f - model.centre) / model.spread) for f in found], 1))
    return torch.cat(scores).cpu().numpy(), torch.cat(features).cpu().numpy()


def told(scores: np.ndarray, data: Packed, rows: np.ndarray) -> dict[str, str]:
    """top-1 / crop named / top-3 / macro-F1 by part, and top-1 by crop of the field."""
    mask, field = crop_mask(data.labels), data.env[rows] == "field"
    kept, shared = data.part("val-kept")[rows], data.shared[rows]
    parts = {"field": field, "field kept": field & kept, "of it alone": field & kept & ~shared, "of it beside": field & kept & shared,
             "lab": ~field, "lab kept": ~field & kept}
    truth, out = data.truth[rows], {}
    for name, of in parts.items():
        s = summary(scores[of], truth[of], mask)
        out[name] = f"{s['n']}: {s['top1']:.1f} / {s['crop']:.1f} / {s['top3']:.1f} / {s['f1']:.1f}"
    right, crop = scores.argmax(1) == truth, data.crop[rows]
    out["crops"] = ", ".join(f"{c} {100 * right[field & (crop == c)].mean():.0f}" for c in np.unique(crop[field]))
    return out


def fit_head(model: Classifier, data: Packed, rows: np.ndarray, smoothing: float) -> None:
    """Linear probing as the start of fine-tuning (train_leaf.fit_head)."""
    x = torch.from_numpy(seen(model, data, rows, 160, (("centre", 1.0, False),))[1][:, 0]).to(data.device)
    y = torch.from_numpy(data.truth[rows]).to(data.device)
    fit_linear_head(model, x, y, smoothing)


def begin(args: argparse.Namespace, classes: int) -> Classifier:
    if args.net == "resnet":
        model = resnet.ResNet(classes, args.blocks, args.drop_path, args.dropout)
    else:
        model = LeafNet(classes, args.drop_path, args.dropout)
    if args.init:
        state = torch.load(args.init, map_location="cpu", weights_only=True)["plain"]
        model.load_state_dict({k: v for k, v in state.items() if not k.endswith(".scale")})
    elif args.net == "resnet":
        resnet.load_imagenet(model, args.weights)
    else:
        load_imagenet(model, str(args.weights))
    return model


def plain_of(model: Classifier, ema: dict[str, torch.Tensor], levels: int) -> dict[str, torch.Tensor]:
    now = {n: v.clone() for n, v in model.state_dict().items()}
    model.load_state_dict(ema)
    plain = {k: v.cpu() for k, v in plain_state(model, levels).items()}
    model.load_state_dict(now)
    return plain


def main() -> None:
    args = arguments()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    rng = np.random.default_rng(args.seed)
    start = time.time()
    data = Packed(args.data, device)
    held = [data.labels.index(name) for name in filter(None, args.hold_out.split(","))]
    rows = np.flatnonzero(np.any([data.part(p) for p in args.parts.split(",")], 0) & ~np.isin(data.truth, held))
    checks = np.flatnonzero(data.part("val") & ~data.part("val-apart") & ~np.isin(data.truth, held))
    weights = data.weights(rows, args.field, args.balance)
    targets = np.full((len(data.truth), len(data.labels)), args.smoothing / len(data.labels), np.float32)
    targets[np.arange(len(data.truth)), data.truth] += 1 - args.smoothing
    targets = torch.from_numpy(targets).to(device)

    model = begin(args, len(data.labels)).to(device).to(memory_format=torch.channels_last)
    if not args.init:
        fit_head(model.eval(), data, rows, args.smoothing)
    teachers = [network_of(torch.load(p, map_location="cpu", weights_only=True)["plain"]).to(device).to(memory_format=torch.channels_last)
                for p in args.like]
    gains = Gains(model.cpu(), args.levels)
    model = model.to(device).to(memory_format=torch.channels_last).train()
    no_decay = [p for n, p in model.named_parameters() if p.ndim == 1 or n.endswith(".gain")]
    decay = [p for n, p in model.named_parameters() if p.ndim > 1 and not n.endswith(".gain")]
    optimiser = torch.optim.AdamW([{"params": decay, "weight_decay": args.decay}, {"params": no_decay, "weight_decay": 0.0}],
                                  lr=args.lr, betas=(0.9, 0.99), **({"fused": True} if device.type == "cuda" else {}))
    ema = {n: v.detach().clone() for n, v in model.state_dict().items()}
    progress, shown, step, picked, losses = 0.0, 0, 0, np.zeros(0, int), []
    print(f"{len(rows)} to learn, {len(checks)} to check, ready after {time.time() - start:.0f} s", flush=True)
    start = time.time()
    while progress < 1:
        if len(picked) < args.batch:
            picked = draw_epoch(weights, args.batch * 64, rng)
        chosen, picked = torch.from_numpy(rows[picked[: args.batch]]).to(device), picked[args.batch :]
        low, late = (args.crop, False) if progress < 0.8 else (args.crop + 0.15, True)
        with torch.no_grad():
            x = data.photos.batch(chosen, size_at(progress, args.sizes), low, args.paste, args.colour * (0.5 if late else 1))
            y = targets[chosen]
            if progress < 0.9:
                x, y = mix(x, y, rng, args.mix)
            x = x.contiguous(memory_format=torch.channels_last)
            if teachers:
                with torch.autocast(device.type, torch.bfloat16):
                    answer = torch.stack([torch.softmax(t(x).float(), 1) for t in teachers]).mean(0)
                y = (1 - args.trust) * y + args.trust * answer
        for group in optimiser.param_groups:
            group["lr"] = args.lr * rate_at(progress)
        gains.apply()
        with torch.autocast(device.type, torch.bfloat16):
            logits = model(x)
        loss = -(y * F.log_softmax(logits.float(), 1)).sum(1).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        step, shown = step + 1, shown + args.batch
        keep = min(args.ema, (1 + step) / (10 + step))
        with torch.no_grad():
            now = list(model.state_dict().values())
            torch._foreach_mul_(list(ema.values()), keep)
            torch._foreach_add_(list(ema.values()), now, alpha=1 - keep)
        if step % 50 == 0:
            losses.append(loss.item())  # also keeps the clock honest: everything queued is done
        progress = (time.time() - start) / args.seconds if args.seconds else shown / args.images
        if step % 500 == 0:
            print(f"p={progress:.3f} {shown} shown, loss {np.mean(losses[-10:]):.3f}, {shown / (time.time() - start):.0f}/s", flush=True)
    for m in gains.pairs:
        m.weight = None
    plain = plain_of(model, ema, args.levels)
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save({"plain": plain, "shown": shown, "labels": data.labels}, args.out / "last.pt")
    net = network_of(plain).to(device).to(memory_format=torch.channels_last)
    scores = seen(net, data, checks, 200)[0].mean(1)
    line = {"shown": shown, "seconds": round(time.time() - start), **told(scores, data, checks)}
    (args.out / "told.json").write_text(json.dumps(line, indent=1))
    print(json.dumps(line, indent=1), flush=True)


if __name__ == "__main__":
    main()

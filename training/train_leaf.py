"""Fine-tune the leaf model on the CPU. One command, resumable, a checkpoint every epoch.

    python training/train_leaf.py --data DIR --out DIR --images 540000

The schedule follows the share of the work done (`progress`, 0 to 1). With --images it is counted in
pictures and is reproducible; with --until HH:MM (UTC) it is scaled so
that it ends at that time, and the log has the number of pictures.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from pathlib import Path
from queue import Queue

ALLOCATOR = {
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
    "MALLOC_MMAP_THRESHOLD_": "8589934592",
    "MALLOC_TRIM_THRESHOLD_": "17179869184",
    "MALLOC_TOP_PAD_": "268435456",
}
if any(os.environ.get(k) != v for k, v in ALLOCATOR.items()):
    # Reusing freed pages makes a CPU step a third faster; the allocator reads this only at start.
    os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, **ALLOCATOR})

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).parent))
from leaf import augment, inception, paste, resnet, views
from leaf.data import draw_epoch, load_extra, load_photos, read_labels, sampling_weights
from leaf.field import load_exported
from leaf.gains import Gains, plain_state
from leaf.head import fit_linear_head
from leaf.metrics import crop_mask, summary
from leaf.model import Classifier, LeafNet, load_imagenet
from leaf.networks import network_of
from leaf.options import arguments
from leaf.schedule import rate_at, size_at
from leaf.targets import soft_targets


def evaluate(state, photos, labels, size) -> dict:
    model = network_of(state).to(memory_format=torch.channels_last)
    probs = []
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        for i in range(0, len(photos), 64):
            x = views.to_tensor([views.centre_view(p.pixels, size) for p in photos[i : i + 64]])
            x = x.contiguous(memory_format=torch.channels_last)
            probs.append(torch.softmax(model(x).float(), 1).numpy())
    prob, truth = np.concatenate(probs), np.array([p.label for p in photos])
    env, mask = np.array([p.env for p in photos]), crop_mask(labels)
    crop, right = np.array([p.crop for p in photos]), prob.argmax(1) == truth
    field = {c: float(right[(crop == c) & (env == "field")].mean()) * 100 for c in sorted(set(crop[env == "field"]))}
    return {**{e: summary(prob[env == e], truth[env == e], mask) for e in ("field", "lab")}, "fieldCrops": field}


def fit_head(model: Classifier, photos, size: int, smoothing: float) -> None:
    """Fit the linear layer on the frozen trunk first (linear probing), as the start of fine-tuning."""
    feats = []
    model.eval()
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        for i in range(0, len(photos), 64):
            x = views.to_tensor([views.centre_view(p.pixels, size) for p in photos[i : i + 64]])
            feats.append(model.features(x.contiguous(memory_format=torch.channels_last)).float())
    x = torch.cat(feats).clone()
    y = torch.tensor([p.label for p in photos])
    loss = fit_linear_head(model, x, y, smoothing)
    print(f"head fitted on {len(photos)} photographs, loss {loss:.3f}", flush=True)


def drawn(photo, behind, share, rng) -> np.ndarray:
    """The photograph; for `share` of the leaves on plain backgrounds, pasted onto a field background."""
    if photo.leaf is None or rng.random() >= share:
        return photo.pixels
    return paste.lay_on(photo.pixels, photo.leaf, behind[rng.integers(len(behind))].pixels, rng)


def batches(photos, behind, share, targets, picked, size, batch, low, seed, queue):
    rng = np.random.default_rng(seed)
    for i in range(0, len(picked) - batch + 1, batch):
        chosen = picked[i : i + batch]
        x = np.stack([augment.one_picture(drawn(photos[j], behind, share, rng), size, low, rng) for j in chosen])
        queue.put((x, targets[chosen]))
    queue.put(None)


def main() -> None:
    args = arguments()
    torch.set_num_threads(2)
    torch.manual_seed(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    labels = read_labels(args.data)
    held, exposed = (set(filter(None, names.split(","))) for names in (args.hold_out, args.expose))
    photos = [p for p in load_photos(args.data, tuple(args.splits.split(","))) if labels[p.label] not in held]
    unseen = "val" if args.splits == "train" else "val-kept"
    checks = [p for p in load_photos(args.data, (unseen,)) if labels[p.label] not in held | exposed]
    if args.rehearse:
        checks = checks[:: len(checks) // args.rehearse]
    for folder in args.extra_field:
        photos += [p for p in load_exported(folder, labels) if labels[p.label] not in held]
    if args.extra:
        photos += load_extra(args.extra, labels.index("NotLeaf___Background"))
    behind = [p for p in photos if p.env == "field"]
    if args.paste:
        for photo in photos:
            if photo.env == "lab" and photo.crop != "NotLeaf":
                photo.leaf = paste.leaf_mask(photo.pixels)
        print(f"{sum(p.leaf is not None for p in photos)} leaves can be laid before a field", flush=True)
    weights = sampling_weights(photos, args.field, args.balance)

    targets = soft_targets(photos, len(labels), args.smoothing, args.teacher, args.share)
    if exposed:  # Hendrycks et al. 2019, arXiv:1812.04606
        known = np.array([name not in held | exposed for name in labels], np.float32)
        targets[[labels[p.label] in exposed for p in photos]] = known / known.sum()

    if args.inception:
        model = inception.InceptionNet(len(labels), dropout=args.dropout)
        if not args.init and not (args.out / "last.pt").exists():
            some = [photos[i].pixels for i in np.random.default_rng(args.seed).permutation(len(photos))[:400]]
            inception.load_imagenet(model, args.inception, views.to_tensor([views.centre_view(x, 160) for x in some]))
    elif args.resnet:
        model = resnet.ResNet(len(labels), args.blocks, args.drop_path, args.dropout)
        resnet.load_imagenet(model, args.resnet)
    else:
        model = LeafNet(len(labels), drop_path=args.drop_path, dropout=args.dropout)
        load_imagenet(model, str(args.data / "mobilenet_v2_imagenet_float.npz"))
    if args.init:
        start = torch.load(args.init, weights_only=True)["plain"]
        model.load_state_dict({k: v for k, v in start.items() if not k.endswith(".scale")})
    elif not (args.out / "last.pt").exists():
        model = model.to(memory_format=torch.channels_last)
        fit_head(model, photos, 160, args.smoothing)
    like = None
    if args.like:
        like = network_of(torch.load(args.like, weights_only=True)["plain"]).to(memory_format=torch.channels_last)
    gains = Gains(model, args.levels)
    model.trunk[: args.frozen].requires_grad_(False)
    model = model.to(memory_format=torch.channels_last).train()
    no_decay = [p for n, p in model.named_parameters() if p.ndim == 1 or n.endswith(".gain")]
    decay = [p for n, p in model.named_parameters() if p.ndim > 1 and not n.endswith(".gain")]
    optimiser = torch.optim.AdamW(
        [{"params": decay, "weight_decay": args.decay}, {"params": no_decay, "weight_decay": 0.0}],
        lr=args.lr, betas=(0.9, 0.99),
    )
    ema = {n: v.detach().clone() for n, v in model.state_dict().items()}
    progress, epoch, seen, step = 0.0, 0, 0, 0
    last = args.out / "last.pt"
    if last.exists():
        saved = torch.load(last, weights_only=True)
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        ema = saved["ema"]
        progress, epoch, seen, step = saved["progress"], saved["epoch"], saved["seen"], saved["step"]
        print(f"resumed at epoch {epoch}, progress {progress:.3f}", flush=True)

    end = None
    if args.minutes:
        end = time.time() + args.minutes * 60
    elif args.until:
        now = time.time()
        h, m = map(int, args.until.split(":"))
        end = now - now % 86400 + h * 3600 + m * 60

    while progress < 0.999:
        size, started, losses = size_at(progress, args.sizes), time.time(), []
        rng = np.random.default_rng(args.seed + epoch)
        g = torch.Generator().manual_seed(args.seed + epoch)
        low = args.crop if progress < 0.8 else args.crop + 0.15
        picked = draw_epoch(weights, args.epoch, rng)
        queue: Queue = Queue(maxsize=4)
        threading.Thread(
            target=batches, daemon=True,
            args=(photos, behind, args.paste, targets, picked, size, args.batch, low, args.seed + epoch, queue),
        ).start()
        tick = time.time()
        while (item := queue.get()) is not None:
            if progress >= 1.0:
                continue
            x = views.to_tensor(item[0])
            if rng.random() < 0.3:
                x = augment.batch_rotate(x, 35, g)
            x = augment.batch_colour(x, g, args.colour)
            y = torch.from_numpy(item[1])
            if progress < 0.9:
                x, y = augment.mix(x, y, rng, args.mix)
            x = x.contiguous(memory_format=torch.channels_last)
            if like is not None:
                with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
                    y = 0.3 * y + 0.7 * torch.softmax(like(x).float(), 1)
            for group in optimiser.param_groups:
                group["lr"] = args.lr * rate_at(progress)
            gains.apply()
            with torch.autocast("cpu", torch.bfloat16):
                logits = model(x)
            loss = -(y * F.log_softmax(logits.float(), 1)).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            optimiser.step()
            losses.append(loss.item())
            step, seen = step + 1, seen + args.batch
            keep = min(args.ema, (1 + step) / (10 + step))
            with torch.no_grad():
                for n, v in model.state_dict().items():
                    ema[n].lerp_(v, 1 - keep)
            now = time.time()
            if end is None:
                progress += args.batch / args.images
            else:
                left = max(end - now, 1e-3)
                progress = min(1.0, progress + (1 - progress) * min(1.0, (now - tick) / left))
            tick = now
        train_s = time.time() - started
        epoch += 1
        for m in gains.pairs:
            m.weight = None
        weights_now = {n: v.clone() for n, v in model.state_dict().items()}
        model.load_state_dict(ema)
        plain = plain_state(model, args.levels)
        model.load_state_dict(weights_now)
        torch.save({"model": weights_now, "ema": ema, "optimiser": optimiser.state_dict(), "plain": plain,
                    "progress": progress, "epoch": epoch, "seen": seen, "step": step, "labels": labels,
                    "args": {k: str(v) for k, v in vars(args).items()}}, last.with_suffix(".tmp"))
        os.replace(last.with_suffix(".tmp"), last)
        line = {"epoch": epoch, "progress": round(progress, 4), "size": size, "seen": seen,
                "loss": round(float(np.mean(losses)), 4), "seconds": round(train_s, 1),
                "perSecond": round(args.batch * len(losses) / train_s, 1)}
        told = f"{epoch:3d} p={progress:.3f} {size}px loss {line['loss']:.3f} {line['perSecond']}/s"
        if epoch % args.keep == 0 or progress >= 0.999:
            torch.save({"plain": plain, "epoch": epoch, "progress": progress}, args.out / f"epoch-{epoch:02d}.pt")
            scores = evaluate(plain, checks, labels, args.eval_size)
            line |= {e: {k: round(v, 3) for k, v in s.items()} for e, s in scores.items()}
            f, b = scores["field"], scores["lab"]
            told += f" | field {f['top1']:.2f} {f['crop']:.2f} {f['top3']:.2f} {f['f1']:.2f} | lab {b['top1']:.2f}"
        with open(args.out / "log.jsonl", "a") as handle:
            handle.write(json.dumps(line) + "\n")
        print(told, flush=True)


if __name__ == "__main__":
    main()

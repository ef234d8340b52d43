"""Pack training and validation photographs for an accelerator elsewhere, in pieces, and unpack them there. Test is not packed.

    python training/pack_leaf.py pack --data DIR --extra RUNS/teach --out PACKED --sizes 5 25
    python training/pack_leaf.py unpack --out PACKED      # on the machine with the accelerator, with all pieces in the folder

Photographs beside tests are left out. They are compressed anew (short side up to 208 pixels, the finer ones 250), so that all of them
take about 75 MB.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import tarfile
import zlib
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))
from leaf.data import read_labels, read_rows, read_training, shared_collections, splits_of
from leaf.paste import leaf_mask
from leaf.resident import SIDE

SHORT, FINE, QUALITY = 208, 250, 58


def smaller(data: bytes) -> bytes:
    image = Image.open(io.BytesIO(data)).convert("RGB")
    least = min(image.size)
    scale = (FINE if least > FINE else min(SHORT, least)) / least
    if scale < 1:
        image = image.resize((round(image.width * scale), round(image.height * scale)), Image.LANCZOS)
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=3)
    return out.getvalue()


def shard(job: tuple[Path, set[str]]) -> dict[str, bytes]:
    path, wanted = job
    with tarfile.open(path) as tar:
        return {m.name: smaller(tar.extractfile(m).read()) for m in tar if m.name in wanted}


def pack(root: Path, extra: Path, out: Path, sizes: list[float]) -> None:
    labels, shared = read_labels(root), shared_collections(root)
    every = read_rows(root / "manifest.csv")
    rows = read_training(root, {p: r for p, r in every.items() if r["split"] in ("train", "val")})
    jobs: dict[Path, set[str]] = {}
    for path, row in rows.items():
        jobs.setdefault(root / row["shard"], set()).add(path)
    with Pool() as pool:
        stored = {p: d for found in pool.map(shard, jobs.items(), chunksize=1) for p, d in found.items()}
    table = {name: [] for name in ("path", "label", "crop", "env", "shared", "parts", "bytes")}

    def add(path: str, label: str, crop: str, env: str, beside: bool, parts: list[str]) -> None:
        for name, value in zip(table, (path, labels.index(label), crop, env, beside, parts, len(stored[path]))):
            table[name].append(value)

    for path in sorted(stored, key=lambda name: zlib.crc32(name.encode())):  # every piece holds something of everything
        row = rows[path]
        add(path, row["label"], row["crop"], row["env"], row["source"] in shared, sorted(splits_of(row, shared)))
    for file in sorted(extra.glob("*.jpg")):
        stored[file.name] = smaller(file.read_bytes())
        add(file.name, "NotLeaf___Background", "NotLeaf", "drawn", False, ["train"])
    whole = b"".join(stored[p] for p in table["path"])
    out.mkdir(parents=True, exist_ok=True)
    at, n = 0, 0
    while at < len(whole):
        size = int(1e6 * sizes[min(n, len(sizes) - 1)])
        (out / f"photos-{n}.bin").write_bytes(whole[at : at + size])
        at, n = at + size, n + 1
    (out / "table.json").write_text(json.dumps({"labels": labels, **table}))
    print(f"{len(table['path'])} photographs, {len(whole):,} bytes")


def unpacked(job: tuple[bytes, bool]) -> tuple[np.ndarray, np.ndarray, float]:
    """The picture squeezed into a square, the outline of the leaf on plain ground where asked and found, and width over height."""
    data, cut = job
    image = Image.open(io.BytesIO(data)).convert("RGB")
    mask = leaf_mask(np.asarray(image)) if cut else None
    leaf = np.zeros((SIDE, SIDE), np.uint8)
    if mask is not None:
        leaf = np.asarray(Image.fromarray(mask.astype(np.uint8) * 255).resize((SIDE, SIDE), Image.BILINEAR)) // 128
    pixels = np.asarray(image.resize((SIDE, SIDE), Image.BICUBIC))
    return pixels.transpose(2, 0, 1), leaf[None], image.width / image.height


def unpack(folder: Path) -> None:
    table = json.loads((folder / "table.json").read_text())
    whole = b"".join(p.read_bytes() for p in sorted(folder.glob("photos-*.bin")))
    ends = np.cumsum(table["bytes"])
    jobs = [(whole[e - n : e], env == "lab" and crop != "NotLeaf")
            for e, n, env, crop in zip(ends, table["bytes"], table["env"], table["crop"]) if e <= len(whole)]
    with Pool(os.cpu_count()) as pool:
        made = pool.map(unpacked, jobs, chunksize=32)
    np.save(folder / "pixels.npy", np.stack([m[0] for m in made]))
    np.save(folder / "leaf.npy", np.stack([m[1] for m in made]))
    table = {k: v if k == "labels" else v[: len(made)] for k, v in table.items()}
    (folder / "rows.json").write_text(json.dumps({**table, "aspect": [m[2] for m in made]}))
    print(f"{len(made)} of {len(ends)} photographs, {sum(int(m[1].any()) for m in made)} leaves cut out")


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("do", choices=("pack", "unpack"))
    p.add_argument("--data", type=Path)
    p.add_argument("--extra", type=Path)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--sizes", type=float, nargs="+", default=[25.0], help="megabytes of the pieces; the last number counts for all further ones")
    args = p.parse_args()
    if args.do == "pack":
        pack(args.data.resolve(), args.extra, args.out, args.sizes)
    else:
        unpack(args.out)


if __name__ == "__main__":
    main()

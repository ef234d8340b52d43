"""The reader of exported photographs, on a made-up folder: `python training/test_field.py`."""

from __future__ import annotations

import csv
import tempfile
import unittest
from pathlib import Path

from PIL import Image

from leaf.field import load_exported

LABELS = ["Wheat___Healthy", "Wheat___Leaf_rust"]
ROW = {
    "label": "Wheat___Leaf_rust", "crop": "Wheat", "env": "field", "split": "train", "group": "gA", "source": "farmers",
    "licence": "training only by consent 2026-11-23", "label_by": "lab", "lat": "20.4", "lon": "78.1", "month": "2026-11",
    "consent_version": "2026-11-23", "consent_month": "2026-11",
}


def made_up(folder: Path, rows: list[dict[str, str]]) -> Path:
    with open(folder / "manifest.csv", "w", newline="") as handle:
        table = csv.DictWriter(handle, ["path", *ROW])
        table.writeheader()
        for number, change in enumerate(rows):
            row = {"path": f"photographs/{number}.webp", **ROW, **change}
            file = folder / row["path"]
            if ".." not in row["path"]:
                file.parent.mkdir(exist_ok=True)
                Image.new("RGB", (640, 480), (63, 125, 44)).save(file)
            table.writerow(row)
    return folder


class ExportedPhotographs(unittest.TestCase):
    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def test_join_training_as_field_photographs_of_known_labels(self) -> None:
        photos = load_exported(made_up(self.folder, [{}, {"label": "Wheat___Moon_dust"}]), LABELS)
        self.assertEqual([(p.label, p.crop, p.env, p.split) for p in photos], [(1, "Wheat", "field", "train")])
        self.assertEqual(photos[0].pixels.shape, (384, 512, 3))

    def test_without_consent_or_word_are_refused(self) -> None:
        for change in ({"consent_version": ""}, {"label_by": "neighbour"}, {"path": "../0.webp"}):
            with self.subTest(change), self.assertRaises(ValueError):
                load_exported(made_up(self.folder, [change]), LABELS)


if __name__ == "__main__":
    unittest.main()

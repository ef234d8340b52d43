#!/usr/bin/env bash
# Every step of recipe.sh with six photographs a label and one step an epoch: shows that the steps fit together, teaches nothing.
#
#     bash training/rehearse.sh DIR RUNS
set -euo pipefail
data=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
mkdir -p "$2/data" "$2/doctor/model" "$2/doctor/src"
runs=$(realpath "$2")
for file in "$data"/*; do
    ln -sf "$file" "$runs/data/"
done
rm "$runs/data/manifest.csv"
awk -F, 'NR == 1 || seen[$8, $5, $9]++ < 6' "$data/manifest.csv" > "$runs/data/manifest.csv"
# 65 pictures are one batch of 64 and a rest, as in the real epochs: there too the last one may be a short one more.
DOCTOR=$runs/doctor REHEARSE=65 bash "$here/recipe.sh" "$runs/data" "$runs/runs"

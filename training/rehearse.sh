#!/usr/bin/env bash
# Every step of recipe.sh with six photographs a label and one step an epoch: shows that the steps fit together, teaches nothing.
#
#     bash training/rehearse.sh DIR RUNS
set -euo pipefail
data=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
mkdir -p "$2/data" "$2/data-2" "$2/doctor/model" "$2/doctor/src"
runs=$(realpath "$2")
six() { # TABLE OUT: the first six photographs of each split, label and environment
    rm -f "$2"
    awk -F, 'NR == 1 || seen[$8, $5, $9]++ < 6' "$1" > "$2"
}
for round in "" -2; do
    for file in "$data$round"/*; do
        ln -sf "$file" "$runs/data$round/"
    done
done
six "$data/manifest.csv" "$runs/data/manifest.csv"
six "$data-2/extra-manifest.csv" "$runs/data-2/extra-manifest.csv"
# 65 pictures are one batch of 64 and a rest, as in the real epochs: there too the last one may be a short one more.
DOCTOR=$runs/doctor REHEARSE=65 bash "$here/recipe.sh" "$runs/data" "$runs/runs"

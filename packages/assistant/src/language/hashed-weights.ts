/** A weight is a whole number of four bits, 0 to 14; this one says nothing. */
const NOTHING = 7;

/** Weights of each class for each bucket, as `training/text/weights.py` packs them. */
function unpack(base64: string): Int8Array {
  const packed = atob(base64);
  const weights = new Int8Array(packed.length * 2);
  for (let at = 0; at < packed.length; at++) {
    const pair = packed.charCodeAt(at);
    weights[2 * at] = (pair & 15) - NOTHING;
    weights[2 * at + 1] = (pair >> 4) - NOTHING;
  }
  return weights;
}

/** A linear model over hashed features: the sums of each class for the buckets of a text, unpacked when first asked. */
export function linearModel(
  base64: string,
  classes: number,
): (buckets: Iterable<number>) => number[] {
  let weights: Int8Array | undefined;
  return (buckets) => {
    weights ??= unpack(base64);
    const sums = new Array<number>(classes).fill(0);
    for (const bucket of buckets)
      for (let at = 0; at < classes; at++)
        sums[at] = (sums[at] ?? 0) + (weights[bucket * classes + at] ?? 0);
    return sums;
  };
}

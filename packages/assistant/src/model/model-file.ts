/** One layer of a model file: `rows` outputs of `columns` inputs each, or the rows of a table. */
export interface Layer {
  rows: number;
  columns: number;
  weights: Float32Array;
  /** Empty where the layer has none. */
  bias: Float32Array;
}

interface LayerHeader {
  name: string;
  rows: number;
  columns: number;
  /** One scale for the whole layer instead of one a row. */
  table?: boolean;
  /** Numbers in the bias; 0 when absent. */
  bias?: number;
}

export interface ModelFile<H> {
  header: H;
  /** @throws when the file has no such layer */
  layer(name: string): Layer;
}

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

/**
 * Reads a model file as `training/model_file.py` writes it: a JSON header, then for each layer the scales, the biases
 * and the 8-bit weights, each padded to four bytes. @throws when the bytes are not such a file.
 */
export function readModelFile<H extends object>(bytes: ArrayBuffer): ModelFile<H> {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, 4, length));
  const header = JSON.parse(text) as H & { layers: LayerHeader[] };
  let at = 4 + length;
  const layers = new Map<string, Layer>();
  for (const { name, rows, columns, table = false, bias: biases = 0 } of header.layers) {
    const scales = new Float32Array(bytes, at, table ? 1 : rows);
    at += padded(scales.byteLength);
    const bias = new Float32Array(bytes, at, biases);
    at += padded(bias.byteLength);
    const whole = new Int8Array(bytes, at, rows * columns);
    at += padded(whole.byteLength);
    const weights = Float32Array.from(
      whole,
      (value, index) => value * (scales[table ? 0 : Math.floor(index / columns)] ?? 0),
    );
    layers.set(name, { rows, columns, weights, bias });
  }
  return {
    header,
    layer(name) {
      const layer = layers.get(name);
      if (!layer) throw new Error(`model file: no layer ${name}`);
      return layer;
    },
  };
}

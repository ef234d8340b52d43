/** What one direction of a gated recurrent network has learnt: three gates (reset, update, new) below each other. */
interface Direction {
  ofToken: Float32Array;
  ofState: Float32Array;
  tokenBias: Float32Array;
  stateBias: Float32Array;
}

const GATES = 3;
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** A matrix times a vector, with a bias, from a row on. */
export function linear(
  weights: Float32Array,
  bias: Float32Array,
  input: Float32Array,
): Float32Array {
  return Float32Array.from(bias, (first, row) => {
    let sum = first;
    for (let at = 0; at < input.length; at += 1)
      sum += (weights[row * input.length + at] ?? 0) * (input[at] ?? 0);
    return sum;
  });
}

/** The states of a gated recurrent unit behind each token, in the order in which they are read. */
export function statesOf(
  { ofToken, ofState, tokenBias, stateBias }: Direction,
  tokens: readonly Float32Array[],
): Float32Array[] {
  const hidden = stateBias.length / GATES;
  let state = new Float32Array(hidden);
  return tokens.map((token) => {
    const told = linear(ofToken, tokenBias, token);
    const kept = linear(ofState, stateBias, state);
    const gate = (of: number, at: number) => told[of * hidden + at] ?? 0;
    const own = (of: number, at: number) => kept[of * hidden + at] ?? 0;
    state = state.map((last, at) => {
      const reset = sigmoid(gate(0, at) + own(0, at));
      const update = sigmoid(gate(1, at) + own(1, at));
      const found = Math.tanh(gate(2, at) + reset * own(2, at));
      return (1 - update) * found + update * last;
    });
    return state;
  });
}

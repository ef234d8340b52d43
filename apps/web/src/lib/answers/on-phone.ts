/** What was computed on this device, and from when its oldest figures are. */
export interface Computed<Data> {
  data: Data;
  atMs: number;
}

/** Set in an answer that was computed on this device: from when its figures are. */
export interface SaysSince {
  computedAtMs?: number;
}

type Compute = (arg: never) => Promise<Computed<unknown> | null>;

const computations = new Map<string, Compute>();

/**
 * Says how the answer of a query is computed on this device when none comes; null where too little is known. The
 * module that computes is best fetched by `compute` itself.
 */
export function computesOnPhone<Arg>(
  endpoint: string,
  compute: (arg: Arg) => Promise<Computed<unknown> | null>,
): void {
  computations.set(endpoint, compute as Compute);
}

/** What computes the answers of a query, if anything does. */
export const computationOf = (endpoint: string) =>
  computations.get(endpoint) as ((arg: unknown) => Promise<Computed<SaysSince> | null>) | undefined;

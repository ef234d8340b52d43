/** What one connection, one body and one address may take from the server. Bytes and milliseconds. */
export interface HttpLimits {
  /** A request's head must be there whole within this time; longest wait for one on a new connection. */
  headersMs: number;
  /** How often heads and bodies are looked at. */
  checkMs: number;
  /** A connection on which nothing moves in either direction for so long is closed. */
  silentMs: number;
  /** Least bytes per second that a body must bring on average over `bodyWindowMs`. */
  bodyBytesPerS: number;
  bodyWindowMs: number;
  /** Longest time for one body, however fast. */
  bodyWholeMs: number;
  /** Largest form with files, counted whole; the files' own limits are below it. */
  formBytesMax: number;
  /** How long requests in progress may go on when the server is told to stop. */
  drainMs: number;
}

/**
 * A piece of a resumable upload (512 KiB) at 4 kB/s takes 131 s and passes; a body that brings fewer than 1,000 bytes
 * a second over half a minute does not (docs/decisions/0116-slow-requests.md).
 */
export const HTTP_LIMITS: HttpLimits = {
  headersMs: 20_000,
  checkMs: 5_000,
  silentMs: 120_000,
  bodyBytesPerS: 1_000,
  bodyWindowMs: 30_000,
  bodyWholeMs: 30 * 60_000,
  formBytesMax: 256 * 1024 * 1024,
  drainMs: 5_000,
};

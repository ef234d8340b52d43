/** Limits of one connection, one body and one address. Bytes and milliseconds. */
export interface HttpLimits {
  /** Time-out of a request's head, also on a new connection. */
  headersMs: number;
  /** How often heads and bodies are checked. */
  checkMs: number;
  /** Idle time-out of a connection, both directions. */
  silentMs: number;
  /** Minimum rate of a body in bytes per second, averaged over `bodyWindowMs`. */
  bodyBytesPerS: number;
  bodyWindowMs: number;
  /** Longest time for one body, however fast. */
  bodyWholeMs: number;
  /** Largest multipart form as a whole; the limits of its files are lower. */
  formBytesMax: number;
  /** How long requests in progress may continue at shutdown. */
  drainMs: number;
}

/**
 * A chunk of a resumable upload (512 KiB) at 4 kB/s takes 131 s and passes; a body with fewer than 1,000 bytes
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

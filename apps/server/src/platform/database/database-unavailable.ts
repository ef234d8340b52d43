/**
 * PostgreSQL's classes 08 (connection; a pooler's too) and 57P (being stopped, crashed, starting), its full list of connections, and writes
 * to a standby (25006): a replica that will be promoted, or a primary that was not told apart from it yet.
 */
const UNAVAILABLE_CODES = /^(?:08|57P|53300$|25006$)/;
/** Messages of the driver, which has no codes, for a connection that was lost or could not be opened. */
const UNAVAILABLE_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|The database closed the connection|timeout exceeded when trying to connect|terminating connection)/;
/** Socket errors: nobody listens, or the other side closed. */
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const SOCKET_CALLS = new Set(['connect', 'write', 'read']);

interface ErrorDetails {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** True when a query failed because the database cannot be reached, is starting, or went away; not for its own refusals. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { cause } = (error ?? {}) as ErrorDetails;
  return [error, cause].some((one) => {
    const { code, syscall, message } = (one ?? {}) as ErrorDetails;
    if (typeof syscall === 'string')
      return SOCKET_CALLS.has(syscall) && SOCKET_ERRORS.has(String(code));
    if (typeof code === 'string') return UNAVAILABLE_CODES.test(code);
    return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message);
  });
}

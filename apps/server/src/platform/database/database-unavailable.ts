/** PostgreSQL's classes 08 (connection) and 57P (being stopped, crashed, starting), and its full list of connections. */
const UNAVAILABLE_CODES = /^(?:08|57P|53300$)/;
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

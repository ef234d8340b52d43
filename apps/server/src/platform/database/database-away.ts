/** PostgreSQL's classes 08 (connection) and 57P (being stopped, crashed, starting), and its full list of connections. */
const AWAY_CODES = /^(?:08|57P|53300$)/;
/** What the driver says, without a code, of a connection that broke or could not be had. */
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|The database closed the connection|timeout exceeded when trying to connect|terminating connection)/;
/** A socket that nobody listens on, or on which the other side is gone. */
const AWAY_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const SOCKET_CALLS = new Set(['connect', 'write', 'read']);

interface Told {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** True when a query failed because the database cannot be reached, is starting, or went away; not for its own refusals. */
export function isDatabaseAway(error: unknown): boolean {
  const { cause } = (error ?? {}) as Told;
  return [error, cause].some((one) => {
    const { code, syscall, message } = (one ?? {}) as Told;
    if (typeof syscall === 'string')
      return SOCKET_CALLS.has(syscall) && AWAY_SOCKET.has(String(code));
    if (typeof code === 'string') return AWAY_CODES.test(code);
    return typeof message === 'string' && AWAY_WORDS.test(message);
  });
}

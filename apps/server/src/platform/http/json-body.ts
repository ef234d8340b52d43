import type { FastifyInstance } from 'fastify';

/** No body of the product nests deeper than five; the rest is headroom. */
const DEPTH_MAX = 32;
const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Whether objects and arrays of a JSON text nest deeper than `most`. Counts brackets only, so that
 * nothing deep is ever parsed: later steps (hash, schema) are recursive and would exhaust the stack.
 */
export function nestsDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at += 1;
      while (at < json.length && json.charCodeAt(at) !== QUOTE)
        at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
    } else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

/**
 * Bodies are JSON (forms have their own parser). A content type with an empty body means "no body": some clients
 * send the header always. Anything else is refused as 415 without being read; JSON that nests too deep is 400.
 */
export function acceptJsonOrNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (nestsDeeperThan(DEPTH_MAX, String(body)))
      done(Object.assign(new Error('nested too deep'), { statusCode: 400 }), undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('*', (_request, payload, done) => {
    const refuse = () => done(Object.assign(new Error('not JSON'), { statusCode: 415 }), undefined);
    const nothing = () => done(null, undefined);
    payload.once('data', () => {
      payload.off('end', nothing);
      refuse();
    });
    payload.once('end', nothing);
    // A compressed body is a stream that starts paused and errors when it is malformed.
    payload.once('error', refuse);
    payload.resume();
  });
}

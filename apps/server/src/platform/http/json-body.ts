import type { FastifyInstance } from 'fastify';

/** No form of the product nests deeper than five; the rest is room for what comes. */
const DEPTH_MAX = 32;
const QUOTE = 34;
const BACKSLASH = 92;

/**
 * True when objects and lists of a JSON text lie deeper in one another than `most`. Looks at brackets only, so that
 * nothing deep is ever built: later steps (hash, schema) are recursive and would exhaust the stack.
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
 * Bodies are JSON (forms have their own reader). A content type with nothing behind it means "no body": some clients
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
    // What comes compressed is paused, and fails where it is not what it says.
    payload.once('error', refuse);
    payload.resume();
  });
}

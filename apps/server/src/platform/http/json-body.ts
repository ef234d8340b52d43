import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON (forms have their own reader). A content type with nothing behind it means "no body": some clients
 * send the header always. Anything else is refused as 415 without being read.
 */
export function acceptJsonOrNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
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
  });
}

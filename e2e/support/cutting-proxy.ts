import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An unreliable proxy between browser and app, which counts uploaded bytes. */
export interface CuttingProxy {
  url: string;
  /** Uploaded bytes, including those of interrupted chunks. */
  sentBytes: number;
  cuts: number;
  /** Uploads that were begun. */
  begun: number;
  /** Pauses all requests from the moment that `bytes` were sent until `go`. */
  holdAt(bytes: number): Promise<void>;
  go(): void;
  close(): Promise<void>;
}

/**
 * Forwards to `target()`, from a new local address after every cut. When the sent bytes reach the next of
 * `cutsAt`, the connection is closed: alternately within a chunk and between a chunk and its answer.
 */
export async function cuttingProxy(
  target: () => string,
  cutsAt: readonly number[],
): Promise<CuttingProxy> {
  let hold = { at: Number.POSITIVE_INFINITY, reached: () => {} };
  let gate: Promise<void> | null = null;
  let open = () => {};
  const proxy: CuttingProxy = {
    url: '',
    sentBytes: 0,
    cuts: 0,
    begun: 0,
    holdAt: (bytes) =>
      new Promise((reached) => {
        hold = { at: bytes, reached };
      }),
    go: () => {
      gate = null;
      open();
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  const cut = (socket: { destroy(): void }): void => {
    proxy.cuts += 1;
    socket.destroy();
  };
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const localAddress = `127.0.0.${2 + (proxy.cuts % 200)}`;
    const { method, headers, socket } = request;
    let cutsAnswer = false;
    const onward = ask(
      new URL(request.url ?? '/', target()),
      { method, headers, localAddress },
      (answer) => {
        if (cutsAnswer) return cut(socket);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => socket.destroy());
      },
    );
    onward.on('error', () => {
      if (response.headersSent) socket.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => onward.destroy());
    request.on('data', (chunk: Buffer) => {
      if (method === 'PATCH') proxy.sentBytes += chunk.length;
      const next = cutsAt[proxy.cuts];
      if (method === 'PATCH' && next !== undefined && proxy.sentBytes >= next && !cutsAnswer) {
        if (proxy.cuts % 2) cutsAnswer = true;
        else return cut(socket);
      }
      onward.write(chunk);
    });
    request.on('end', () => onward.end());
  };
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url?.endsWith('/uploads/')) proxy.begun += 1;
    if (!gate && proxy.sentBytes >= hold.at) {
      hold.at = Number.POSITIVE_INFINITY;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      hold.reached();
    }
    if (request.method === 'PATCH') await gate;
    pass(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

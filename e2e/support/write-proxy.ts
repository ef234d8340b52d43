import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a write: it arrives and is answered, never arrives, is cut off while the server works on it, or arrives
 * and its answer is lost.
 */
export type Fate = 'ok' | 'before' | 'during' | 'after';

export interface WriteProxy {
  url: string;
  /** Writes that were cut. */
  cuts: number;
  /** What happens to the next writes, in their order; all arrive when it is empty. */
  meetWith(fates: readonly Fate[]): void;
  close(): Promise<void>;
}

const isWrite = (method: string | undefined, url: string): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (url.startsWith('/api/user/') || url === '/api/chatbot/feedback/') &&
  !url.includes('/token/');

/** A line to `target` that is cut at writes: before they arrive, as soon as they have, or before their answer does. */
export async function writeProxy(target: string): Promise<WriteProxy> {
  let fates: Fate[] = [];
  const agent = new Agent({ keepAlive: true });
  const proxy: WriteProxy = {
    url: '',
    cuts: 0,
    meetWith: (next) => {
      fates = [...next];
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        agent.destroy();
        server.close(() => done());
      }),
  };
  const server = createServer((request, response) => {
    const { method, headers, socket, url = '/' } = request;
    const fate = isWrite(method, url) ? (fates.shift() ?? 'ok') : 'ok';
    const cut = (): void => {
      proxy.cuts += 1;
      socket.destroy();
    };
    if (fate === 'before') return cut();
    const onward = ask(new URL(url, target), { method, headers, agent }, (answer) => {
      if (fate === 'during') {
        answer.resume();
        return;
      }
      if (fate === 'after') {
        answer.resume();
        answer.on('end', cut);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => socket.destroy());
    });
    onward.on('error', () => socket.destroy());
    response.on('close', () => {
      if (!response.writableFinished && fate === 'ok') onward.destroy();
    });
    if (fate === 'during') request.on('end', cut);
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** Requests per server. */
  counts: number[];
  /** Sets the servers for round robin. */
  serve(urls: readonly string[]): void;
  close(): Promise<void>;
}

/** A round-robin proxy without session affinity. */
export async function startProxy(): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const counts: number[] = [];
  let servers: URL[] = [];
  let turn = 0;
  const proxy = createServer((asked, answer) => {
    const at = turn++ % Math.max(1, servers.length);
    const server = servers[at];
    counts[at] = (counts[at] ?? 0) + 1;
    const passed = request(
      {
        agent,
        host: server?.hostname,
        port: server?.port,
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' },
      },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        answer.flushHeaders();
        reply.pipe(answer);
        reply.once('error', () => answer.destroy());
      },
    );
    passed.once('error', () =>
      answer.headersSent ? answer.destroy() : answer.writeHead(502).end(),
    );
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  });
  // The same keep-alive time-out as the servers, or connections close during a request.
  proxy.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    serve(urls) {
      servers = urls.map((url) => new URL(url));
    },
    close: () => {
      proxy.closeAllConnections();
      agent.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Prometheus } from './prometheus.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on an address of its own, which the reverse proxy does not expose.
 * @throws Error when the address cannot be listened on
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  prometheus: Pick<Prometheus, 'text' | 'contentType'>,
): Promise<MetricsServer> {
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000 },
    (request, response) => {
      const [path] = (request.url ?? '').split('?');
      if (request.method !== 'GET' || (path !== '/metrics' && path !== '/metrics/')) {
        response.writeHead(404).end();
        return;
      }
      prometheus.text().then(
        (text) => response.writeHead(200, { 'content-type': prometheus.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

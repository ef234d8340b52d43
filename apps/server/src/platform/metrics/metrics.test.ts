import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';
import { createPrometheus, type Prometheus } from './prometheus.ts';

let test: TestApp;
let prometheus: Prometheus;
let server: MetricsServer;
beforeAll(async () => {
  prometheus = await createPrometheus({
    pool: { totalCount: 5, idleCount: 3, waitingCount: 1 },
    disk: async () => ({ usedShare: 0.25, freeBytes: 1_000 }),
    load: () => ({
      loopDelayMs: 12,
      connections: 7,
      inFlight: 2,
      waitingForDatabase: 1,
      refusedShare: 0.1,
    }),
    circuits: () => [{ name: 'open-meteo', open: true }],
  });
  test = await buildTestApp({ measures: prometheus });
  server = await serveMetrics({ host: '127.0.0.1', port: 0 }, prometheus);
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
const metrics = async () => (await get('/metrics')).text();

describe('the measures', () => {
  it('count requests by route and status, errors by reason, and latency', async () => {
    const asha = await aFarmer(test.app);
    await asha.call('GET', '/api/user/name/');
    await asha.call('GET', '/api/user/name/?x=secret');
    await test.app.inject({ url: '/api/user/name/' });
    await test.app.inject({ url: '/api/nothing/secret/' });
    await test.app.inject({ url: '/api/news/?page=0' });
    await test.app.inject({
      method: 'POST',
      url: '/api/user/login/',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    const text = await metrics();
    expect(text).toContain(
      'ankur_http_requests_total{method="GET",route="/api/user/name/",status="200"} 2',
    );
    expect(text).toContain(
      'ankur_http_requests_total{method="GET",route="/api/user/name/",status="401"} 1',
    );
    expect(text).toContain('route="unmatched",status="404"} 1');
    expect(text).toMatch(
      /ankur_http_request_duration_seconds_bucket\{le="10",method="GET",route="\/api\/user\/name\/"\} 3/,
    );
    for (const reason of ['unauthorized', 'not_found', 'invalid', 'status_400'])
      expect(text).toMatch(new RegExp(`ankur_refusals_total\\{reason="${reason}"\\} [1-9]`));
    expect(text).not.toContain('secret');
  });

  it('count bytes of uploads', async () => {
    const asha = await aFarmer(test.app);
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/user/uploads/',
      headers: { authorization: `Bearer ${asha.access}`, 'upload-length': '10' },
    });
    await test.app.inject({
      method: 'PATCH',
      url: String(made.headers.location),
      headers: {
        authorization: `Bearer ${asha.access}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      payload: Buffer.alloc(7),
    });
    expect(await metrics()).toContain('ankur_upload_bytes_total 7');
  });

  it('report the load of the process, the database and the disk', async () => {
    const text = await metrics();
    for (const line of [
      'ankur_event_loop_delay_seconds 0.012',
      'ankur_requests_in_flight 2',
      'ankur_connections 7',
      'ankur_refused_share 0.1',
      'ankur_database_connections{state="open"} 5',
      'ankur_database_connections{state="waiting"} 1',
      'ankur_disk_used_ratio 0.25',
      'ankur_disk_free_bytes 1000',
      'ankur_provider_circuit_open{provider="open-meteo"} 1',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  });

  it('are served at one path, as text', async () => {
    expect((await get('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await get('/')).status).toBe(404);
    expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

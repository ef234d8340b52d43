import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { buildTestApp } from '@ankur/testkit/test-app';
import { expect, it } from 'vitest';

const HALF_AN_UPLOAD = [
  'POST /api/greenscan/analyze/ HTTP/1.1',
  'Host: ankur.test',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 5000',
  '',
  '--x',
  'Content-Disposition: form-data; name="image"; filename="leaf.jpg"',
  '',
  'the first bytes of a photograph',
].join('\r\n');

it('closes the connection of an upload that went silent', async () => {
  const test = await buildTestApp();
  const { server } = test.app;
  expect(server.timeout).toBe(120_000);
  server.setTimeout(50);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.write(HALF_AN_UPLOAD);
  await once(line, 'close');
  await test.close();
});

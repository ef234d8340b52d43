import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { warmOnUse } from './warm-on-use.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('starts the thread once, after the first request of somebody who is signed in', () => {
  vi.useFakeTimers();
  const server = createServer();
  const warm = vi.fn();
  warmOnUse(server, { warm });
  const request = (headers: IncomingMessage['headers']) => server.emit('request', { headers }, {});
  request({});
  vi.advanceTimersByTime(60_000);
  expect(warm).not.toHaveBeenCalled();
  request({ authorization: 'Bearer x' });
  expect(warm).not.toHaveBeenCalled();
  request({ authorization: 'Bearer y' });
  vi.advanceTimersByTime(60_000);
  expect(warm).toHaveBeenCalledOnce();
});

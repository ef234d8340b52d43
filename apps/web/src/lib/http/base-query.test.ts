import { afterEach, expect, it, vi } from 'vitest';
import { baseQuery } from './base-query.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, '/api/news/'],
  [{ crop: undefined }, '/api/news/'],
  [{ page: 2 }, '/api/news/?page=2'],
])('asks %j at the plain address', async (params, address) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url.replace(location.origin, ''));
    return Response.json([]);
  });
  const api = { signal: new AbortController().signal, endpoint: 'news', type: 'query' };
  await baseQuery({ url: '/api/news/', params }, api as Parameters<typeof baseQuery>[1], {});
  expect(asked).toEqual([address]);
});

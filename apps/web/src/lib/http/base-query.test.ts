import finance from 'virtual:endpoints/finance';
import news from 'virtual:endpoints/news';
import { afterEach, expect, it, vi } from 'vitest';
import { keepTokens } from '../session/tokens.ts';
import { baseQuery } from './base-query.ts';
import { requestOf } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, '/api/news/'],
  [{ page: undefined }, '/api/news/'],
  [{ page: 2 }, '/api/news/?page=2'],
])('asks %j at the plain address', async (query, address) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url.replace(location.origin, ''));
    return Response.json([]);
  });
  const api = { signal: new AbortController().signal, endpoint: 'news', type: 'query' };
  await baseQuery(requestOf(news.news, { query }), api as Parameters<typeof baseQuery>[1], {});
  expect(asked).toEqual([address]);
});

it('reads cached data although the session’s renewal hangs', async () => {
  vi.useFakeTimers();
  const ended = `x.${btoa(JSON.stringify({ exp: 1 }))}.y`;
  keepTokens({ access: ended, refresh: 'r' });
  vi.stubGlobal('fetch', (asked: Request | string) =>
    typeof asked === 'string' ? new Promise(() => {}) : Promise.resolve(Response.json(['kept'])),
  );
  const api = { signal: new AbortController().signal, endpoint: 'books', type: 'query' };
  const reading = baseQuery(
    requestOf(finance['loans.list'], {}),
    api as Parameters<typeof baseQuery>[1],
    {},
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect((await reading).data).toEqual(['kept']);
  vi.useRealTimers();
});

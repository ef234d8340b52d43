import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import type { NewsProvider } from '@ankur/server/providers/news/news';
import { createRssNews } from '@ankur/server/providers/news/rss';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('GET /api/news/', () => {
  let test: TestApp;
  let provider: NewsProvider & { asked: number; down: boolean };
  beforeEach(async () => {
    provider = {
      asked: 0,
      down: false,
      async page(_topic, page, size) {
        this.asked += 1;
        if (this.down) return rss0.page('crops', 1, 1);
        const items = Array.from({ length: size }, (_, at) => ({
          title: `Headline ${page}.${at}`,
          description: 'Words',
          url: `https://news.test/${page}/${at}`,
          imageUrl: at === 0 ? 'http://127.0.0.1/secret.png' : null,
          source: null,
          publishedAt: null,
        }));
        return { items, total: 45 };
      },
    };
    const rss0 = createRssNews([], 100);
    test = await buildTestApp({
      providers: { weather: createFakeWeather(), geocoder: createGazetteer(), news: provider },
    });
  });
  afterEach(() => test.close());
  const get = async (url: string) => {
    const answer = await test.app.inject({ url });
    return { status: answer.statusCode, body: answer.json(), answer };
  };

  it('returns twenty about crops, five about the market, cached for fifteen minutes', async () => {
    const { status, body } = await get('/api/news/?topic=crops&page=1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 45, stale: false });
    expect(body.articles).toHaveLength(20);
    expect((await get('/api/news/?topic=market')).body.articles).toHaveLength(5);
    await get('/api/news/');
    expect(provider.asked).toBe(2);
    test.clock.advance(25 * 3_600_000);
    await get('/api/news/');
    expect(provider.asked).toBe(3);
  });

  it('returns cached headlines at once with their age, and renews them in the background', async () => {
    await get('/api/news/');
    test.clock.advance(2 * 3_600_000);
    expect((await get('/api/news/')).body).toMatchObject({ stale: true, total: 45 });
    await vi.waitFor(async () => expect((await get('/api/news/')).body.stale).toBe(false));
    expect(provider.asked).toBe(2);
  });

  it('returns the last headlines as stale when the provider is down, and none when nothing is cached', async () => {
    await get('/api/news/');
    provider.down = true;
    test.clock.advance(2 * 3_600_000);
    expect((await get('/api/news/')).body).toMatchObject({ total: 45, stale: true });
    expect((await get('/api/news/?topic=market')).body).toMatchObject({ articles: [], total: 0 });
  });

  it('returns a placeholder for unavailable and unsigned pictures', async () => {
    const { body } = await get('/api/news/');
    const path = body.articles[0].urlToImage;
    expect(path).toMatch(/^\/api\/news\/image\/\?/);
    const answer = await test.app.inject({ url: path });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
  });

  it.each(['?topic=films', '?page=0', '?page=x'])('refuses %s', async (query) => {
    expect((await get(`/api/news/${query}`)).status).toBe(400);
  });
});

import { guidanceEndpoints } from '@ankur/contracts/guidance/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const get = (url: string) => test.app.inject({ method: 'GET', url });

describe('the catalogue', () => {
  it('returns all fifty articles without a token, in the contract’s shape', async () => {
    const answer = await get('/api/guidance/');
    expect(answer.statusCode).toBe(200);
    const articles = answer.json();
    expect(check(guidanceEndpoints.list.answer, articles).ok).toBe(true);
    expect(articles.map((article: { id: number }) => article.id)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(articles[1]).toMatchObject({
      title: 'Mastitis Prevention',
      image: '/api/guidance/drawings/02-teat-dip.svg',
    });
    expect(JSON.stringify(articles)).not.toMatch(/ \[(STD|NDDB)\]/);
  });

  it('returns an article in the requested language, with English bodies marked as such', async () => {
    const article = (await get('/api/guidance/31/?lang=hi')).json();
    expect(check(guidanceEndpoints.get.answer, article).ok).toBe(true);
    expect(article.title).toBe('दुधारू पशुओं का बाड़ा');
    expect(article.extraContent[0].heading).toMatch(/[\u0900-\u097F]/);
    for (const section of article.extraContent) {
      const written = /[\u0900-\u097F]/.test(String(section.details));
      expect(section.details_language).toBe(written ? 'hi' : 'en');
    }
    expect((await get('/api/guidance/29')).json().schedule.length).toBeGreaterThan(5);
  });

  it('refuses unknown ids and languages', async () => {
    for (const id of ['0', '51', '1.5', 'mastitis', '01']) {
      expect((await get(`/api/guidance/${id}/`)).statusCode).toBe(404);
    }
    expect((await get('/api/guidance/?lang=fr')).json().errors).toHaveProperty('lang');
  });

  it('serves the articles’ drawings and no other file', async () => {
    const drawing = await get('/api/guidance/drawings/02-teat-dip.svg');
    expect(drawing.statusCode).toBe(200);
    expect(drawing.headers['content-type']).toContain('image/svg+xml');
    expect(drawing.body.startsWith('<svg ')).toBe(true);
    expect((await get('/api/guidance/drawings/..%2Ftypes.ts')).statusCode).toBe(404);
  });
});

describe('full text search', () => {
  const search = async (q: string, lang = 'en') =>
    (await get(`/api/guidance/search/?q=${encodeURIComponent(q)}&lang=${lang}`)).json();

  it('finds words inside the articles and returns excerpts', async () => {
    const hits = await search('colostrum hours');
    expect(check(guidanceEndpoints.search.answer, hits).ok).toBe(true);
    expect(hits[0].excerpt.toLowerCase()).toContain('colostrum');
    expect(hits[0].words).toEqual(['colostrum', 'hours']);
  });

  it('finds an article by words of another language and titles it in the requested one', async () => {
    const hits = await search('థనేరియా');
    expect(hits).toEqual([]);
    const hindi = await search('थनैला');
    expect(hindi.length).toBeGreaterThan(0);
    expect(hindi[0].language).toBe('hi');
    expect(hindi[0].title).toMatch(/^[A-Za-z]/);
  });

  it('returns nothing for an empty query and for unknown words', async () => {
    expect(await search('  ')).toEqual([]);
    expect(await search('zzzz')).toEqual([]);
    expect((await get('/api/guidance/search/')).statusCode).toBe(400);
  });
});

import { readdirSync } from 'node:fs';
import { packagesFolder } from '@ankur/content/collection';
import { type CropGuide, cropsEndpoints, type ListedGuide } from '@ankur/contracts/crops/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { isWebRoute } from '@ankur/contracts/web-routes';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
const get = (url: string) => testApp.app.inject({ method: 'GET', url });
const guide = async (id: string, lang = 'en'): Promise<CropGuide> =>
  (await get(`/api/crops/${id}/?lang=${lang}`)).json();

const IDS = readdirSync(packagesFolder('content', 'facts', 'crop'));
const TWO_LETTERS = /^[A-Z]{2}$/;

describe('the list of guides', () => {
  it('holds every crop on which something is written, with its names and keys', async () => {
    const answer = await get('/api/crops/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^public/);
    const guides: ListedGuide[] = answer.json();
    expect(check(cropsEndpoints.list.answer, guides).ok).toBe(true);
    expect(guides.map(({ id }) => id).sort()).toEqual([...IDS].sort());
    const groups = guides.map(({ group }) => group);
    expect([...new Set(groups)].length).toBe(
      groups.filter((group, index) => group !== groups[index - 1]).length,
    );
    expect(guides[0]).toMatchObject({
      id: 'wheat',
      name: 'Wheat',
      group: 'cereal',
      keys: { leaf: 'Wheat', irrigation: 'Wheat', suggestion: null, market: ['Wheat'] },
    });
    expect(guides[0]?.words).toEqual(expect.arrayContaining(['Wheat', 'गेहूँ', 'గోధుమ']));
  });

  it('names crops without a guide too, in the language asked for', async () => {
    const names = (await get('/api/crops/names/?lang=hi')).json();
    expect(names).toMatchObject({ wheat: 'गेहूँ', mango: 'आम' });
    expect(names.berseem).not.toBe('berseem');
  });

  it('names the crops in the language asked for and refuses one that it does not have', async () => {
    expect((await get('/api/crops/?lang=hi')).json()[0].name).toBe('गेहूँ');
    expect((await get('/api/crops/?lang=fr')).statusCode).toBe(400);
    expect((await get('/api/crops/wheat/?lang=fr')).statusCode).toBe(400);
  });
});

describe.each(IDS)('the guide to %s', (id) => {
  it.each([
    ['en', /[a-z]/],
    ['hi', /[\u0900-\u097F]/],
    ['mr', /[\u0900-\u097F]/],
    ['te', /[\u0C00-\u0C7F]/],
  ])('is whole in %s', async (lang, script) => {
    const answer = await get(`/api/crops/${id}/?lang=${lang}`);
    expect(answer.statusCode).toBe(200);
    const body: CropGuide = answer.json();
    expect(check(cropsEndpoints.get.answer, body).ok).toBe(true);
    expect(body.name).toMatch(script);
    const facts = body.sections.flatMap((section) => section.facts);
    expect(facts.length).toBeGreaterThanOrEqual(20);
    const known = new Set(body.sources.map(({ key }) => key));
    for (const fact of facts) {
      expect(fact.text, fact.key).toMatch(script);
      expect(fact.sources.length, fact.key).toBeGreaterThan(0);
      expect(fact.sources.filter((key) => !known.has(key))).toEqual([]);
      for (const state of fact.states) expect(state).not.toMatch(TWO_LETTERS);
    }
    for (const { state } of body.sources) expect(state ?? '').not.toMatch(TWO_LETTERS);
  });

  it('has at least eight jobs, in the order of their days', async () => {
    const { work } = await guide(id);
    expect(work.length).toBeGreaterThanOrEqual(8);
    for (const from of new Set(work.map((job) => job.from))) {
      const starts = work.filter((job) => job.from === from).map(({ days }) => days[0]);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });
});

describe('a guide', () => {
  it('says in season order when, where and after whom', async () => {
    const wheat = await guide('wheat');
    expect(wheat.sections.map(({ section }) => section)).toEqual([
      ...['variety', 'sowing', 'seed', 'spacing', 'nutrients', 'water'],
      ...['weeds', 'pests', 'diseases', 'harvest', 'storing'],
    ]);
    const north = wheat.sections[1]?.facts.find(({ key }) => key === 'sowing-north-west');
    expect(north).toMatchObject({
      states: ['Punjab', 'Haryana', 'Delhi'],
      season: 'rabi',
      work: null,
      sources: ['pau'],
    });
    expect(wheat.work.find(({ key }) => key === 'first-irrigation')).toMatchObject({
      section: 'water',
      from: 'sowing',
      days: [20, 25],
    });
    expect(wheat.windows[0]).toEqual({
      season: 'rabi',
      sow_from: '11-01',
      sow_to: '12-15',
      days: 120,
      states: [],
    });
    expect(wheat.sources.find(({ key }) => key === 'pau')?.state).toBe('Punjab');
    expect((await guide('rice')).work.map(({ from }) => from)).toContain('transplanting');
  });

  it.each(['papaya', 'Wheat', 'sugarcane-ratoon', '..', '__proto__', 'wheat%00'])(
    'is 404 for %s',
    async (id) => {
      expect((await get(`/api/crops/${id}/`)).statusCode).toBe(404);
    },
  );

  it('has a page without subpages', () => {
    expect(isWebRoute('/application/crops')).toBe(true);
    expect(isWebRoute('/application/crops/wheat')).toBe(true);
    expect(isWebRoute('/application/crops/wheat/water')).toBe(false);
    expect(isWebRoute('/application/guidance/8')).toBe(false);
  });
});

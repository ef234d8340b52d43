import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProfileRepository } from '../profile/profile.repository.ts';
import { schemeProfile } from './schemes.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const get = async (url: string) => (await test.app.inject({ url })).json();

interface Listed {
  id: string;
  name: string;
  url: string;
  state: string | null;
  eligibility: { verdict: string };
}

describe('GET /api/schemes/', () => {
  it('lists the forty schemes with official link, helpline and month of the data', async () => {
    const list = await get('/api/schemes/');
    expect(list).toHaveLength(40);
    for (const scheme of list) {
      expect(scheme.url).toMatch(/^https?:/);
      expect(scheme.helpline).toBeTruthy();
      expect(scheme.as_of).toBe('2026-11');
      expect(scheme.documents.length).toBeGreaterThan(0);
    }
  });

  it('returns four languages and searches in each', async () => {
    const [kisan] = await get('/api/schemes/?lang=mr&limit=1');
    const [english] = await get('/api/schemes/?limit=1');
    expect(kisan.id).toBe(english.id);
    expect(kisan.benefit).not.toBe(english.benefit);
    expect((await get('/api/schemes/?q=insurance')).length).toBeGreaterThan(0);
    expect(await get('/api/schemes/?q=zzzz')).toEqual([]);
  });

  it('asks instead of guessing without a profile, and suggests ten to a farmer of Yavatmal', async () => {
    const open = await get('/api/schemes/');
    expect(open.find((one: Listed) => one.id === 'mh-saur').eligibility.verdict).toBe('ask');
    const farmer = await aFarmer(test.app);
    const [who] = await farmerIds(farmer.email);
    await createProfileRepository(test.inputs.db).upsert(who ?? '', {
      location: 'Yavatmal',
      landAcres: 4,
      age: 41,
      crops: 'Cotton, Tur',
      livestock: 'none',
    });
    const answer = await farmer.call('GET', '/api/schemes/?suited=true&limit=10');
    expect(answer.headers['cache-control']).toBe('no-store');
    const suited: Listed[] = answer.json();
    expect(suited).toHaveLength(10);
    expect(suited.every((one) => one.eligibility.verdict !== 'no')).toBe(true);
    expect(suited.every((one) => one.state === null || one.state === 'Maharashtra')).toBe(true);
  });

  it.each(['?lang=xx', '?limit=0', '?suited=maybe'])('refuses %s', async (query) => {
    expect((await test.app.inject({ url: `/api/schemes/${query}` })).statusCode).toBe(400);
  });
});

describe('POST /api/schemes/:id/check/', () => {
  const check = (id: string, answers: unknown) =>
    test.app.inject({ method: 'POST', url: `/api/schemes/${id}/check/`, payload: { answers } });

  it('changes from ask to yes or no by the answers, each with its reason', async () => {
    const open = (await check('pm-kisan', {})).json();
    expect(open.verdict).toBe('ask');
    const codes: string[] = open.questions.map((one: { code: string }) => one.code);
    const ruledOut = (await check('pm-kisan', { 'income-tax': true })).json();
    expect(ruledOut).toMatchObject({ verdict: 'no', reasons: [{ code: 'answer-rules-out' }] });
    expect(ruledOut.reasons[0].text).toBeTruthy();
    expect(codes).toContain('income-tax');
  });

  it('refuses unknown schemes and invalid answers', async () => {
    expect((await check('nope', {})).statusCode).toBe(404);
    expect((await check('pm-kisan', { age: 'old' })).statusCode).toBe(400);
  });
});

it('leaves open what a profile does not tell', () => {
  expect(schemeProfile(null)).toMatchObject({ state: null, landAcres: null, crops: null });
});

async function farmerIds(email: string): Promise<string[]> {
  const { sql } = await import('drizzle-orm');
  const { rows } = await test.inputs.db.execute<{ id: string }>(
    sql`select id from farmers where email = ${email}`,
  );
  return rows.map((row) => row.id);
}

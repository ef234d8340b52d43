import {
  cropAdviceAnswer,
  cropDefaults,
  cropPredictions,
} from '@ankur/contracts/crop-prediction/endpoints';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const RICE = { n: 80, p: 48, k: 40, temperature: 24, humidity: 82, ph: 6.4, rainfall: 230 };
const POSITIVE = 'Invalid input. Must be a positive number.';
const PH = 'pH value must be between 0 and 14.';
const YAVATMAL = { lat: 20.39, lon: 78.13 };

const post = async (url: string, payload: unknown) => {
  const answer = await test.app.inject({ method: 'POST', url, payload: payload as object });
  return { status: answer.statusCode, body: answer.json() };
};
const predict = (payload: unknown) => post('/api/crop/predict/', payload);

describe('crop prediction', () => {
  it('answers all crops, most probable first, without a token', async () => {
    const { status, body } = await predict(RICE);
    expect(status).toBe(200);
    expect(z.safeParse(cropPredictions, body).success).toBe(true);
    expect(Object.keys(body).sort()).toEqual(['predictions', 'status']);
    expect(body.status).toBe('success');
    expect(body.predictions[0][0]).toBe('rice');
    const shares = body.predictions.map(([, share]: [string, number]) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBeLessThanOrEqual(1);
  });

  it('takes numbers written as text, and zero', async () => {
    const { status } = await predict({ ...RICE, n: '0', ph: ' 6.4 ' });
    expect(status).toBe(200);
  });

  it('names every failing field at once, with status and message', async () => {
    const { status, body } = await predict({ n: -1, p: 'much', k: '', temperature: null, ph: 15 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', message: POSITIVE });
    expect(body.errors).toEqual({
      n: [POSITIVE],
      p: [POSITIVE],
      k: [POSITIVE],
      temperature: [POSITIVE],
      humidity: [POSITIVE],
      ph: [PH],
      rainfall: [POSITIVE],
    });
  });

  it.each([
    ['ph', 14.01, PH],
    ['ph', -0.5, POSITIVE],
    ['n', true, POSITIVE],
    ['rainfall', [3], POSITIVE],
    ['k', '1e999', POSITIVE],
  ])('refuses %s = %j', async (field, value, message) => {
    const { status, body } = await predict({ ...RICE, [field]: value });
    expect(status).toBe(400);
    expect(body.message).toBe(message);
    expect(body.errors).toEqual({ [field]: [message] });
  });

  it.each([['{"n":'], ['[]'], ['7']])(
    'keeps the shape of its errors for the body %s',
    async (text) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/crop/predict/',
        headers: { 'content-type': 'application/json' },
        payload: text,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ status: 'error', message: expect.any(String) });
      expect(Object.keys(answer.json().errors).length).toBeGreaterThan(0);
    },
  );

  it('keeps the shape of its errors for what is not JSON', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/crop/predict/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'n=1',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ status: 'error', message: expect.any(String) });
  });

  it('is less confident for values outside the training range, and does not refuse them', async () => {
    const usual = (await predict(RICE)).body.predictions[0];
    const strange = (await predict({ ...RICE, rainfall: 3000 })).body.predictions[0];
    expect(strange[1]).toBeLessThan(usual[1]);
  });
});

describe('crop advice', () => {
  it('explains suitability, sowing window, water need and support price', async () => {
    const ask = { ...RICE, rainfall: 350, crops: ['rice', 'apple', 'no-such-crop'], ...YAVATMAL };
    const { status, body } = await post('/api/crop/advice/', ask);
    expect(status).toBe(200);
    expect(z.safeParse(cropAdviceAnswer, body).success).toBe(true);
    expect(body.state).toBe('Maharashtra');
    expect(body.out_of_range).toEqual([
      { value: 'rainfall', seen_from: expect.any(Number), seen_to: expect.any(Number) },
    ]);
    const [rice, apple, ...rest] = body.crops;
    expect(rest).toEqual([]);
    expect(rice.fits.map((fit: { value: string }) => fit.value)).toEqual([
      'temperature',
      'ph',
      'rainfall',
    ]);
    expect(rice.season).toMatchObject({ kind: 'sown', season: 'kharif', open: false });
    expect(rice.water_mm).toBeGreaterThan(300);
    expect(rice.support_prices).toContainEqual(
      expect.objectContaining({ price: 2441, variety: 'Common' }),
    );
    expect(apple).toMatchObject({ usual_here: false, season: { kind: 'perennial' } });
  });

  it('lists crops that the model lacks separately, and works without a place', async () => {
    const cool = { ...RICE, temperature: 18, rainfall: 180 };
    const { body } = await post('/api/crop/advice/', cool);
    const names = body.also_suits.map((advice: { crop: string }) => advice.crop);
    expect(names).toContain('wheat');
    // What is sown in November is sold from April: the price announced in October for 2027-28.
    const wheat = body.also_suits.find((one: { crop: string }) => one.crop === 'wheat');
    expect(wheat.support_prices).toEqual([{ price: 2610, variety: null, season: 'RMS 2027-28' }]);
    expect(names).not.toContain('rice');
    expect(body.state).toBeNull();
    expect(body.also_suits[0].water_mm).toBeNull();
  });
});

describe('crop defaults', () => {
  it('returns the season, its weather and a typical dose at a place', async () => {
    const answer = await test.app.inject(
      `/api/crop/defaults/?lat=${YAVATMAL.lat}&lon=${YAVATMAL.lon}`,
    );
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(z.safeParse(cropDefaults, body).success).toBe(true);
    expect(body).toMatchObject({ state: 'Maharashtra', district: 'Yavatmal', season: 'rabi' });
    expect(body.temperature).toBeGreaterThan(18);
    expect(body.temperature).toBeLessThan(28);
    expect(body.rainfall).toBeLessThan(30);
    expect(body.n).toBeGreaterThan(0);
    expect(body.station.distance_km).toBeLessThan(250);
    expect(body.dose_area).toBe('district');
  });

  it('finds a city by name and returns null for what is unknown', async () => {
    const pune = (await test.app.inject('/api/crop/defaults/?city=Pune')).json();
    expect(pune.state).toBe('Maharashtra');
    const nowhere = (await test.app.inject('/api/crop/defaults/?city=Zzzyx')).json();
    expect(nowhere).toMatchObject({ state: null, temperature: null, rainfall: null });
    expect(nowhere).toMatchObject({ n: expect.any(Number), dose_area: 'country' });
    expect((await test.app.inject('/api/crop/defaults/')).statusCode).toBe(400);
  });
});

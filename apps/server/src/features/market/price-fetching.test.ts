import type { RawPrice } from '@ankur/content/price-row';
import type { Database } from '@ankur/server/platform/database/database';
import { createFakeMandiPrices } from '@ankur/server/providers/mandi-prices/fake-mandi-prices';
import { testClock } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '../../providers/http-client.ts';
import { normaliseAnswer } from './import/normalise.ts';
import { fetchMonths, refreshQueries } from './price-fetching.ts';
import { createPriceHistory } from './price-history.ts';
import { createPriceInterest } from './price-interest.ts';
import { createPriceWriter } from './store/price-writer.ts';

let db: Database;
let close: () => Promise<void>;
let clock: ReturnType<typeof testClock>;
beforeEach(async () => {
  ({ db, close } = await testDatabase());
  clock = testClock();
});
afterEach(() => close());

const question = (district: string) => ({
  state: 'Maharashtra',
  district,
  commodity: 'Soyabean',
  date: null,
});
const raw = (date: string): RawPrice => ({
  state: 'Maharashtra',
  district: 'Nagpur',
  market: 'Nagpur',
  commodity: 'Soyabean',
  date,
  min: 4000,
  max: 4400,
  modal: 4200,
});
const stored = async () =>
  Number((await db.execute(sql`select count(*) as n from market_prices`)).rows[0]?.n);

describe('refreshing in the background', () => {
  it('fetches what farmers requested, and nothing twice in half an hour', async () => {
    const interest = createPriceInterest(db, clock);
    await interest.note(question('Nagpur'), 'day');
    await interest.note(question('Pune'), 'day');
    const provider = createFakeMandiPrices([raw('20/11/2026')]);
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(2);
    expect(await stored()).toBe(1);
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(0);
    clock.advance(31 * 60_000);
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(2);
    clock.advance(15 * 86_400_000);
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(0);
  });

  it('stops after the provider’s first failure', async () => {
    const interest = createPriceInterest(db, clock);
    for (const district of ['Nagpur', 'Pune', 'Akola'])
      await interest.note(question(district), 'day');
    const provider = createFakeMandiPrices();
    provider.state = 'down';
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(1);
    expect(provider.asked).toHaveLength(1);
  });

  it('continues with other queries when one always fails', async () => {
    const interest = createPriceInterest(db, clock);
    for (const district of ['Akola', 'Nagpur', 'Pune'])
      await interest.note(question(district), 'day');
    const provider = createFakeMandiPrices();
    const ask = provider.ask;
    provider.ask = (asked) =>
      asked.district === 'Akola' ? Promise.reject(new Error('too large')) : ask(asked);
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(1);
    expect(await refreshQueries({ db, clock, pauseMs: 0 }, provider)).toBe(3);
    expect(provider.asked.map(({ district }) => district)).toEqual(['Nagpur', 'Pune']);
  });
});

describe('fetching whole months', () => {
  it('requests missing months once, resumes after an interruption, and renews the current one', async () => {
    await createPriceInterest(db, clock).note(question(''), 'history');
    const asked: string[] = [];
    let failAt = '2026-08';
    const provider = {
      async month(_state: string, _commodity: string, month: string) {
        asked.push(month);
        if (month === failAt) throw new Error('down');
        return [raw(`${month}-05`)];
      },
    };
    expect(await fetchMonths({ db, clock, pauseMs: 0 }, provider)).toBe(4);
    expect(asked).toEqual(['2026-11', '2026-10', '2026-09', '2026-08']);
    failAt = '';
    expect(await fetchMonths({ db, clock, pauseMs: 0 }, provider)).toBe(9);
    expect(await stored()).toBe(12);
    expect(await fetchMonths({ db, clock, pauseMs: 0 }, provider)).toBe(0);
    clock.advance(24 * 3_600_000);
    expect(await fetchMonths({ db, clock, pauseMs: 0 }, provider)).toBe(1);
    expect(asked.at(-1)).toBe('2026-11');
    // In the first days of December, November may still get late reports; afterwards it is closed.
    clock.advance(12 * 24 * 3_600_000);
    await fetchMonths({ db, clock, pauseMs: 0 }, provider);
    expect(asked.slice(-2)).toEqual(['2026-12', '2026-11']);
  });

  it('requests a month of which only single days are stored, and an empty one only once', async () => {
    await createPriceInterest(db, clock).note(question(''), 'history');
    const store = createPriceWriter(db);
    await store.writeAndRefresh(await normaliseAnswer([raw('2026-09-12')]), 'data.gov.in');
    const asked: string[] = [];
    const provider = {
      async month(_state: string, _commodity: string, month: string) {
        asked.push(month);
        return [];
      },
    };
    await fetchMonths({ db, clock, pauseMs: 0 }, provider);
    expect(asked).toHaveLength(12);
    expect(asked).toContain('2026-09');
    clock.advance(24 * 3_600_000);
    await fetchMonths({ db, clock, pauseMs: 0 }, provider);
    expect(asked).toHaveLength(13);
  });

  it('skips refused requests, and ends before another process may take over', async () => {
    const interest = createPriceInterest(db, clock);
    for (const commodity of ['Onion', 'Soyabean'])
      await interest.note({ ...question(''), commodity }, 'history');
    const asked: string[] = [];
    const refusing = {
      async month(_state: string, commodity: string, month: string) {
        asked.push(`${commodity} ${month}`);
        if (commodity === 'Onion') throw new ProviderError('refused', 'no such crop', 422);
        clock.advance(11 * 60_000);
        return [raw(`${month}-05`)];
      },
    };
    expect(await fetchMonths({ db, clock, pauseMs: 0 }, refusing)).toBe(6);
    expect(asked.filter((one) => one.startsWith('Onion'))).toEqual(['Onion 2026-11']);
  });

  it('makes one call at a time', async () => {
    await createPriceInterest(db, clock).note(question(''), 'history');
    let [open, most] = [0, 0];
    const provider = {
      async month() {
        open += 1;
        most = Math.max(most, open);
        await Promise.resolve();
        open -= 1;
        return [];
      },
    };
    await fetchMonths({ db, clock, pauseMs: 0 }, provider);
    expect(most).toBe(1);
  });
});

describe('the past at the first look', () => {
  const pair = { state: 'Maharashtra', commodity: 'Soyabean' };
  const allowed = async () => true;
  const settled = async (look: () => Promise<unknown>) => {
    for (let turn = 0; turn < 200 && (await look()) !== null; turn++)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('is fetched at once, tells how far it is, and is not fetched again', async () => {
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const provider = {
      async month(_state: string, _commodity: string, month: string) {
        asked.push(month);
        if (asked.length === 3) await held;
        return [raw(`${month}-05`)];
      },
    };
    const history = createPriceHistory({ db, clock, provider, pauseMs: 0 });
    expect(await history.look(pair, allowed)).toEqual({ done: 0, of: 12 });
    while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await history.look(pair, allowed)).toEqual({ done: 2, of: 12 });
    release();
    await settled(() => history.look(pair, allowed));
    expect(asked).toHaveLength(12);
    expect(await stored()).toBe(12);
    clock.advance(2 * 3_600_000);
    expect(await history.look(pair, allowed)).toBeNull();
  });

  it('is left to the hourly job when the provider fails or the caller has asked too much', async () => {
    let calls = 0;
    const provider = {
      async month() {
        calls += 1;
        throw new Error('down');
      },
    };
    const history = createPriceHistory({ db, clock, provider, pauseMs: 0 });
    expect(await history.look(pair, async () => false)).toBeNull();
    expect(calls).toBe(0);
    clock.advance(2 * 3_600_000);
    expect(await history.look(pair, allowed)).toEqual({ done: 0, of: 12 });
    await settled(() => history.look(pair, allowed));
    expect(await history.look(pair, allowed)).toBeNull();
    expect(calls).toBe(1);
  });
});

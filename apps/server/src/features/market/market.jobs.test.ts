import { createFakeMandiPrices } from '@ankur/server/providers/mandi-prices/fake-mandi-prices';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerMarketJobs } from './market.jobs.ts';
import { createPriceInterest } from './price-interest.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

/** Records the registered jobs, to be run by the test. */
async function registered(providers: Partial<TestApp['inputs']['providers']>) {
  const works = new Map<string, { cron: string; work: () => Promise<void> }>();
  const jobs = {
    every: async (name: string, cron: string, work: () => Promise<void>) => {
      works.set(name, { cron, work });
    },
    stop: async () => {},
  };
  const inputs = { ...test.inputs, providers: { ...test.inputs.providers, ...providers } };
  await registerMarketJobs(jobs, inputs, () => {});
  return works;
}

it('schedules no price job without a key', async () => {
  const works = await registered({ patientPrices: undefined, monthlyPrices: undefined });
  expect([...works.keys()]).toEqual(['market-cleaning', 'market-alerts']);
});

it('fetches requested prices every half hour, whole months soon, and notifies when a price is reached', async () => {
  const provider = createFakeMandiPrices([
    {
      state: 'Maharashtra',
      district: 'Nagpur',
      market: 'Nagpur',
      commodity: 'Soyabean',
      date: '21/11/2026',
      min: 4900,
      max: 5200,
      modal: 5100,
    },
  ]);
  const months: string[] = [];
  const works = await registered({
    patientPrices: provider,
    monthlyPrices: {
      async month(state, commodity, month) {
        months.push(`${state} ${commodity} ${month}`);
        return [];
      },
    },
  });
  expect([...works].map(([name, { cron }]) => [name, cron])).toEqual([
    ['market-prices', '*/30 * * * *'],
    ['market-months', '20 * * * *'],
    ['market-cleaning', '5 21 * * *'],
    ['market-alerts', '10,40 * * * *'],
  ]);
  const asha = await aFarmer(test.app);
  await asha.call('POST', '/api/user/price-alerts/', {
    commodity: 'Soyabean',
    state: 'Maharashtra',
    district: 'Nagpur',
    price: 5000,
  });
  await createPriceInterest(test.inputs.db, test.clock).note(
    { state: 'Maharashtra', district: 'Nagpur', commodity: 'Soyabean', date: null },
    'day',
  );
  await works.get('market-prices')?.work();
  await works.get('market-alerts')?.work();
  expect(provider.asked).toHaveLength(1);
  const notifications = (await asha.call('GET', '/api/user/notifications/')).json();
  expect(JSON.stringify(notifications)).toContain('price-alert');
  await works.get('market-months')?.work();
  expect(months).toEqual([]);
});

it('removes queries that nobody made for two weeks', async () => {
  const { db, clock } = test.inputs;
  const interest = createPriceInterest(db, clock);
  const question = (commodity: string) => ({ state: '', district: '', commodity, date: null });
  await interest.note(question('xqzw'), 'day');
  test.clock.advance(14 * 86_400_000);
  await interest.note(question('Onion'), 'day');
  test.clock.advance(60_000);
  await (await registered({})).get('market-cleaning')?.work();
  expect(await interest.find(question('xqzw'), 'day')).toBeUndefined();
  expect(await interest.find(question('Onion'), 'day')).toBeDefined();
});

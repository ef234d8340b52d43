import { seasonAccount } from '@ankur/agronomy/finance/season-account';
import type { SeasonFactsAnswer } from '@ankur/contracts/farm-record/season';
import { expect, it } from 'vitest';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { aWrite } from '../../lib/outbox/test/a-write.ts';
import { factsWithWaiting, seasonWrites } from './facts-with-waiting.ts';

const FACTS: SeasonFactsAnswer = {
  from: '2025-06-01',
  money: [
    { date: '2026-06-20', planting: 'p', animal: null, income_paise: 0, expense_paise: 500_000 },
  ],
  plantings: [
    {
      ...{ planting: 'p', crop: 'soybean', variety: null, field: null, status: 'growing' },
      ...{ area_acres: 2, yield_quintals: null, harvested_quintals: 4 },
      ...{ stood_from: '2026-06-10', ended_on: null },
    },
  ],
  animals: [{ animal: 'cow', name: 'Gauri', species: 'cow' }],
  own_work: [],
  milk: [{ date: '2026-07-01', litres: 6 }],
  prices: [
    {
      crop: 'soybean',
      support: [
        { season: 'KMS', from: '2026-10-01', to: '2027-09-30', paise_per_quintal: 532_800 },
      ],
      usual: { season: 'KMS', source: 'PIB', per_quintal: 3552 },
    },
  ],
};
const SPAN = { from: '2026-06-01', to: '2026-10-31' };

let place = 0;
const waits = (
  what: string,
  thing: string,
  over: Partial<Pick<OutboxRecord, 'kind' | 'before' | 'row'>>,
): OutboxRecord => {
  place += 1;
  return {
    ...aWrite({ id: `w${place}`, what, thing, ...over }),
    ...{ place, version: null, state: 'waiting', attempts: 0, nextTryMs: 0, held: false },
    ...{ refusal: null, discardedMs: null },
  };
};
const account = (...records: OutboxRecord[]) =>
  seasonAccount(factsWithWaiting(FACTS, records), SPAN);

const EXPENSE = { id: 'e', category: 'seeds', amount: 1200.5, date: '2026-06-25', planting: 'p' };

it('counts money that waits: new, changed twice, deleted', () => {
  expect(account().plantings[0]).toMatchObject({ expense: 5000, profit: -5000, per_acre: -2500 });
  const made = waits('expenses', 'e', { row: EXPENSE });
  const more = { ...EXPENSE, amount: 2000 };
  const change = waits('expenses', 'e', { kind: 'change', before: EXPENSE, row: more });
  const gone = waits('expenses', 'e', { kind: 'remove', before: null, row: null });
  expect(account(made).plantings[0]).toMatchObject({ expense: 6200.5, per_acre: -3100.25 });
  expect(account(made, change).total.expense).toBe(7000);
  expect(account(made, change, gone).total.expense).toBe(5000);
  const known = { ...EXPENSE, amount: 5000, date: '2026-06-20' };
  const less = waits('expenses', 'e', {
    ...{ kind: 'change', before: known, row: { ...known, amount: 4000, planting: null } },
  });
  expect(account(less)).toMatchObject({
    plantings: [{ expense: 0, per_rupee: null }],
    ...{ other: { expense: 4000 }, total: { expense: 4000 } },
  });
  expect(seasonWrites([made, waits('task', 't', {})])).toEqual([made]);
});

it('gives sales of livestock to the herd, and to the animal that they name', () => {
  const sale = { source: 'livestock_sale', amount: 900, date: '2026-07-02' };
  const { herd } = account(
    waits('incomes', 'a', { row: { ...sale, animal: 'cow' } }),
    waits('incomes', 'b', { row: { ...sale, amount: 100 } }),
    waits('animalEvent', 'm', { row: { kind: 'milk', date: '2026-07-02', amount: 4 } }),
    waits('animalEvent', 'h', { row: { kind: 'heat', date: '2026-07-02', amount: null } }),
  );
  expect(herd).toMatchObject({
    ...{ income: 1000, animals: [{ name: 'Gauri', income: 900 }] },
    milk: { litres: 10, profit_per_litre: 100 },
  });
});

it('tells feed that waits apart, also of feed that names no animal', () => {
  const feed = { ...EXPENSE, category: 'other', planting: null, livestock_cost: 'feed' };
  const { herd, other } = account(
    waits('expenses', 'a', { row: { ...feed, amount: 120, animal: 'cow' } }),
    waits('expenses', 'b', { row: { ...feed, amount: 60 } }),
    waits('expenses', 'c', { row: { ...feed, amount: 30, livestock_cost: 'health' } }),
    waits('expenses', 'd', { row: { ...feed, amount: 7, livestock_cost: null } }),
  );
  expect([herd.expense, other.expense]).toEqual([210, 7]);
  // 210 and 180 rupees over 6 litres.
  expect(herd.milk).toMatchObject({ expense_per_litre: 35, feed_per_litre: 30 });
});

it('counts no animal whose sale waits as profit of the milk', () => {
  const sale = { source: 'livestock_sale', date: '2026-07-02', animal: 'cow' };
  const { herd } = account(
    waits('incomes', 'a', { row: { ...sale, amount: 300, livestock_product: 'milk' } }),
    waits('incomes', 'b', { row: { ...sale, amount: 40_000, livestock_product: 'animal' } }),
  );
  expect([herd.income, herd.milk?.profit_per_litre]).toEqual([40_300, 50]);
});

it('counts harvests and own work that wait, and plantings and animals with their money', () => {
  const harvest = { kind: 'harvest', unit: 'q', amount: 6, planting: 'p', date: '2026-10-02' };
  const work = { kind: 'own_labour', amount: 8, value: 400, planting: 'p', date: '2026-10-02' };
  const planting = {
    ...{ crop: 'wheat', variety: null, field: null, status: 'growing', area_acres: 1 },
    ...{ yield_quintals: null, sown_on: '2026-10-20', ended_on: null },
  };
  const { plantings, herd } = account(
    waits('plantingEvent', 'h', { row: harvest }),
    waits('plantingEvent', 'o', { row: work }),
    waits('planting', 'q', { row: planting }),
    waits('expenses', 'e', { row: { ...EXPENSE, planting: 'q' } }),
    waits('animal', 'hen', { row: { name: 'Hens', species: 'poultry' } }),
    waits('expenses', 'f', { row: { ...EXPENSE, planting: null, animal: 'hen' } }),
  );
  expect(plantings).toMatchObject([
    { planting: 'q', crop: 'wheat', expense: 1200.5, at_msp: null },
    {
      ...{ planting: 'p', yield_quintals: 10, at_msp: { value: 53_280 } },
      own: { labour_hours: 8, labour_value: 400, profit_per_hour: -625 },
      usual_cost: { own_per_quintal: 540 },
    },
  ]);
  expect(herd.animals).toMatchObject([{ animal: 'hen', name: 'Hens', expense: 1200.5 }]);
});

it('counts a harvest that waits in its own farm year alone', () => {
  const harvests = [{ date: '2026-09-20', planting: 'p', quintals: 4 }];
  const event = { kind: 'harvest', unit: 'q', planting: 'p' };
  const facts = factsWithWaiting({ ...FACTS, harvests }, [
    waits('plantingEvent', 'h', { row: { ...event, amount: 6, date: '2026-10-02' } }),
    waits('plantingEvent', 'i', { row: { ...event, amount: 9, date: '2026-05-30' } }),
  ]);
  expect(seasonAccount(facts, SPAN).plantings).toMatchObject([{ yield_quintals: 10 }]);
});

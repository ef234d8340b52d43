import { it } from 'vitest';
import {
  useAddCreditMutation,
  useChangeCreditMutation,
  useRemoveCreditMutation,
} from '../entities/farm/credits.api.ts';
import * as entries from '../entities/farm/entry-removal.api.ts';
import * as farm from '../entities/farm/farm.api.ts';
import * as changes from '../entities/farm/farm-changes.api.ts';
import { useAddFarmMoneyMutation } from '../entities/farm/farm-money.api.ts';
import * as pictures from '../entities/farm/farm-pictures.api.ts';
import * as finance from '../features/finance/finance.api.ts';
import * as rates from '../features/herd/milk-rates.api.ts';
import * as irrigation from '../features/irrigation/irrigation.api.ts';
import * as market from '../features/market/market.api.ts';
import { expectWaitsOnce, type WaitingCase } from '../test/waits-once.tsx';

const AT = '2026-11-20T06:00:00.000Z';
const DAY = '2026-11-20';
const row = (id: string, more: object = {}) => ({ id, updated_at: AT, ...more });
const ENTRY = row('e1', { ledger: 'expenses', amount: 5 });
const EXPENSE = { category: 'seeds', amount: 5, date: DAY };
const LOSS = { cause: 'hailstorm', stage: 'standing', happened_at: AT };
const FIELD = { name: 'River', area: 2, area_unit: 'acre' };
const form = (texts: Record<string, string>): FormData => {
  const made = new FormData();
  for (const [name, text] of Object.entries(texts)) made.append(name, text);
  made.append('image', new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  return made;
};
const CASES: WaitingCase[] = [
  ['pump', 'PUT /api/user/irrigation/pump/', irrigation.useSavePumpMutation, { discharge_lps: 5 }],
  [
    'milkRates',
    'PUT /api/user/animals/milk-rates/',
    rates.useSaveMilkRatesMutation,
    { fat_rate: 400, snf_rate: null },
  ],
  [
    'watering',
    'POST /api/user/irrigation/waterings/',
    irrigation.useLogWateringMutation,
    { crop_type: 'Wheat', date: DAY, volume_m3: 5 },
  ],
  [
    'watering',
    'DELETE /api/user/irrigation/waterings/w1/',
    irrigation.useRemoveWateringMutation,
    row('w1'),
  ],
  [
    'alert',
    'POST /api/user/price-alerts/',
    market.useAddPriceAlertMutation,
    { commodity: 'Onion', price: 2400 },
  ],
  ['alert', 'DELETE /api/user/price-alerts/a1/', market.useRemovePriceAlertMutation, row('a1')],
  [
    'loans',
    'POST /api/user/loans/',
    finance.useAddEntryMutation,
    { ledger: 'loans', body: { lender: 'Bank', amount: 5 } },
  ],
  [
    'budgets',
    'POST /api/user/budgets/',
    finance.useAddEntryMutation,
    { ledger: 'budgets', body: { category: 'seeds', amount: 5 } },
  ],
  [
    'expenses',
    'PATCH /api/user/expenses/e1/',
    finance.useEditEntryMutation,
    { entry: ENTRY, body: EXPENSE },
  ],
  ['expenses', 'DELETE /api/user/expenses/e1/', finance.useRemoveEntryMutation, { entry: ENTRY }],
  [
    'expenses',
    'POST /api/user/expenses/',
    useAddFarmMoneyMutation,
    { ledger: 'expenses', body: EXPENSE },
  ],
  [
    'incomes',
    'POST /api/user/incomes/',
    useAddFarmMoneyMutation,
    { ledger: 'incomes', body: { source: 'milk', amount: 5, date: DAY } },
  ],
  [
    'credit',
    'POST /api/user/credits/',
    useAddCreditMutation,
    { shop: 'Kendra', amount: 5, taken_on: DAY },
  ],
  [
    'credit',
    'PUT /api/user/credits/k1/',
    useChangeCreditMutation,
    { credit: row('k1', { payments: [] }), body: { amount: 6 } },
  ],
  ['credit', 'DELETE /api/user/credits/k1/', useRemoveCreditMutation, row('k1')],
  ['field', 'POST /api/user/fields/', farm.useAddFieldMutation, FIELD],
  [
    'field',
    'PUT /api/user/fields/f1/',
    farm.useChangeFieldMutation,
    { field: row('f1'), body: FIELD },
  ],
  ['field', 'DELETE /api/user/fields/f1/', changes.useRemoveFieldMutation, row('f1')],
  [
    'planting',
    'POST /api/user/plantings/',
    farm.useAddPlantingMutation,
    { crop: 'wheat', sown_on: DAY },
  ],
  [
    'planting',
    'PUT /api/user/plantings/g1/',
    farm.useChangePlantingMutation,
    { planting: row('g1'), body: { variety: 'Lok' } },
  ],
  ['planting', 'DELETE /api/user/plantings/g1/', changes.useRemovePlantingMutation, row('g1')],
  [
    'plantingEvent',
    'POST /api/user/plantings/g1/events/',
    farm.useAddPlantingEventMutation,
    { parent: 'g1', body: { kind: 'weeding', date: DAY } },
  ],
  [
    'plantingEvent',
    'PUT /api/user/plantings/g1/events/v1/',
    changes.useChangePlantingEventMutation,
    { event: row('v1', { planting: 'g1' }), body: { note: 'x' } },
  ],
  [
    'plantingEvent',
    'DELETE /api/user/plantings/g1/events/v1/',
    farm.useRemovePlantingEventMutation,
    { parent: 'g1', id: 'v1' },
  ],
  [
    'plantingEvent',
    'DELETE /api/user/plantings/g1/events/v1/with-money/',
    entries.useRemoveEntryWithMoneyMutation,
    { what: 'plantingEvent', parent: 'g1', id: 'v1' },
  ],
  [
    'animalEvent',
    'DELETE /api/user/animals/g1/events/v1/with-money/',
    entries.useRemoveEntryWithMoneyMutation,
    { what: 'animalEvent', parent: 'g1', id: 'v1' },
  ],
  [
    'animalEvent',
    'DELETE /api/user/animals/g1/events/v1/',
    entries.useRemoveEntryAloneMutation,
    { what: 'animalEvent', parent: 'g1', id: 'v1' },
  ],
  [
    'incomes',
    'DELETE /api/user/incomes/i1/',
    entries.useRemoveMoneyOfEntryMutation,
    { money: { ledger: 'incomes', id: 'i1', amount: 5 }, entry: 'v1' },
  ],
  [
    'animal',
    'POST /api/user/animals/',
    farm.useAddAnimalMutation,
    { name: 'Gauri', species: 'cow', sex: 'female', count: 1 },
  ],
  [
    'animal',
    'PUT /api/user/animals/a1/',
    farm.useChangeAnimalMutation,
    { animal: row('a1', { present: 1 }), body: { name: 'Lakshmi' } },
  ],
  ['animal', 'DELETE /api/user/animals/a1/', changes.useRemoveAnimalMutation, row('a1')],
  [
    'animalEvent',
    'POST /api/user/animals/a1/events/',
    farm.useAddAnimalEventMutation,
    { parent: 'a1', body: { kind: 'milk', date: DAY, amount: 5 } },
  ],
  [
    'animalEvent',
    'PUT /api/user/animals/a1/events/v1/',
    changes.useChangeAnimalEventMutation,
    { event: row('v1', { animal: 'a1' }), body: { note: 'x' } },
  ],
  [
    'animalEvent',
    'DELETE /api/user/animals/a1/events/v1/',
    farm.useRemoveAnimalEventMutation,
    { parent: 'a1', id: 'v1' },
  ],
  ['loss', 'POST /api/user/losses/', farm.useAddLossMutation, LOSS],
  [
    'loss',
    'PUT /api/user/losses/l1/',
    farm.useChangeLossMutation,
    { loss: row('l1', { ...LOSS, told: [] }), body: { note: 'x' } },
  ],
  ['loss', 'DELETE /api/user/losses/l1/', changes.useRemoveLossMutation, row('l1')],
  [
    'lossPhoto',
    'POST /api/user/losses/l1/photos/',
    farm.useAddLossPhotoMutation,
    { loss: 'l1', form: form({ taken_at: AT }) },
  ],
  [
    'lossPhoto',
    'DELETE /api/user/losses/l1/photos/h1/',
    changes.useRemoveLossPhotoMutation,
    { parent: 'l1', id: 'h1' },
  ],
  [
    'farmPicture',
    'POST /api/user/farm-pictures/field/f1/',
    pictures.useAddFarmPictureMutation,
    { of: 'field', parent: 'f1', form: form({}) },
  ],
  [
    'farmPicture',
    'DELETE /api/user/farm-pictures/field/f1/h1/',
    pictures.useRemoveFarmPictureMutation,
    { of: 'field', parent: 'f1', id: 'h1' },
  ],
];

it.each(CASES)('%s: %s waits without a network and is sent once when it is back', (...one) =>
  expectWaitsOnce(one),
);

import { animalEventEndpoints } from '@ankur/contracts/farm-record/animal-events';
import { plantingEndpoints } from '@ankur/contracts/farm-record/plantings';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let house: TestApp;
let asha: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp();
});
beforeEach(async () => {
  asha = await aFarmer(house.app);
});
afterAll(() => house.close());

const DATE = '2026-11-10';
const made = async (path: string, body: object, who = asha): Promise<string> => {
  const answer = await who.call('POST', `/api/user/${path}/`, body);
  expect([path, answer.statusCode]).toEqual([path, 201]);
  return answer.json().id;
};
const read = async (path: string) => (await asha.call('GET', `/api/user/${path}/`)).json();
const total = async () => (await read('financial-summary')) as Record<string, number>;

/** A harvest with what its labour cost and what it was sold for, and feed that was bought. */
async function aYear() {
  const planting = await made('plantings', { crop: 'wheat', sown_on: '2026-07-01' });
  const diary = `plantings/${planting}/events`;
  const harvest = await made(diary, { kind: 'harvest', date: DATE, amount: 9 });
  const about = { date: DATE, planting, planting_event: harvest };
  const paid = await made('expenses', { ...about, category: 'labor', amount: 1500.5 });
  const sold = await made('incomes', { ...about, source: 'crop_sale', amount: 21000 });
  const cow = await made('animals', { name: 'Gauri', species: 'cow' });
  const herd = `animals/${cow}/events`;
  const feed = await made(herd, { kind: 'feed', date: DATE, amount: 8 });
  const bought = await made('expenses', {
    ...{ date: DATE, animal: cow, animal_event: feed, amount: 240 },
    ...{ category: 'other', livestock_cost: 'feed' },
  });
  return { planting, diary, harvest, paid, sold, herd, feed, bought };
}

describe('the money of an entry', () => {
  it('stands with its entry in both diaries, and says whether it was changed since', async () => {
    const { planting, diary, harvest, paid, sold, herd, feed, bought } = await aYear();
    const expense = { date: DATE, crop: null, is_changed: false, ledger: 'expenses' };
    const ofHarvest = [
      { ...expense, id: paid, amount: 1500.5, category: 'labor' },
      { ...expense, id: sold, amount: 21000, category: null, ledger: 'incomes' },
    ];
    const whole = await read(`plantings/${planting}`);
    expect(check(plantingEndpoints.get.answer, whole).ok).toBe(true);
    const line = whole.diary.find(({ id }: { id: string }) => id === harvest);
    expect(line.event.money).toEqual(ofHarvest);
    expect((await read(diary))[0].money).toEqual(ofHarvest);
    await asha.call('PATCH', `/api/user/expenses/${bought}/`, { amount: 260 });
    const events = await read(herd);
    expect(check(animalEventEndpoints.list.answer, events).ok).toBe(true);
    expect(events).toMatchObject([
      {
        id: feed,
        money: [{ ...expense, id: bought, amount: 260, category: 'other', is_changed: true }],
      },
    ]);
    await asha.call('DELETE', `/api/user/expenses/${bought}/`);
    expect((await read(herd))[0].money).toEqual([]);
  });

  it('goes with the entry where that was asked, and can be restored in the books', async () => {
    const { diary, harvest, sold, herd, feed } = await aYear();
    const gone = await asha.call('DELETE', `/api/user/${diary}/${harvest}/with-money/`);
    expect(gone.statusCode).toBe(204);
    expect(await read(diary)).toEqual([]);
    expect(await total()).toMatchObject({ total_income: 0, total_expenses: 240 });
    await asha.call('DELETE', `/api/user/${herd}/${feed}/with-money/`);
    expect(await total()).toMatchObject({ total_expenses: 0 });
    expect((await asha.call('POST', `/api/user/incomes/${sold}/restore/`)).statusCode).toBe(200);
    expect(await total()).toMatchObject({ total_income: 21000 });
    const again = await asha.call('DELETE', `/api/user/${diary}/${harvest}/with-money/`);
    expect(again.statusCode).toBe(404);
  });

  it('stays when the entry alone is deleted, or the planting with its diary', async () => {
    const { planting, herd, feed } = await aYear();
    expect((await asha.call('DELETE', `/api/user/${herd}/${feed}/`)).statusCode).toBe(204);
    expect((await asha.call('DELETE', `/api/user/plantings/${planting}/`)).statusCode).toBe(204);
    expect(await total()).toMatchObject({ total_income: 21000, total_expenses: 1740.5 });
  });

  it('stays with an entry that was changed elsewhere meanwhile', async () => {
    const { herd, feed } = await aYear();
    const refused = await house.app.inject({
      method: 'DELETE',
      url: `/api/user/${herd}/${feed}/with-money/`,
      headers: {
        authorization: `Bearer ${asha.access}`,
        'if-match': '"2020-01-01T00:00:00.000Z"',
      },
    });
    expect(refused.statusCode).toBe(412);
    expect((await read(herd))[0].money).toHaveLength(1);
  });

  it('names no entry of somebody else, and is out of reach for them', async () => {
    const { diary, harvest } = await aYear();
    const ravi = await aFarmer(house.app);
    const stolen = await ravi.call('DELETE', `/api/user/${diary}/${harvest}/with-money/`);
    expect(stolen.statusCode).toBe(404);
    const foreign = { category: 'labor', amount: 7, date: DATE, planting_event: harvest };
    const own = await made('expenses', foreign, ravi);
    await made('expenses', { ...foreign, planting_event: 'none' }, ravi);
    await asha.call('DELETE', `/api/user/${diary}/${harvest}/with-money/`);
    expect((await ravi.call('GET', `/api/user/expenses/${own}/`)).statusCode).toBe(200);
  });
});

import { addDays } from '@ankur/agronomy/calendar-day';
import { animalEventEndpoints } from '@ankur/contracts/farm-record/animal-events';
import { animalEndpoints, type DueEntry } from '@ankur/contracts/farm-record/animals';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSpecies } from './species.repository.ts';

let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp();
});
beforeEach(async () => {
  farmer = await aFarmer(house.app);
});
afterAll(() => house.close());

const URL = '/api/user/animals/';
/** The day of the test's clock in India. */
const TODAY = '2026-11-21';
const ago = (days: number) => addDays(TODAY, -days);

async function anAnimal(given: object = {}): Promise<string> {
  const body = { name: 'Gauri', species: 'cow', sex: 'female', ...given };
  const answer = await farmer.call('POST', URL, body);
  expect(answer.statusCode).toBe(201);
  expect(check(animalEndpoints.add.answer, answer.json()).ok).toBe(true);
  return answer.json().id;
}
const idOf = (): string => JSON.parse(atob(farmer.access.split('.')[1] ?? '')).sub;
async function happened(id: string, kind: string, date: string, more: object = {}) {
  const answer = await farmer.call('POST', `${URL}${id}/events/`, { kind, date, ...more });
  expect(answer.statusCode).toBe(201);
  expect(check(animalEventEndpoints.add.answer, answer.json()).ok).toBe(true);
  return answer.json();
}
async function due(kinds?: string[], lang = 'en'): Promise<DueEntry[]> {
  const answer = await farmer.call('GET', `${URL}due/?lang=${lang}`);
  expect(answer.statusCode).toBe(200);
  expect(check(animalEndpoints.due.answer, answer.json()).ok).toBe(true);
  const all: DueEntry[] = answer.json();
  return kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
}
const told = (entries: DueEntry[]) =>
  entries.map(({ kind, due_on, article }) => [kind, due_on, article]);
const BREEDING = ['heat_watch', 'pregnancy_check', 'dry_off', 'calving', 'ask_vet', 'colostrum'];

describe('an animal', () => {
  it('is one or a flock, and a flock shrinks by what is sold and dies', async () => {
    expect((await farmer.call('GET', `${URL}${await anAnimal()}/`)).json()).toMatchObject({
      count: 1,
      present: 1,
      quiet: [],
      note: '',
    });
    const hens = await anAnimal({ name: 'Hens', species: 'poultry', sex: null, count: 12 });
    await happened(hens, 'sale', ago(3), { amount: 4 });
    await happened(hens, 'death', ago(2));
    expect((await farmer.call('GET', `${URL}${hens}/`)).json()).toMatchObject({
      count: 12,
      present: 7,
    });
  });

  it('says what is wrong with it, and has no mother of somebody else', async () => {
    const bad = { name: '', species: 'dragon', count: 0, born_on: '2026-02-31', lactation: 2.5 };
    const answer = await farmer.call('POST', URL, bad);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'born_on',
      'count',
      'lactation',
      'name',
      'species',
    ]);
    const other = await aFarmer(house.app);
    const hers = (await other.call('POST', URL, { name: 'A', species: 'cow' })).json().id;
    const calf = await farmer.call('POST', URL, { name: 'B', species: 'cow', dam: hers });
    expect(calf.json().problems).toEqual([{ field: 'dam', code: 'animal_missing', params: {} }]);
    expect((await other.call('GET', `${URL}${await anAnimal()}/`)).statusCode).toBe(404);
    const lent = { category: 'other', amount: 1, animal: hers };
    const cost = await farmer.call('POST', '/api/user/expenses/', lent);
    expect(cost.json().problems).toEqual([{ field: 'animal', code: 'animal_missing', params: {} }]);
  });

  it('keeps what is written in its diary', async () => {
    const id = await anAnimal();
    const milk = { amount: 6.5, unit: 'litre', time_of_day: 'morning', fat_percent: 4.2 };
    const event = await happened(id, 'milk', TODAY, milk);
    expect(event).toMatchObject({ animal: id, kind: 'milk', ...milk, snf_percent: null });
    const one = `${URL}${id}/events/${event.id}/`;
    expect((await farmer.call('PUT', one, { amount: 7 })).json()).toMatchObject({
      ...milk,
      amount: 7,
    });
    expect((await farmer.call('DELETE', one)).statusCode).toBe(204);
    expect((await farmer.call('GET', `${URL}${id}/events/`)).json()).toEqual([]);
  });

  it('says from which day milk and meat may be used after medicines, while that lies ahead', async () => {
    const id = await anAnimal();
    const read = async () => (await farmer.call('GET', `${URL}${id}/`)).json();
    expect(await read()).toMatchObject({ milk_from: null, meat_from: null });
    await happened(id, 'deworming', ago(4), { milk_waiting_days: 3, meat_waiting_days: 14 });
    // Three days after the 17th were the 18th to the 20th; fourteen end with 1 December.
    expect(await read()).toMatchObject({ milk_from: null, meat_from: '2026-12-02' });
    await happened(id, 'medicine', ago(1), { milk_waiting_days: 4 });
    const told = await read();
    expect(check(animalEndpoints.get.answer, told).ok).toBe(true);
    expect(told).toMatchObject({ milk_from: '2026-11-25', meat_from: '2026-12-02' });
  });

  it('knows no entry under an animal whose id has another form', async () => {
    const id = await anAnimal();
    const event = await happened(id, 'heat', ago(1));
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { note: 'x' } : undefined;
      const answer = await farmer.call(method, `${URL}0/events/${event.id}/`, body);
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('what is due', () => {
  it('is nothing for an empty farm, and needs a farmer', async () => {
    expect(await due()).toEqual([]);
    expect((await house.app.inject({ url: `${URL}due/` })).statusCode).toBe(401);
  });

  it('after a heat is the next one 21 days later, until 24', async () => {
    const id = await anAnimal();
    await happened(id, 'heat', ago(10));
    const [watch, ...rest] = await due(BREEDING);
    expect(rest).toEqual([]);
    expect(watch).toMatchObject({
      animal: id,
      name: 'Gauri',
      kind: 'heat_watch',
      due_on: addDays(TODAY, 11),
      until: addDays(TODAY, 14),
      because: `She was in heat on 11 November 2026: heat comes again about 21 days later (18 to 24).`,
      article: 16,
    });
    expect((await due(BREEDING, 'hi'))[0]?.because).toContain('गर्मी');
  });

  it('of heat goes on every 21 days once a range has gone by', async () => {
    await happened(await anAnimal(), 'heat', ago(25));
    expect(told(await due(BREEDING))).toEqual([['heat_watch', addDays(TODAY, 17), 16]]);
  });

  it.each([
    ['cow', 282],
    ['buffalo', 310],
  ])(
    'after a %s was served is a check from 60 days on, and rest 60 days before %d days',
    async (species, carries) => {
      const id = await anAnimal({ species });
      const told = async (days: number) => {
        await happened(id, 'ai', ago(days));
        return (await due(BREEDING)).map((one) => [
          one.kind,
          addDays(one.due_on, days - Number(carries)),
          one.article,
        ]);
      };
      const soon = carries - 100;
      // Rest is two months ahead at most; until then nobody has to be told of it.
      expect(await told(soon)).toEqual([
        ['pregnancy_check', ago(carries - 60), 17],
        ['dry_off', ago(60), 20],
        ['calving', TODAY, 19],
      ]);
      expect(await told(30)).toEqual([
        ['heat_watch', ago(carries - 42), 16],
        ['pregnancy_check', ago(carries - 60), 17],
        ['calving', TODAY, 19],
      ]);
    },
  );

  it.each([
    ['heat is watched for until pregnancy is to be checked', 'heat', 90, ['heat_watch'], []],
    [
      'rest ends with the day of calving',
      'ai',
      282,
      ['pregnancy_check', 'dry_off', 'calving'],
      ['calving'],
    ],
    ['a calving that nobody wrote down ends after two months', 'ai', 342, ['calving'], []],
    [
      'the first heat after calving gives way to the veterinarian',
      'calving',
      60,
      ['heat_watch', 'ask_vet'],
      ['ask_vet'],
    ],
    ['the veterinarian is asked until 200 days after calving', 'calving', 200, ['ask_vet'], []],
  ])('ends of itself: %s', async (_, kind, lastDay, until, after) => {
    const kinds = async (days: number) => {
      farmer = await aFarmer(house.app);
      await happened(await anAnimal(), kind, ago(days));
      return (await due(BREEDING)).map((one) => one.kind);
    };
    expect(await kinds(lastDay)).toEqual(until);
    expect(await kinds(lastDay + 1)).toEqual(after);
  });

  it("is told together for the animals of a duty, and apart for what follows from an animal's own days", async () => {
    const [a, b] = [await anAnimal(), await anAnimal({ name: 'Kapila' })];
    await happened(a, 'heat', ago(10));
    await happened(b, 'heat', ago(10));
    const answer = await farmer.call('GET', `${URL}due/?lang=en&together=true`);
    expect(check(animalEndpoints.due.answer, answer.json()).ok).toBe(true);
    const lines: DueEntry[] = answer.json();
    const trim = lines.filter(({ duty }) => duty === 'hoof-trim');
    expect(trim).toMatchObject([{ animal: a, also: [{ animal: b, name: 'Kapila' }] }]);
    expect(lines.filter(({ kind }) => kind === 'heat_watch')).toHaveLength(2);
    const apart = lines.flatMap(({ also = [], ...one }) => [
      one,
      ...also.map((other) => ({ ...one, ...other })),
    ]);
    const byKey = (one: DueEntry[]) => one.map((it) => JSON.stringify(it)).sort();
    expect(byKey(apart)).toEqual(byKey(await due()));
  });

  it('of care far ahead waits until it is nearer, unlike the calendar of vaccines and worms', async () => {
    await anAnimal();
    const far = (await due()).filter(({ due_on }) => due_on > addDays(TODAY, 60));
    expect(far.length).toBeGreaterThan(3);
    expect([...new Set(far.map(({ kind }) => kind))].sort()).toEqual(['deworming', 'vaccination']);
  });

  it('of a heifer is her weighing by the month, until she is weighed, is grown or has calved', async () => {
    const id = await anAnimal({ born_on: ago(216) });
    const weighing = async () =>
      (await due(['care'])).flatMap(({ duty, due_on }) =>
        duty === 'heifer-weighing' ? due_on : [],
      );
    expect(await weighing()).toEqual([ago(6)]);
    await happened(id, 'weight', ago(2), { amount: 140, unit: 'kg' });
    expect(await weighing()).toEqual([addDays(TODAY, 24)]);
    const others = [
      { born_on: ago(216), sex: 'male' },
      { born_on: ago(601) },
      { born_on: null },
      { born_on: ago(216), count: 4 },
    ];
    for (const other of others) await anAnimal(other);
    const calved = await anAnimal({ born_on: ago(590) });
    expect(await weighing()).toHaveLength(2);
    await happened(calved, 'calving', ago(5));
    expect(await weighing()).toHaveLength(1);
  });

  it('follows the result of the check', async () => {
    const id = await anAnimal();
    await happened(id, 'service', ago(70));
    await happened(id, 'pregnancy_check', ago(5), { result: 'pregnant' });
    expect((await due(BREEDING)).map(({ kind }) => kind)).toEqual(['calving']);
    const empty = await anAnimal({ name: 'Kapila' });
    await happened(empty, 'service', ago(70));
    await happened(empty, 'pregnancy_check', ago(5), { result: 'empty' });
    const hers = (await due(BREEDING)).filter(({ animal }) => animal === empty);
    expect(hers.map(({ kind }) => kind)).toEqual(['heat_watch']);
  });

  it('watches whoever is found empty late, and whoever was in heat and never served', async () => {
    const empty = await anAnimal();
    await happened(empty, 'service', ago(98));
    await happened(empty, 'pregnancy_check', ago(1), { result: 'empty' });
    const open = await anAnimal({ name: 'Kapila' });
    await happened(open, 'calving', ago(150));
    await happened(open, 'heat', ago(110));
    const watched = (await due(BREEDING)).filter(({ kind }) => kind === 'heat_watch');
    expect(watched.map(({ animal }) => animal).toSorted()).toEqual([empty, open].toSorted());
  });

  it('forgets a service after which she came in heat again', async () => {
    const id = await anAnimal();
    await happened(id, 'ai', ago(40));
    await happened(id, 'heat', ago(19));
    expect(told(await due(BREEDING))).toEqual([['heat_watch', addDays(TODAY, 2), 16]]);
  });

  it('after calving is colostrum, the first heat within 45 days, and the veterinarian at 60', async () => {
    const id = await anAnimal();
    await happened(id, 'calving', TODAY);
    expect(told(await due(BREEDING))).toEqual([
      ['colostrum', TODAY, 13],
      ['heat_watch', addDays(TODAY, 45), 16],
      ['ask_vet', addDays(TODAY, 60), 16],
    ]);
  });

  it('of vaccines and worms follows age and month, until it is done', async () => {
    const calf = await anAnimal({ born_on: ago(116) });
    const codes = async () =>
      (await due(['vaccination', 'deworming'])).map(({ duty, due_on }) => [duty, due_on]);
    expect(await codes()).toEqual(
      expect.arrayContaining([
        ['fmd-calf-first', addDays(TODAY, 4)],
        ['brucella-calf', addDays(TODAY, 19)],
        ['deworm-calf-monthly', addDays(TODAY, -11)],
      ]),
    );
    expect((await codes()).map(([duty]) => duty)).not.toContain('theileria-calf');
    expect((await due(['vaccination']))[0]?.because).toContain('FMD');
    await happened(calf, 'vaccination', TODAY, { duty: 'fmd-calf-first' });
    const after = (await codes()).map(([duty]) => duty);
    expect(after).not.toContain('fmd-calf-first');
    expect(after).toContain('brucella-calf');
  });

  it('of the herd comes with its month', async () => {
    await anAnimal({ born_on: '2022-01-01' });
    const herd = (await due(['vaccination'])).map(({ duty, due_on }) => [duty, due_on]);
    expect(herd).toEqual(
      expect.arrayContaining([
        ['fmd-herd', '2027-03-01'],
        ['lsd-yearly', '2027-04-01'],
        ['hs-herd', '2027-05-01'],
      ]),
    );
  });

  it('leaves out what the farmer silenced, and whoever is gone', async () => {
    const id = await anAnimal({ quiet: ['heat_watch'] });
    await happened(id, 'heat', ago(10));
    expect(await due(['heat_watch'])).toEqual([]);
    const sold = await anAnimal({ name: 'Sold' });
    await happened(sold, 'heat', ago(10));
    await happened(sold, 'sale', ago(1), { amount: 1 });
    expect((await due()).filter(({ animal }) => animal === sold)).toEqual([]);
  });

  it('leaves out one duty that the farmer silenced, and tells it apart from the rest of its kind', async () => {
    const id = await anAnimal({ quiet: ['duty:hs-herd'], born_on: '2022-01-01' });
    const duties = async (more = '') => {
      const answer = await farmer.call('GET', `${URL}due/?lang=en${more}`);
      expect(check(animalEndpoints.due.answer, answer.json()).ok).toBe(true);
      return answer.json().map(({ duty }: DueEntry) => duty);
    };
    const left = await duties();
    expect(left).toEqual(expect.arrayContaining(['fmd-herd', 'bq-herd', 'hoof-trim']));
    expect(left).not.toContain('hs-herd');
    expect(await duties('&silenced=true')).toEqual(['hs-herd']);
    const bad = await farmer.call('PUT', `${URL}${id}/`, { quiet: ['dragon'] });
    expect(bad.json().problems).toMatchObject([{ field: 'quiet', code: 'must_be_one_of' }]);
    const kind = await farmer.call('PUT', `${URL}${id}/`, { quiet: ['vaccination'] });
    expect(kind.json().quiet).toEqual(['vaccination']);
    expect(await duties()).not.toContain('fmd-herd');
    expect(await duties()).toContain('hoof-trim');
  });

  it('leaves out an animal that was sold years ago, and a flock of which none are left', async () => {
    const old = await anAnimal({ name: 'Kapila', born_on: ago(4000) });
    const goats = await anAnimal({ name: 'Goats', species: 'goat', sex: null, count: 12 });
    expect((await due()).map(({ animal }) => animal)).toContain(goats);
    await happened(goats, 'sale', ago(2), { amount: 7 });
    await happened(old, 'sale', ago(1500));
    expect([...new Set((await due()).map(({ animal }) => animal))]).toEqual([goats]);
    await happened(goats, 'death', ago(1), { amount: 5 });
    expect(await due()).toEqual([]);
    const species = await listSpecies(house.inputs.db, idOf());
    expect(species).toEqual([]);
  });
});

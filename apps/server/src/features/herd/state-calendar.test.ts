import { addDays } from '@ankur/agronomy/calendar-day';
import { findState } from '@ankur/content/states-districts';
import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import { LANGUAGE_CODES } from '@ankur/languages/languages';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import because from './because.json' with { type: 'json' };
import rains from './rains.json' with { type: 'json' };

const TODAY = '2026-11-21';
let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  farmer = await aFarmer(house.app);
});

const livesIn = (state: string) =>
  house.inputs.db.execute(
    `insert into profiles (farmer_id, place_state) select id, '${state}' from farmers where email = '${farmer.email}'`,
  );
const keeps = async (animal: object): Promise<string> => {
  const answer = await farmer.call('POST', '/api/user/animals/', { name: 'A', ...animal });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const due = async (lang = 'en'): Promise<DueEntry[]> => {
  const all: DueEntry[] = (await farmer.call('GET', `/api/user/animals/due/?lang=${lang}`)).json();
  return all.filter(({ kind }) => kind === 'vaccination');
};
const of = async (duty: string, lang?: string) =>
  (await due(lang)).find((one) => one.duty === duty);

describe('vaccines before the rains', () => {
  const COW = { species: 'cow', sex: 'female', born_on: '2022-01-01' };

  it.each([
    ['Kerala', '2027-06-01', '1 June 2027'],
    ['Assam', '2027-06-05', '5 June 2027'],
    ['Maharashtra', '2027-06-10', '10 June 2027'],
    ['Uttar Pradesh', '2027-06-18', '18 June 2027'],
    ['Punjab', '2027-06-25', '25 June 2027'],
  ])(
    'of %s are due six weeks before %s, while protection can still build up',
    async (state, onset, day) => {
      await livesIn(state);
      await keeps(COW);
      for (const duty of ['hs-herd', 'bq-herd'])
        expect(await of(duty)).toMatchObject({
          ...{ due_on: addDays(onset, -45), until: addDays(onset, -15) },
          calendar: expect.stringContaining(`about ${day} (India Meteorological Department)`),
        });
    },
  );

  it.each([null, 'Tamil Nadu'])(
    'come in May by the national calendar in %s, which is said',
    async (state) => {
      if (state) await livesIn(state);
      await keeps(COW);
      expect(await of('hs-herd')).toMatchObject({
        due_on: '2027-05-01',
        because: 'HS vaccine for the whole herd, before the monsoon',
        calendar: 'By the national calendar; your state may call another day.',
      });
    },
  );

  it('of anthrax are told only where it has come back again and again', async () => {
    await livesIn('Karnataka');
    await keeps(COW);
    expect((await of('anthrax-herd'))?.because).toMatch(/only where the disease has occurred/);
    farmer = await aFarmer(house.app);
    await livesIn('Punjab');
    await keeps(COW);
    expect(await of('anthrax-herd')).toBeUndefined();
  });

  it('do not change those of the national programme', async () => {
    await livesIn('Kerala');
    await keeps(COW);
    expect(await of('fmd-herd')).toMatchObject({
      due_on: '2027-03-01',
      because: 'FMD vaccine for all animals (every 6 months)',
      calendar: expect.stringMatching(/^By the national programme \(LHDCP\)/),
    });
    expect((await of('fmd-herd', 'hi'))?.calendar).toContain('राष्ट्रीय कार्यक्रम');
  });
});

describe('vaccines of goats and sheep', () => {
  it('follow the age of a kid', async () => {
    const born = addDays(TODAY, -100);
    await keeps({ species: 'goat', born_on: born });
    expect((await due()).map(({ duty, due_on, article }) => [duty, due_on, article])).toEqual([
      ['ppr', addDays(born, 105), 29],
      ['et-first', addDays(born, 105), 29],
      ['goat-pox', addDays(born, 120), 29],
      ['et-second', addDays(born, 123), 29],
    ]);
  });

  it('of a flock whose age nobody told come now, and again after the years that they protect', async () => {
    await livesIn('Maharashtra');
    const flock = await keeps({ species: 'sheep', count: 20 });
    expect((await due()).map(({ duty, due_on }) => [duty, due_on])).toEqual([
      ['ppr', TODAY],
      ['goat-pox', TODAY],
      ['fmd-goat', '2027-03-01'],
      ['et-herd', addDays('2027-06-10', -45)],
    ]);
    const given = { kind: 'vaccination', date: TODAY, duty: 'ppr' };
    await farmer.call('POST', `/api/user/animals/${flock}/events/`, given);
    expect(await of('ppr')).toMatchObject({ due_on: addDays(TODAY, 1095) });
    expect(await of('goat-pox')).toMatchObject({ due_on: TODAY });
  });

  it('of grown ones with a known age come back in their rounds', async () => {
    await keeps({ species: 'goat', born_on: addDays(TODAY, -400) });
    expect(await of('et-first')).toBeUndefined();
    expect(await of('goat-pox')).toMatchObject({ due_on: addDays(TODAY, -400 + 120 + 365) });
  });
});

it('names states as the register does, each once, and says every reason in every language', () => {
  const states = Object.values(rains.onset).flat();
  expect(new Set(states).size).toBe(states.length);
  for (const state of [...states, ...rains.anthrax.states])
    expect(findState(state)?.name).toBe(state);
  for (const [code, texts] of Object.entries(because))
    expect(Object.keys(texts).sort(), code).toEqual([...LANGUAGE_CODES].sort());
});

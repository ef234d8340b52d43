import { readGuidanceCatalogue } from '@ankur/content/guidance/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { dutiesDue } from './duties.ts';
import type { HerdAnimal, HerdEvent } from './herd.repository.ts';

const articles = readGuidanceCatalogue();
const TODAY = '2026-11-29';
const cow: HerdAnimal = {
  ...{ id: 'a', name: 'Gauri', species: 'cow', breed: 'Jersey cross', sex: 'female' },
  ...{ born_on: null, count: 1, quiet: [], events: [] },
};
const of = (animal: Partial<HerdAnimal>, today = TODAY) =>
  dutiesDue({ ...cow, ...animal }, articles, today, null);
const labels = new Map(
  articles.flatMap(({ schedule = [], text }) =>
    schedule.map(({ code, labelKey }) => [code, text.en.scheduleLabels?.[labelKey] ?? '']),
  ),
);

describe('the kind of a duty', () => {
  it('is vaccination only where the article speaks of a vaccine, and deworming only of worms', () => {
    const due = [
      of({}),
      of({ born_on: '2026-11-20' }),
      of({ born_on: '2026-06-01' }),
      of({ species: 'poultry', born_on: '2026-11-01' }),
      of({ species: 'poultry', born_on: '2025-11-01' }),
      of({ species: 'poultry', breed: 'broiler', born_on: '2026-11-01' }),
    ].flat();
    expect(new Set(due.map(({ duty }) => duty)).size).toBeGreaterThan(20);
    for (const { duty = '', kind } of due) {
      const says = labels.get(duty) ?? '';
      const isVaccine = /vaccin|FMD|HS|BQ|Ranikhet|Gumboro|Marek|pox|[Bb]ronchitis/.test(says);
      const wanted = /worm/i.test(says) ? 'deworming' : isVaccine ? 'vaccination' : 'care';
      expect([duty, kind]).toEqual([duty, wanted]);
    }
  });

  it('is the one that its article names, whatever its code begins with', () => {
    const [article] = articles.filter(({ schedule = [] }) => schedule.length > 0);
    const [line] = article?.schedule ?? [];
    if (!article || !line) throw new Error('no article has a schedule');
    const { firstAgeDays: _, untilAgeDays: __, ...rest } = line;
    const duty = {
      ...rest,
      code: 'salt-lick',
      kind: 'care',
      animal: 'dairy-herd',
      month: 11,
    } as const;
    const due = dutiesDue(cow, [{ ...article, schedule: [duty] }], TODAY, null);
    expect(due).toMatchObject([{ duty: 'salt-lick', kind: 'care' }]);
  });

  it('leaves care due until it is written down under its own code', () => {
    const trim = (events: HerdEvent[]) =>
      of({ events }).find(({ duty }) => duty === 'hoof-trim')?.due_on;
    const done = (kind: string, duty: string | null) => ({
      ...{ kind, duty, date: '2026-11-10', result: null },
    });
    expect(trim([])).toBe('2026-11-01');
    expect(trim([done('vaccination', null)])).toBe('2026-11-01');
    expect(trim([done('other', 'hoof-trim')])).toBe('2027-05-01');
  });
});

it('asks for the rounds of a backyard flock where nobody knows when the hens hatched', () => {
  const codes = (born_on: string | null) =>
    of({ species: 'poultry', breed: null, sex: null, count: 12, born_on }).map(({ duty }) => duty);
  expect(codes(null)).toEqual(['backyard-deworm', 'backyard-r2b']);
  expect(codes('2026-06-01')).not.toContain('backyard-deworm');
  expect(codes('2026-06-01')).toContain('nd-r2b-second');
});

describe('a duty of a season', () => {
  const due = (duty: string, today: string) => {
    const one = of({}, today).find((entry) => entry.duty === duty);
    return one && [one.due_on, one.until];
  };

  it('is due in its own months, and outside them only in its next year', () => {
    expect(due('footbath-monsoon', '2026-07-10')).toEqual(['2026-07-01', '2026-07-31']);
    expect(due('footbath-monsoon', '2026-11-29')).toEqual(['2027-06-01', '2027-06-30']);
    expect(due('tick-round', '2026-10-31')).toEqual(['2026-10-01', '2026-10-31']);
    expect(due('tick-round', '2026-11-29')).toEqual(['2027-03-01', '2027-03-31']);
    expect(due('tick-round', '2027-02-01')).toEqual(['2027-03-01', '2027-03-31']);
  });

  it('does not change what comes round through the whole year', () => {
    expect(due('fmd-herd', '2026-09-10')).toEqual(['2026-09-01', '2026-09-30']);
    expect(due('deworm-herd-after-monsoon', '2026-10-02')).toEqual(['2026-10-01', '2026-10-31']);
  });
});

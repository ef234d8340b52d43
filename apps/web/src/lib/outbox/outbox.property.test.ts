import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlocked } from './settle.ts';
import { type Fate, world } from './test/world.ts';

const FARMERS = ['asha', 'ravi'] as const;
const FATES: Fate[] = [
  'ok',
  'cut-before',
  'cut-after',
  'fault-before',
  'fault-after',
  'too-many',
  'killed-before',
  'killed-after',
  'session-over',
];
const DAY_MS = 86_400_000;

const tab = fc.nat(1);
const which = fc.nat(7);
const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 4 });
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      kind: fc.constantFrom('make', 'make', 'change', 'change', 'set', 'remove'),
      tab,
      which,
      now: fc.boolean(),
      bad: fc.integer({ min: 0, max: 15 }).map((chance) => chance === 0),
      fates,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), tab, fates }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('both' as const), fates }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(60_000, DAY_MS, -400 * DAY_MS, 4000 * DAY_MS, -DAY_MS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('sign' as const),
      as: fc.constantFrom(null, ...FARMERS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('elsewhere' as const),
      which,
      field: fc.constantFrom('a', 'b', 'flag', null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** What another phone writes is told from intents of this one. */
const ELSEWHERE = 1_000_000;

async function play(commands: readonly Command[]) {
  const all = world();
  let elsewhere = ELSEWHERE;
  for (const step of commands) {
    if ('fates' in step) all.meetWith([...step.fates]);
    switch (step.do) {
      case 'write':
        await all.write(step.tab, step.kind, step.which, step.now, step.bad);
        break;
      case 'send':
        await all.send(step.tab);
        break;
      case 'both':
        await all.sendInBoth();
        break;
      case 'close':
        all.closeTab(step.tab);
        break;
      case 'jump':
        all.jump(step.ms);
        break;
      case 'sign':
        all.signIn(step.as);
        break;
      case 'read':
        all.refresh();
        break;
      case 'elsewhere': {
        const rows = [...all.server.rows];
        const [id, row] = rows[step.which % Math.max(1, rows.length)] ?? [];
        elsewhere += 1;
        if (id && row)
          all.server.changeElsewhere(row.farmer, id, step.field && { [step.field]: elsewhere });
        break;
      }
    }
  }
  await all.calmDown(FARMERS);
  return all;
}

it('sends every write exactly once, or leaves it to the farmer', { timeout: 60_000 }, async () => {
  const seen = { sent: 0, needsYou: 0, writes: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 28 }), async (commands) => {
      const { server, store, intents } = await play(commands);
      const left = (await Promise.all(FARMERS.map((farmer) => store.read(farmer)))).flat();
      seen.writes += intents.length;
      seen.sent += server.effects.length;
      seen.needsYou += left.length;
      // What is left is for the farmer to decide, or follows something that is.
      for (const record of left)
        expect(record.state === 'needs_you' || isBlocked(left, record)).toBe(true);
      const times = new Map<string, number>();
      for (const { farmer, row, field, intent } of server.effects) {
        const meant = intents.find((one) => one.intent === intent);
        // Nothing of one farmer reaches another, and no row gets what was meant for another.
        expect(meant).toMatchObject({ farmer, row });
        const key = `${field} ${intent}`;
        times.set(key, (times.get(key) ?? 0) + 1);
      }
      // A setter says how something is to be: said again after another phone said otherwise, it is so again.
      const isSetElsewhere = commands.some((one) => one.do === 'elsewhere' && one.field === 'flag');
      for (const [key, count] of times)
        if (!(isSetElsewhere && key.startsWith('flag '))) expect([key, count]).toEqual([key, 1]);
      /** Deleted, or about something that was deleted before it was sent. */
      const isGone = (row: string): boolean =>
        intents.some(
          (one) =>
            one.row === row &&
            (one.kind === 'remove' || (one.parent !== null && isGone(one.parent))),
        );
      for (const row of new Set(intents.map((one) => one.row))) {
        const about = intents.filter((one) => one.row === row);
        const isLeft = left.some(({ thing }) => thing === row);
        for (const field of ['a', 'b', 'flag']) {
          const effects = server.effects.filter((one) => one.row === row && one.field === field);
          const order = effects.map(({ intent }) => intent);
          expect(order).toEqual([...order].sort((a, b) => a - b));
          const last = about.filter((one) => one.field === field && one.kind !== 'remove').at(-1);
          if (!last || isGone(row) || isLeft || last.isBad) continue;
          expect(order).toContain(last.intent);
        }
        const isRemoved = about.some(({ kind }) => kind === 'remove');
        if (isRemoved && !isLeft) expect(server.rows.has(row)).toBe(false);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 2500) },
  );
  // The histories are worth their time: most writes arrive, some are for the farmer.
  expect(seen.sent).toBeGreaterThan(seen.writes / 3);
  expect(seen.needsYou).toBeGreaterThan(100);
});

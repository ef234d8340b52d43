import { describe, expect, it } from 'vitest';
import { canRewrite, decide, discard, rewrite, takeBack, undoRemoval } from './discard.ts';
import { dueOf } from './next.ts';
import { queue } from './queue.ts';
import type { NewWrite, OutboxRecord } from './record.ts';
import { type Decision, isLive } from './records.ts';
import { begin, settle } from './settle.ts';
import { aWrite } from './test/a-write.ts';

const NOW = { nowMs: 0, chance: 0 };
const V1 = { id: 'r1', a: 1, b: 1, updated_at: 'v1' };

const change = (fields: object, over: Partial<NewWrite> = {}): NewWrite =>
  aWrite({
    id: `c-${JSON.stringify(fields)}`,
    kind: 'change',
    thing: 'r1',
    versioned: true,
    before: V1,
    row: { ...V1, ...fields },
    request: {
      method: 'PATCH',
      url: '/rows/r1/',
      auth: 'required',
      body: { json: { ...V1, ...fields } },
    },
    ...over,
  });
const removal = (over: Partial<NewWrite> = {}): NewWrite =>
  aWrite({
    id: 'd1',
    kind: 'remove',
    thing: 'r1',
    versioned: true,
    before: V1,
    row: null,
    madeAtMs: 7000,
    request: { method: 'DELETE', url: '/rows/r1/', auth: 'required', body: { none: true } },
    ...over,
  });

/** A farmer's records and what is decided about them. */
function box() {
  let records: OutboxRecord[] = [];
  const run = <Result>({ put = [], remove = [], result }: Decision<Result>): Result => {
    const changed = new Map(put.map((one) => [one.id, one]));
    records = records.filter(({ id }) => !remove.includes(id) && !changed.has(id));
    records = [...records, ...put].sort((a, b) => a.place - b.place);
    return result;
  };
  return {
    all: () => records,
    live: () => records.filter(isLive),
    add: (write: NewWrite) => run(queue(records, write)),
    begin: (id: string) => run(begin(records, id)),
    end: (id: string, outcome: Parameters<typeof settle>[2]) =>
      run(settle(records, id, outcome, NOW)),
    run: <Result>(decision: (records: readonly OutboxRecord[]) => Decision<Result>) =>
      run(decision(records)),
  };
}

const conflict = (current: object) =>
  ({ kind: 'refused', refusal: { status: 412, body: { current } } }) as const;

describe('a rewrite', () => {
  it('goes into what was never sent, and into nothing that may have been', () => {
    const one = box();
    one.add(aWrite({ id: 'w1' }));
    expect(one.run((records) => rewrite(records, 'w1', { a: 2 }))).toBe(true);
    expect(one.all()).toMatchObject([
      { id: 'w1', kind: 'make', row: { a: 2 }, request: { body: { json: { id: 'w1', a: 2 } } } },
    ]);
    one.begin('w1');
    one.end('w1', { kind: 'unanswered' });
    expect(one.run((records) => rewrite(records, 'w1', { a: 3 }))).toBe(false);
    expect(one.all()).toMatchObject([{ row: { a: 2 } }]);
    expect(one.all().some(canRewrite)).toBe(false);
  });
});

describe('an edit', () => {
  it('of what was never sent goes into it', () => {
    const one = box();
    one.add(aWrite({ id: 'r1', row: V1 }));
    one.add(change({ a: 2 }));
    expect(one.live()).toHaveLength(1);
    expect(one.live()[0]).toMatchObject({ kind: 'make', row: { a: 2 }, version: null });
  });

  it('of what may have been sent follows it, with the version that its answer brings', () => {
    const one = box();
    one.add(change({ a: 2 }));
    const first = one.live()[0] as OutboxRecord;
    one.begin(first.id);
    one.end(first.id, { kind: 'unanswered' });
    one.add(change({ a: 3 }));
    expect(one.live().map(({ version }) => version)).toEqual(['v1', null]);
    expect(dueOf(one.live(), 1e9, { isOnWifi: true }).ids).toEqual([first.id]);
    one.end(first.id, { kind: 'done', answer: { ...V1, a: 2, updated_at: 'v2' } });
    expect(one.live().map(({ version }) => version)).toEqual(['v2']);
  });

  it('that changed what somebody else changed asks; the rest goes out with what was chosen', () => {
    const one = box();
    one.add(change({ a: 2, b: 5 }));
    const { id } = one.live()[0] as OutboxRecord;
    one.begin(id);
    one.end(id, conflict({ ...V1, a: 9, updated_at: 'v2' }));
    expect(one.live()[0]?.state).toBe('needs_you');
    one.run((records) => decide(records, id, ['b']));
    expect(one.live()[0]).toMatchObject({
      state: 'waiting',
      version: 'v2',
      row: { a: 9, b: 5 },
      request: { body: { json: { a: 9, b: 5 } } },
    });
  });

  it('that stands there already has arrived', () => {
    const one = box();
    one.add(change({ a: 2 }));
    const { id } = one.live()[0] as OutboxRecord;
    one.begin(id);
    expect(one.end(id, conflict({ ...V1, a: 2, updated_at: 'v2' })).kind).toBe('sent');
    expect(one.all()).toEqual([]);
  });
});

it('a form that is sent again goes into the refused one, whose file stays unless there is another', () => {
  const of = (id: string, texts: Record<string, string>, file?: string): NewWrite =>
    change(texts, {
      id,
      request: {
        ...{ method: 'POST', url: '/profile/', auth: 'required' },
        body: {
          form: [
            ...Object.entries(texts).map(([name, text]) => ({ name, text })),
            ...(file ? [{ name: 'picture', file, fileName: 'a.jpg' }] : []),
          ],
        },
      },
    });
  const { add, begin, end, live } = box();
  add(of('first', { age: '7' }, 'first/1'));
  const refuse = () => {
    begin('first');
    end('first', { kind: 'refused', refusal: { status: 400, body: null } });
  };
  refuse();
  add(of('second', { age: '70' }));
  expect(live()).toMatchObject([{ id: 'first', state: 'waiting', refusal: null }]);
  const form = () => {
    const body = live()[0]?.request.body ?? { none: true };
    return 'form' in body ? body.form : [];
  };
  expect(form()).toEqual([
    { name: 'picture', file: 'first/1', fileName: 'a.jpg' },
    { name: 'age', text: '70' },
  ]);
  refuse();
  add(of('third', { age: '71' }, 'third/1'));
  expect(form()).toEqual([
    { name: 'age', text: '71' },
    { name: 'picture', file: 'third/1', fileName: 'a.jpg' },
  ]);
});

describe('a deletion', () => {
  it('of what was never sent takes it back with what depends on it, and can be undone', () => {
    const one = box();
    one.add(aWrite({ id: 'r1', row: V1 }));
    one.add(aWrite({ id: 'note', after: ['r1'] }));
    expect(one.add(removal())).toBeNull();
    expect(one.live()).toEqual([]);
    expect(one.run((records) => undoRemoval(records, 'r1'))).toBe(true);
    expect(one.live().map(({ id }) => id)).toEqual(['r1', 'note']);
  });

  it('replaces edits that were never sent, on the version they were based on', () => {
    const one = box();
    one.add(change({ a: 2 }));
    one.add(removal({ before: { ...V1, a: 2, updated_at: 'shown' } }));
    expect(one.live().map(({ kind, version }) => [kind, version])).toEqual([['remove', 'v1']]);
    one.run((records) => undoRemoval(records, 'r1'));
    expect(one.live().map(({ kind }) => kind)).toEqual(['change']);
  });

  it('that may have been sent is not undone here', () => {
    const one = box();
    one.add(removal());
    one.begin('d1');
    one.end('d1', { kind: 'unanswered' });
    expect(one.run((records) => undoRemoval(records, 'r1'))).toBe(false);
  });

  it.each([404, 410])('of what is gone already (%i) has arrived', (status) => {
    const one = box();
    one.add(removal());
    one.begin('d1');
    const refusal = { status, body: {} };
    expect(one.end('d1', { kind: 'refused', refusal }).kind).toBe('sent');
  });

  it('of what was changed elsewhere asks, and goes when the farmer says so', () => {
    const one = box();
    one.add(removal());
    one.begin('d1');
    one.end('d1', conflict({ ...V1, updated_at: 'v2' }));
    expect(one.live()[0]?.state).toBe('needs_you');
    one.run((records) => decide(records, 'd1', []));
    expect(one.live()[0]).toMatchObject({ state: 'waiting', version: 'v2', row: null });
  });
});

it('a setter replaces the one before it', () => {
  const one = box();
  const set = (id: string, flag: boolean) =>
    aWrite({
      id,
      kind: 'set',
      thing: 'r1/vote',
      request: { method: 'PUT', url: '/vote/', auth: 'required', body: { json: { flag } } },
    });
  one.add(set('s1', true));
  one.add(set('s2', false));
  expect(one.live().map(({ request }) => request.body)).toEqual([{ json: { flag: false } }]);
});

it('what is thrown away hands its version on and can be taken back', () => {
  const one = box();
  one.add(change({ a: 2 }));
  const first = one.live()[0] as OutboxRecord;
  one.begin(first.id);
  one.end(first.id, { kind: 'unanswered' });
  one.add(change({ b: 3 }));
  one.run((records) => discard(records, first.id, 50));
  expect(one.live().map(({ version }) => version)).toEqual(['v1']);
  one.run((records) => takeBack(records, 50));
  expect(one.live().map(({ version }) => version)).toEqual(['v1', null]);
});

it('deletions that go together are thrown away and taken back together', () => {
  const one = box();
  one.add(removal());
  one.add(removal({ id: 'd2', thing: 'money', after: ['r1'] }));
  one.add(removal({ id: 'd3', thing: 'other' }));
  for (const id of ['d1', 'd2']) {
    one.run((records) => discard(records, id, 50));
    expect(one.live().map(({ thing }) => thing)).toEqual(['other']);
    one.run((records) => takeBack(records, 50));
    expect(one.live()).toHaveLength(3);
  }
});

it('a session that ended counts as no attempt', () => {
  const one = box();
  one.add(change({ a: 2 }));
  const { id } = one.live()[0] as OutboxRecord;
  one.begin(id);
  one.end(id, { kind: 'signed_out', refusal: { status: 401, body: {} } });
  expect(one.live()[0]).toMatchObject({ state: 'waiting', attempts: 0 });
});

it('a write that is held waits for Wi-Fi alone', () => {
  const one = box();
  one.add(aWrite());
  one.run((records) => ({ put: records.map((record) => ({ ...record, held: true })), result: 0 }));
  expect(dueOf(one.live(), 0, { isOnWifi: false }).ids).toEqual([]);
  expect(dueOf(one.live(), 0, { isOnWifi: true }).ids).toEqual(['w1']);
});

it('a file that goes in pieces lets what is small go first', () => {
  const one = box();
  one.add(aWrite({ id: 'reel', pieces: { file: 'r/0', idField: 'upload_id' } }));
  one.add(aWrite({ id: 'small' }));
  expect(dueOf(one.live(), 0, { isOnWifi: true }).ids).toEqual(['small', 'reel']);
});

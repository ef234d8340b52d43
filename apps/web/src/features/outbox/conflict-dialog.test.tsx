import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardWrite, sendChosen } from '../../lib/outbox/outbox-actions.ts';
import { queue } from '../../lib/outbox/queue.ts';
import type { OutboxRecord, Row } from '../../lib/outbox/record.ts';
import { aWrite } from '../../lib/outbox/test/a-write.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { listedGuide } from '../../test/listed-guide.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import ConflictDialog from './conflict-dialog.tsx';

vi.mock('../../lib/outbox/outbox-actions.ts', () => ({
  discardWrite: vi.fn(() => Promise.resolve()),
  sendChosen: vi.fn(() => Promise.resolve()),
}));

const BEFORE = { id: 'p1', crop: 'wheat', variety: null, sown_on: '2026-06-20', field: 'f1' };
const THEIRS = { ...BEFORE, crop: 'foxtail-millet', sown_on: '2026-06-25' };

/** Another kind of record that was changed here and elsewhere. */
function refusedOf(what: string, before: Row, mine: Row, current: Row): OutboxRecord {
  const row = { ...before, ...mine };
  const made = queue([], aWrite({ what, kind: 'change', before, row })).result;
  if (!made) throw new Error('nothing was stored');
  return { ...made, state: 'needs_you', refusal: { status: 412, body: { current } } };
}

/** A planting that was changed or deleted here, and elsewhere too. */
function refused(kind: 'change' | 'remove', row: OutboxRecord['row']): OutboxRecord {
  const made = queue([], aWrite({ what: 'planting', kind, before: BEFORE, row })).result;
  if (!made) throw new Error('nothing was stored');
  const refusal = { status: 412, body: { current: THEIRS } };
  return { ...made, state: 'needs_you', refusal };
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  signIn();
  server = fakeServer({
    'GET /api/crops/': {
      status: 200,
      body: [listedGuide('green-gram', 'Moong'), listedGuide('foxtail-millet', 'Kangni')],
    },
  });
});
afterEach(() => server.restore());

it('tells the crops of a field by their names, mine and theirs', async () => {
  const record = refused('change', {
    ...{ ...BEFORE, crop: 'green-gram', sown_on: '2026-06-22' },
    field: 'f2',
  });
  renderApp(<ConflictDialog record={record} onClose={() => undefined} />);
  expect(await screen.findByText('Mine: Moong')).toBeTruthy();
  expect(screen.getByText('There: Kangni')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Sown on' })).toBeTruthy();
  expect(screen.queryByText(/f2/)).toBeNull();
});

it('names the crop that was deleted here and changed elsewhere', async () => {
  renderApp(<ConflictDialog record={refused('remove', null)} onClose={() => undefined} />);
  expect(await screen.findByText(/^Kangni/)).toBeTruthy();
});

it.each([
  ['loss', 'happened_at', ['2026-11-20T04:30:00Z', '2026-11-21T04:30:00Z'], 'When it happened'],
  ['loss', 'estimate_percent', [40, 60], 'Share lost, in per cent'],
  ['animal', 'born_on', ['2024-05-01', '2024-06-01'], 'Born on'],
  ['credit', 'rate_percent_month', [2, 3], 'Interest a month on ₹100'],
  ['planting', 'area_acres', [1, 2], 'Acres'],
  ['planting', 'note', ['late', 'early'], 'Note'],
])('names the field of a %s that is called %s', async (what, name, [mine, theirs], label) => {
  const before = { id: 'r1', [name]: null };
  const record = refusedOf(what, before, { [name]: mine }, { ...before, [name]: theirs });
  renderApp(<ConflictDialog record={record} onClose={() => undefined} />);
  expect(await screen.findByRole('group', { name: label })).toBeTruthy();
});

it('sends a change of which no field has a name, instead of throwing it away', async () => {
  const before = { id: 'a1', name: 'Gauri', quiet: [] };
  const current = { ...before, quiet: ['heat'] };
  const record = refusedOf('animal', before, { quiet: ['deworming'] }, current);
  const closed = vi.fn();
  const { user } = renderApp(<ConflictDialog record={record} onClose={closed} />);
  await user.click(await screen.findByRole('button', { name: 'Save what I chose' }));
  expect(closed).toHaveBeenCalled();
  expect(sendChosen).toHaveBeenCalledWith(record.id, ['quiet', 'quiet']);
  expect(discardWrite).not.toHaveBeenCalled();
});

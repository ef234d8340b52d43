import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentSnapshot, startOutbox } from '../../lib/outbox/outbox.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { EntryForm } from './entry-form.tsx';

afterEach(() => vi.restoreAllMocks());

it('says without a network what the server would refuse, instead of keeping it to be refused later', async () => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = fakeServer({});
  const stop = startOutbox({ onSent: () => undefined, onKept: () => undefined });
  const onDone = vi.fn();
  const { user } = renderApp(<EntryForm planting={{ id: 'p1' }} kind="weeding" onDone={onDone} />);
  const day = await screen.findByLabelText('Day');
  fireEvent.change(day, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect([onDone.mock.calls.length, currentSnapshot().records.length]).toEqual([0, 0]);
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(currentSnapshot().records).toMatchObject([{ what: 'plantingEvent', state: 'waiting' }]);
  stop();
  server.restore();
});

it('leaves an entry that is corrected in the unit in which it was told', async () => {
  signIn();
  const told = {
    ...{ id: 'e', planting: 'p1', date: '2026-11-20', amount: 57, unit: 'kg' },
    kind: 'harvest' as const,
    ...{ note: '', product: null, waiting_days: null, updated_at: '2026-11-20T06:00:00.000Z' },
  };
  const server = fakeServer({
    'PUT /api/user/plantings/p1/events/e/': { status: 200, body: told },
  });
  const onDone = vi.fn();
  const { user } = renderApp(
    <EntryForm planting={{ id: 'p1' }} kind="harvest" row={told} onDone={onDone} />,
  );
  const amount = await screen.findByLabelText('How much');
  await user.clear(amount);
  await user.type(amount, '58');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.calls.at(-1)?.body).toMatchObject({ kind: 'harvest', amount: 58, unit: 'kg' });
  server.restore();
});

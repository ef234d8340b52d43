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

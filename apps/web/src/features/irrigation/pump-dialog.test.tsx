import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { PumpDialog } from './pump-dialog.tsx';

const PUMP = {
  discharge_lps: null,
  power_hp: 5,
  lift_m: 20,
  power_from: null,
  power_to: null,
};

const SINCE = '2026-11-20T06:00:00.000Z';

beforeEach(() => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => vi.unstubAllGlobals());

const power = async () => (await screen.findByLabelText('Horsepower (HP)')) as HTMLInputElement;

it('shows the pump that waits when it is opened again, and can throw it away and put it in again', async () => {
  fakeServer({
    'GET /api/user/irrigation/pump/': { status: 200, body: { pump: PUMP, updated_at: SINCE } },
  });
  const onSaved = vi.fn();
  const open = () => renderApp(<PumpDialog onClose={() => undefined} onSaved={onSaved} />);
  const first = open();
  expect((await power()).value).toBe('5');
  await first.user.clear(await power());
  await first.user.type(await power(), '7');
  await first.user.click(screen.getByRole('button', { name: 'Save pump' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  first.unmount();

  const { user } = open();
  await screen.findByText('Waiting to be sent');
  expect((await power()).value).toBe('7');
  await user.click(await screen.findByRole('button', { name: 'Throw away' }));
  await screen.findByText('It was thrown away and will not be sent.');
  expect((await power()).value).toBe('5');
  expect(currentSnapshot().records).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Waiting to be sent');
  expect((await power()).value).toBe('7');
  expect(currentSnapshot().records).toHaveLength(1);
});

import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver } from '../lib/outbox/outbox.ts';
import { aWrite } from '../lib/outbox/test/a-write.ts';
import { write } from '../lib/outbox/write.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import OutboxPage from './outbox.page.tsx';

const REFUSED = {
  status: 400,
  body: {
    errors: { name: ['Name is required'] },
    problems: [{ field: 'name', code: 'farm_name_required', params: {} }],
  },
};
const FIELD = {
  ...{ id: 'w1', name: 'River', area: 2, area_unit: 'acre', area_state: null, area_acres: 2 },
  ...{ soil: null, irrigation: null, location: null, boundary: null, boundary_accuracy_m: null },
  ...{ boundary_acres: null, boundary_error_acres: null, updated_at: '2026-11-20T06:00:00.000Z' },
};

beforeEach(() => signIn());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens a refused field in its form with what was typed and why, and sends it as it is changed', async () => {
  let answer: typeof REFUSED | { status: number; body: object } = REFUSED;
  const { calls } = fakeServer({ 'POST /api/user/fields/': () => answer });
  const { user } = renderApp(<OutboxPage />);
  const row = { ...FIELD, name: '', updated_at: '' };
  await write(
    aWrite({
      what: 'field',
      row,
      request: {
        ...{ method: 'POST', url: '/api/user/fields/', auth: 'required' },
        body: { json: { id: 'w1', name: '', area: 2, area_unit: 'acre' } },
      },
    }),
    undefined,
    true,
  );
  await takeOver();
  await user.click(await screen.findByRole('button', { name: 'Look and change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fields' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  expect((dialog.getByLabelText('Area') as HTMLInputElement).value).toBe('2');
  await user.type(dialog.getByLabelText('Name of the field'), 'River');
  answer = { status: 201, body: FIELD };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    ...{ id: 'w1', name: 'River', area: 2 },
  });
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { CreditsCard } from './credits-card.tsx';

const CREDITS = '/api/user/credits/';
const CREDIT = {
  ...{ id: 'c', shop: 'Krishi Kendra', taken_on: '2026-06-10', amount: 4000, owed: 4000 },
  ...{ payments: [], updated_at: '2026-06-10T00:00:00.000Z' },
};

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

it('sends a payment only when the server would take it', async () => {
  const change = `PUT ${CREDITS}c/`;
  const { calls } = fakeServer({
    [`GET ${CREDITS}`]: answerTo(`GET ${CREDITS}`, [CREDIT]),
    [change]: answerTo(change, CREDIT),
  });
  const { user } = renderApp(<CreditsCard />);
  await user.click(await screen.findByRole('button', { name: 'Write down a payment' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const paid = await screen.findByLabelText('Paid, in rupees');
  await vi.waitFor(() => expect(paid.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.type(paid, '500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      payments: [{ amount: 500 }],
    }),
  );
});

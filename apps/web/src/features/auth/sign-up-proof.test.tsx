import { readProof } from '@ankur/contracts/auth/proof';
import { failure } from '@ankur/contracts/problems';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { work } from '../../lib/proof/work.ts';
import type { WorkAnswer } from '../../lib/proof/work-thread.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { AuthPanel } from './auth-panel.tsx';

const TASK = { challenge: '1.abc.random.mac', parts: 4, bits: 6 };
const CROWDED = {
  status: 429,
  body: {
    ...refusalOf({ non_field_errors: [failure('sign_ups_crowded', { retry_after: 60 })] }),
    proof_of_work: TASK,
  },
};
const MADE = { status: 201, body: { msg: 'ok', token: { access: 'a', refresh: 'r' } } };

/** A fake worker that stops at half until `finish` is called. */
let finish = () => {};
class FakeWorker {
  onmessage: (event: { data: WorkAnswer }) => void = () => {};
  postMessage(task: typeof TASK) {
    const proof = work(task, () => {});
    this.onmessage({ data: { share: 0.5 } });
    finish = () => this.onmessage({ data: { proof } });
  }
  terminate() {}
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  server.restore();
});

async function fill(register: Parameters<typeof fakeServer>[0][string]) {
  server = fakeServer({
    'POST /api/user/register/': register,
    'POST /api/user/logout/': { status: 204 },
  });
  const { user } = renderApp(
    <AuthPanel
      start="signUp"
      terms={<p>Terms</p>}
      notice={<p>Notice</p>}
      ageChoice={() => null}
      onSignedIn={() => {}}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@ankur.test');
  await user.type(screen.getByLabelText('Password'), 'Sprout!2026');
  await user.type(screen.getByLabelText('Confirm Password'), 'Sprout!2026');
  await user.click(screen.getByRole('checkbox'));
  const [submit] = screen.getAllByRole('button', { name: 'Sign Up' });
  await user.click(submit as HTMLElement);
}
const sent = () =>
  server.calls
    .filter(({ path }) => path === '/api/user/register/')
    .map(({ body }) => body as { proof?: string; device?: string });

it('solves the proof of work that a busy server requires, shows progress and signs up', async () => {
  let asked = 0;
  await fill(() => (asked++ === 0 ? CROWDED : MADE));
  const bar = await screen.findByRole('progressbar', { name: 'Calculation' });
  expect((bar as HTMLProgressElement).value).toBe(0.5);
  finish();
  expect(await screen.findByText('Your account is ready. Please sign in.')).toBeDefined();
  const [first, second] = sent();
  expect(first?.proof).toBeUndefined();
  expect(readProof(second?.proof ?? '')).toMatchObject({ challenge: TASK.challenge });
  expect(second?.device).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.device).toBe(first?.device);
});

it('gives up after three, showing the server’s failure', async () => {
  await fill(CROWDED);
  for (let round = 1; round <= 3; round++) {
    await waitFor(() => expect(sent()).toHaveLength(round));
    await screen.findByRole('progressbar');
    finish();
  }
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Many accounts are being made/);
  expect(sent()).toHaveLength(4);
});

it('mentions the mail where the address must be confirmed', async () => {
  await fill({ ...MADE, body: { ...MADE.body, confirm_email: true } });
  expect(await screen.findByText(/We have sent you an e-mail/)).toBeDefined();
});

import { consoleFailure } from '@ankur/contracts/console/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
import { refusalOf } from '../test/refusal.ts';
import { renderApp } from '../test/render.tsx';
import ConsolePage from './console.page.tsx';
import TakenDownPage from './taken-down.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const AT = '2026-11-20T06:00:00.000Z';
const CASE = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  kind: 'post',
  item: { id: '0198a1b2-0000-7000-8000-000000000001', kind: 'post', text: 'Spray diesel' },
  text: 'Spray diesel',
  picture: null,
  video: null,
  author: { id: 'a', name: 'Ravi Kumar', since: AT, suspended: false, removals: 1 },
  shared_at: AT,
  advice_warning: null,
  takedown: null,
  reasons: [{ reason: 'wrong-advice', reports: 3 }],
  reporters: 3,
  independent: 2,
  since: AT,
  clocks: [{ clock: 'grievance', due_at: '2020-01-01T06:00:00.000Z' }],
};
const ACCOUNT = {
  ...CASE.author,
  email: 'ravi@example.in',
  roles: [],
  posts: 2,
  reels: 0,
  comments: 1,
  log: [],
};
const member = (...roles: string[]) => ({
  'GET /api/console/me/': {
    status: 200,
    body: { name: 'Asha', email: 'asha@example.in', roles },
  },
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());
const tabs = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
const press = (name: string) => screen.getByRole('button', { name });

describe('the console', () => {
  it('is a not-found page for a farmer', async () => {
    server = fakeServer({ 'GET /api/console/me/': { status: 404, body: {} } });
    renderApp(<ConsolePage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  });

  it('shows experts only their questions', async () => {
    server = fakeServer({
      ...member('expert'),
      'GET /api/user/expert-desk/': { status: 200, body: { expert: true, requests: [] } },
      'GET /api/user/assistant-questions/?status=waiting': { status: 200, body: [] },
    });
    renderApp(<ConsolePage />);
    expect(await tabs()).toContain('Questions');
    expect(screen.queryByRole('tab', { name: 'Reports' })).toBeNull();
  });

  it('removes a reported item with ground and reason', async () => {
    let rows = [CASE];
    server = fakeServer({
      ...member('moderator'),
      'GET /api/console/cases/': () => ({ status: 200, body: rows }),
      [`POST /api/console/cases/${CASE.id}/decide/`]: () => {
        rows = [];
        return { status: 200, body: { ...CASE, reports: [], log: [] } };
      },
    });
    const { user } = renderApp(<ConsolePage />);
    expect(await screen.findByText('Spray diesel')).toBeDefined();
    expect(screen.getByText(/^Overdue · /)).toBeDefined();
    await user.click(press('Remove'));
    const dialog = screen.getByRole('dialog', { name: 'Remove' });
    expect(within(dialog).getByLabelText('Ground')).toHaveProperty('value', 'wrong-advice');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('Say why')).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: /^Why/ }), 'Burns the leaves');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nothing waits for a decision.')).toBeDefined();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      deed: 'remove',
      ground: 'wrong-advice',
      remember_picture: false,
      why: 'Burns the leaves',
    });
  });

  it('reports a concurrent decision, and keeps its input', async () => {
    server = fakeServer({
      ...member('moderator'),
      'GET /api/console/cases/': { status: 200, body: [CASE] },
      [`POST /api/console/cases/${CASE.id}/decide/`]: {
        status: 409,
        body: refusalOf({ non_field_errors: [consoleFailure('case_changed')] }),
      },
    });
    const { user } = renderApp(<ConsolePage />);
    await user.click(await screen.findByRole('button', { name: 'Dismiss the reports' }));
    const why = screen.getByRole('textbox', { name: /^Why/ });
    await user.type(why, 'Good advice');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss the reports' }));
    expect(
      await screen.findByText('Somebody else has decided this in the meantime.'),
    ).toBeDefined();
    expect(why).toHaveProperty('value', 'Good advice');
  });

  it('shows an account and suspends it', async () => {
    server = fakeServer({
      ...member('operator'),
      'GET /api/console/cases/': { status: 200, body: [CASE] },
      'GET /api/console/accounts/a/': { status: 200, body: ACCOUNT },
      'POST /api/console/accounts/a/suspend/': {
        status: 200,
        body: { ...ACCOUNT, suspended: true },
      },
    });
    const { user } = renderApp(<ConsolePage />);
    await user.click(await screen.findByRole('button', { name: 'By Ravi Kumar' }));
    await user.click(await screen.findByRole('button', { name: 'Suspend the account' }));
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'Spam');
    const dialog = screen.getByRole('dialog', { name: 'Suspend the account' });
    await user.click(within(dialog).getByRole('button', { name: 'Suspend the account' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ why: 'Spam' }),
    );
  });
});

describe('takedowns', () => {
  const TAKEDOWN = {
    id: 't1',
    kind: 'post',
    text: 'Spray diesel',
    state: 'removed',
    ground: 'wrong-advice',
    why: 'Burns the leaves',
    made_at: AT,
    lifted_at: null,
    appeal: null,
    appealed_at: null,
    answer: null,
    answered_at: null,
    may_appeal: true,
  };

  it('shows the author the reason, and accepts one appeal', async () => {
    let row: object = TAKEDOWN;
    server = fakeServer({
      'GET /api/user/takedowns/': () => ({ status: 200, body: [row] }),
      'POST /api/user/takedowns/t1/appeal/': () => {
        row = { ...TAKEDOWN, appeal: 'My own recipe', appealed_at: AT, may_appeal: false };
        return { status: 200, body: row };
      },
    });
    const { user } = renderApp(<TakenDownPage />);
    expect(await screen.findByText('Reason: Wrong or dangerous advice')).toBeDefined();
    expect(screen.getByText('Burns the leaves')).toBeDefined();
    await user.click(press('I object'));
    await user.click(press('Send the objection'));
    expect(await screen.findByText('Say why it should come back')).toBeDefined();
    await user.type(screen.getByRole('textbox'), 'My own recipe');
    await user.click(press('Send the objection'));
    expect(await screen.findByText('The answer is still to come.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I object' })).toBeNull();
  });
});

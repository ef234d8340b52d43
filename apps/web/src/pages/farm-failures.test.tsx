import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { showFarm } from '../test/farm-page.tsx';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import FarmPage from './farm.page.tsx';

afterEach(() => vi.unstubAllGlobals());

const FAILED = 'This could not be loaded. Check your connection and try again.';
const LISTS = ['fields', 'plantings', 'animals', 'losses', 'season', 'season/facts', 'credits'];
/** With how many lists of their own. */
const TABS = [
  ['Crops and fields', 2],
  ['Animals', 1],
  ["Season's account", 2],
  ['Loss of crop', 1],
] as const;

const FAILURES = [
  ['no network as offline', 'offline', 'status'],
  ['a fault of the server as an error', { status: 500, body: {} }, 'alert'],
] as const;

const all = (answer: (typeof FAILURES)[number][1]) =>
  Object.fromEntries(LISTS.map((list) => [`GET /api/user/${list}/`, answer]));
const rolesIn = (box: HTMLElement) =>
  within(box)
    .getAllByText(FAILED)
    .map((text) => text.closest('[role]')?.getAttribute('role'));

describe.each(FAILURES)('the farm page shows %s', (_what, answer, role) => {
  it('in each of its lists', async () => {
    showFarm(all(answer));
    for (const [name, lists] of TABS) {
      await userEvent.click(await screen.findByRole('tab', { name }));
      await waitFor(() =>
        expect(rolesIn(screen.getByRole('tabpanel'))).toEqual(Array(lists).fill(role)),
      );
    }
  });

  it('in the statement', async () => {
    signIn();
    fakeServer({
      ...all(answer),
      'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    });
    renderApp(<FarmPage />, { at: '/application/farm?view=statement' });
    await waitFor(() => expect(rolesIn(document.body)).toEqual([role]));
  });
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { SuggestionsPanel } from './suggestions-panel.tsx';

const READ = 'GET /api/console/suggestions/';
const AT = '2026-11-20T06:00:00.000Z';
const one = (id: string, status: string) => ({
  ...{ id, language: 'hi', present: 'x', better: `better ${id}`, status, created_at: AT },
});

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

it('shows no suggestions of another state, and downloads accepted ones only whole', async () => {
  const more = '</api/console/suggestions/?cursor=c>; rel="next"';
  fakeServer({
    [READ]: ({ path }) => {
      if (path.includes('refused')) return { status: 500, body: {} };
      if (path.includes('cursor')) return answerTo(READ, [one('3', 'accepted')]);
      if (!path.includes('accepted')) return answerTo(READ, [one('1', 'open')]);
      return { ...answerTo(READ, [one('2', 'accepted')]), link: more };
    },
  });
  const { user } = renderApp(<SuggestionsPanel />);
  await screen.findByText(/better 1/);
  await user.click(screen.getByRole('radio', { name: 'Refused' }));
  await screen.findByText('This could not be fetched.');
  expect(screen.queryByText(/better 1/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Accepted' }));
  await screen.findByText(/better 2/);
  const download = 'Download these for the next version';
  expect(screen.queryByRole('button', { name: download })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /more/i }));
  await screen.findByRole('button', { name: download });
  expect(screen.getByText(/better 3/)).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../app/toasts.tsx';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { ExpertsPanel } from './experts-panel.tsx';

const READ = 'GET /api/console/experts/';
const AT = '2026-11-20T06:00:00.000Z';
const INVITED = { id: 'i', email: 'kavita@example.in', expires_at: AT };

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

it('says when an invitation could not be taken back', async () => {
  fakeServer({ [READ]: answerTo(READ, { invitations: [INVITED] }) });
  const { user } = renderApp(
    <>
      <ExpertsPanel />
      <Toasts />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: /^Take back: / }));
  expect(await screen.findByText('That could not be done.')).toBeTruthy();
});

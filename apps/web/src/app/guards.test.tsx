import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Route, Routes } from '../lib/router/router.tsx';
import { clearSession, keepTokens } from '../lib/session/tokens.ts';
import { renderApp } from '../test/render.tsx';
import { RequireSession, SignedOutOnly } from './guards.tsx';

/** A page whose chunk is still loading. */
const Travelling = lazy(() => new Promise<never>(() => undefined));
const ACCESS = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;

afterEach(() => clearSession());

it('shows a spinner between sign-in and home', async () => {
  const { container } = renderApp(
    <Routes>
      <Route element={<SignedOutOnly />}>
        <Route path="/auth" element={<p>the form</p>} />
      </Route>
      <Route path="/application/land" element={<Travelling />} />
    </Routes>,
    { at: '/auth' },
  );
  await screen.findByText('the form');
  await act(async () => keepTokens({ access: ACCESS, refresh: 'r' }));
  expect(screen.queryByText('the form')).toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it('shows a spinner on redirect to sign-in', async () => {
  const { container } = renderApp(
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/application/land" element={<p>home</p>} />
      </Route>
      <Route path="/auth" element={<Travelling />} />
    </Routes>,
    { at: '/application/land' },
  );
  await act(async () => undefined);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

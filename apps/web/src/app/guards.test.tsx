import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Route, Routes } from '../lib/router/router.tsx';
import { returnPath } from '../lib/session/return-path.ts';
import { clearSession, keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
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

it('remembers the page that a visitor asked for, and home for whoever has signed out', async () => {
  const routes = (
    <Routes>
      <Route element={<SignedOutOnly />}>
        <Route path="/auth" element={<p>the form</p>} />
      </Route>
      <Route element={<RequireSession />}>
        <Route path="/application/market" element={<p>never</p>} />
      </Route>
    </Routes>
  );
  const { unmount } = renderApp(routes, { at: '/application/market?from=mail#alerts' });
  await screen.findByText('the form');
  expect(returnPath()).toBe('/application/market?from=mail#alerts');
  unmount();
  keepTokens({ access: ACCESS, refresh: 'r' });
  const server = fakeServer({});
  renderApp(routes, { at: '/application/market' });
  await screen.findByRole('banner', {}, { timeout: 20_000 });
  await act(async () => clearSession());
  await screen.findByText('the form');
  expect(returnPath()).toBe('/application/land');
  server.restore();
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '../lib/http/base-api.ts';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { forgetPlace, keepPlace, placeState } from '../lib/place/place-store.ts';
import { useLocation } from '../lib/router/router.tsx';
import { clearSession, keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { Router } from './router.tsx';
import { store } from './store.ts';

const ACCESS = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const signIn = (): void => keepTokens({ access: ACCESS, refresh: 'r' });

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="address">{pathname}</output>;
}

function open(at: string) {
  return renderApp(
    <>
      <Router />
      <Address />
    </>,
    { at },
  );
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  server = fakeServer({
    'GET /api/user/name/': { status: 200, body: { name: 'Asha Patil' } },
    'POST /api/user/logout/': { status: 204 },
  });
});
afterEach(async () => {
  cleanup();
  store.dispatch(baseApi.util.resetApiState());
  server.restore();
  vi.unstubAllGlobals();
  forgetPlace();
  await setLanguage('en');
});

describe('router', () => {
  it('shows eight services in their order on the landing page', async () => {
    open('/');
    const region = await screen.findByRole('region', { name: 'What would you like to do today?' });
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/application/weather',
      '/application/news',
      '/application/greenscan',
      '/application/agriloop',
      '/application/community',
      '/application/experts',
      '/application/market',
      '/application/guidance',
    ]);
    expect(screen.getByRole('link', { name: 'Login/Register' }).getAttribute('href')).toBe('/auth');
    expect(screen.getByText('Pune')).toBeTruthy();
  });

  it('greets a signed-in farmer on the landing page', async () => {
    signIn();
    localStorage.setItem('farmerName', 'Asha');
    open('/');
    const link = await screen.findByRole('link', { name: 'Hii , Asha' });
    expect(link.getAttribute('href')).toBe('/application/profile-view/');
  });

  it.each(['/application/market', '/application/my-requests', '/application/experts'])(
    'redirects a signed-out visitor of %s to sign-in',
    async (path) => {
      open(path);
      await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/auth'));
    },
  );

  it('redirects a signed-in farmer from sign-in to home', async () => {
    signIn();
    open('/auth/anything');
    await waitFor(() =>
      expect(screen.getByLabelText('address').textContent).toBe('/application/land'),
    );
  });

  it('has a page for unknown paths', async () => {
    open('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it('focuses the heading of the next page', async () => {
    const { user } = open('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' });
    await user.click(screen.getByRole('link', { name: 'Change language' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose your language'));
  });

  it('shows the terms in seven sections', async () => {
    open('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      '1. Acceptance of the terms',
      '2. User responsibilities',
      '3. Privacy',
      '4. Intellectual property',
      '5. Limitation of liability',
      '6. Modifications',
      '7. Governing law',
    ]);
    expect(screen.getByText('Last updated 08 March 2025')).toBeTruthy();
  });

  it('changes the language of all texts and stores the choice', async () => {
    const { user } = open('/change-language');
    await user.click(await screen.findByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'अपनी भाषा चुनें' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('hi');
    expect(localStorage.getItem('language')).toBe('hi');
  });
});

describe('shell', () => {
  it('collapses the sidebar and keeps accessible names of its links', async () => {
    signIn();
    const { user } = open('/application/my-requests');
    const sidebar = await screen.findByRole('navigation', { name: 'Farm services' });
    expect(sidebar.className).toContain('w-[202px]');
    await user.click(within(sidebar).getByRole('button', { name: 'Collapse sidebar' }));
    expect(sidebar.className).toContain('w-[40px]');
    expect(within(sidebar).getByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
    expect(within(sidebar).getAllByRole('link')).toHaveLength(12);
    expect(within(sidebar).getByRole('link', { name: 'Crop Prediction' })).toBeTruthy();
  });

  it('shows placeholders for unknown data, and greets by name', async () => {
    signIn();
    open('/application/my-requests');
    expect(await screen.findByText('Fetching Location')).toBeTruthy();
    expect(screen.getByText('Fetching')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Hello, Asha Patil' })).toBeTruthy();
    expect(localStorage.getItem('farmerName')).toBe('Asha Patil');
  });

  it('asks before signing out, then clears all personal data and shows sign-in', async () => {
    signIn();
    const { user } = open('/application/my-requests');
    await user.click(await screen.findByRole('button', { name: 'Hello, Asha Patil' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Logout' });
    expect(within(dialog).getByText('Are you sure you want to log out?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(localStorage.getItem('access_token')).toBe(ACCESS);
    await user.click(screen.getByRole('button', { name: 'Hello, Asha Patil' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/auth'));
    expect(Object.keys(localStorage)).not.toContain('access_token');
  });

  it('signs out from a public article too', async () => {
    signIn();
    const { user } = open('/application/7');
    await user.click(await screen.findByRole('button', { name: 'Hello, Asha Patil' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/auth'));
  });

  it('clears personal data when the session expires', async () => {
    const remove = vi.fn(async (_name: string) => true);
    const keys = async () => ['personal-answers', 'assets'];
    vi.stubGlobal('caches', { keys, delete: remove });
    signIn();
    keepPlace({ lat: 29.7, lon: 77, city: 'Karnal', source: 'device' });
    open('/application/my-requests');
    expect(await screen.findByRole('button', { name: 'Karnal' })).toBeTruthy();
    act(clearSession);
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/auth'));
    expect(placeState()).toEqual({ status: 'unknown' });
    await waitFor(() => expect(remove.mock.calls).toEqual([['personal-answers']]));
  });
});

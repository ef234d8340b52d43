import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { browserHistory } from './history.ts';
import { Link, NavLink } from './link.tsx';
import {
  HistoryRouter,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

function Here() {
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  return (
    <output>
      {type} {pathname + search + hash} {JSON.stringify(state)}
    </output>
  );
}
const here = () => screen.getByRole('status').textContent;

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back
    </button>
  );
}

it('renders the page of a path inside its layout, with parameters', () => {
  function Page() {
    return <p>page {useParams().id}</p>;
  }
  render(
    <MemoryRouter at="/farm/7?x=1#top">
      <Routes>
        <Route
          element={
            <div>
              frame <Outlet />
            </div>
          }
        >
          <Route path="farm/:id" element={<Page />} />
        </Route>
      </Routes>
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByText('page 7').parentElement?.textContent).toBe('frame page 7');
  expect(here()).toBe('POP /farm/7?x=1#top null');
});

it('follows links with state, replaces the current entry, and goes back', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter at="/">
      <Link to="/a?q=1" state={{ n: 1 }}>
        to a
      </Link>
      <Back />
      <Here />
    </MemoryRouter>,
  );
  await user.click(screen.getByText('to a'));
  expect(here()).toBe('PUSH /a?q=1 {"n":1}');
  await user.click(screen.getByText('to a'));
  expect(here()).toBe('REPLACE /a?q=1 {"n":1}');
  await user.click(screen.getByText('back'));
  expect(here()).toBe('POP / null');
});

it('leaves clicks for another tab, and external URLs, to the browser', () => {
  render(
    <MemoryRouter at="/">
      <Link to="/a">inside</Link>
      <Link to="/a" target="_blank">
        new tab
      </Link>
      <Link to="https://example.org/x">outside</Link>
      <Here />
    </MemoryRouter>,
  );
  expect(fireEvent.click(screen.getByText('inside'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByText('inside'), { button: 1 })).toBe(true);
  expect(fireEvent.click(screen.getByText('new tab'))).toBe(true);
  expect(fireEvent.click(screen.getByText('outside'))).toBe(true);
  expect(screen.getByText('outside').getAttribute('href')).toBe('https://example.org/x');
  expect(here()).toBe('POP / null');
  expect(fireEvent.click(screen.getByText('inside'))).toBe(false);
  expect(here()).toBe('PUSH /a null');
});

it('marks links to the current path and its parents', () => {
  render(
    <MemoryRouter at="/application/crops/onion">
      {['/application/crops', '/application/crop', '/application/crops/onion/'].map((to) => (
        <NavLink key={to} to={to} className={({ isActive }) => (isActive ? 'on' : 'off')}>
          {to}
        </NavLink>
      ))}
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.className, link.getAttribute('aria-current')])).toEqual([
    ['on', 'page'],
    ['off', null],
    ['on', 'page'],
  ]);
});

it('redirects without a history entry', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter at="/">
      <Link to="/from">go</Link>
      <Routes>
        <Route path="/from" element={<Navigate to="/to" replace />} />
        <Route path="/to" element={<p>arrived</p>} />
      </Routes>
      <Back />
      <Here />
    </MemoryRouter>,
  );
  await user.click(screen.getByText('go'));
  await screen.findByText('arrived');
  await user.click(screen.getByText('back'));
  expect(here()).toBe('POP / null');
});

it('changes the query', async () => {
  function Search() {
    const [params, setParams] = useSearchParams();
    return (
      <button type="button" onClick={() => setParams({ q: 'a&b' }, { replace: true })}>
        {params.get('q')}
      </button>
    );
  }
  const user = userEvent.setup();
  render(
    <MemoryRouter at="/list?q=old#x">
      <Search />
      <Here />
    </MemoryRouter>,
  );
  await user.click(screen.getByText('old'));
  expect(screen.getByRole('button').textContent).toBe('a&b');
  expect(here()).toBe('REPLACE /list?q=a%26b null');
});

it('keeps the current page until the next one can be rendered', async () => {
  let arrive = (_page: { default: () => React.JSX.Element }) => {};
  const Later = lazy(
    () =>
      new Promise<{ default: () => React.JSX.Element }>((resolve) => {
        arrive = resolve;
      }),
  );
  const user = userEvent.setup();
  render(
    <MemoryRouter at="/">
      <Link to="/later">go</Link>
      <Suspense fallback={<p>waiting</p>}>
        <Routes>
          <Route path="/" element={<p>first</p>} />
          <Route path="/later" element={<Later />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await user.click(screen.getByText('go'));
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('first')).toBeTruthy();
  await act(async () => arrive({ default: () => <p>second</p> }));
  expect(await screen.findByText('second')).toBeTruthy();
});

it('uses the browser’s history, whose state survives a reload', async () => {
  window.history.replaceState(null, '', '/start');
  const push = vi.spyOn(window.history, 'pushState');
  const user = userEvent.setup();
  const view = render(
    <HistoryRouter history={browserHistory()}>
      <Link to="/next" state="given">
        go
      </Link>
      <Here />
    </HistoryRouter>,
  );
  await user.click(screen.getByText('go'));
  expect(push).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/next');
  view.unmount();
  render(
    <HistoryRouter history={browserHistory()}>
      <Here />
    </HistoryRouter>,
  );
  expect(here()).toBe('POP /next "given"');
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });
  expect(here()).toBe('POP /start null');
});

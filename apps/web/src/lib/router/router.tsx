import {
  Children,
  createContext,
  Fragment,
  isValidElement,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type History, type Location, memoryHistory, type NavigationType } from './history.ts';
import { branchesOf, matchPath, type Params, type RouteNode } from './match.ts';

interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  state?: unknown;
}

/** Navigates to a URL, or by a number of history steps. */
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void;

interface Present {
  history: History;
  location: Location;
  type: NavigationType;
}

const PresentContext = createContext<Present | null>(null);
const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

/** Renders the current location in a transition: the previous page stays until the next one can be rendered. */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(history.place));
    // A child effect may have navigated already.
    follow();
    return history.subscribe(follow);
  }, [history]);
  const present = useMemo(() => ({ history, ...place }), [history, place]);
  return <PresentContext value={present}>{children}</PresentContext>;
}

/** A router with an in-memory history. */
export function MemoryRouter({ at, children }: { at: string; children: ReactNode }) {
  const [history] = useState(() => memoryHistory(at));
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

function usePresent(): Present {
  const present = useContext(PresentContext);
  if (!present) throw new Error('no router around this component');
  return present;
}

export function useLocation(): Location {
  return usePresent().location;
}

export function useNavigationType(): NavigationType {
  return usePresent().type;
}

/** The decoded path parameters; `*` is the rest. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

/** Resolves a link's URL against the current location. */
export const resolved = (to: string, { pathname, search }: Location): URL =>
  new URL(to, `http://localhost${pathname}${search}`);

export function useNavigate(): NavigateFunction {
  const { history } = usePresent();
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') history.step(to);
      else history.go(resolved(to, history.place.location), state, replace);
    },
    [history],
  );
}

type SetSearch = (search: Readonly<Record<string, string>>, options?: NavigateOptions) => void;

/** The query parameters and their setter. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setSearch = useCallback<SetSearch>(
    (next, options) => navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [params, setSearch];
}

/** Redirects when rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

/** The child route of a layout. */
export function Outlet() {
  return useContext(OutletContext);
}

interface RouteProps {
  path?: string;
  index?: boolean;
  element?: ReactNode;
  children?: ReactNode;
}

/** Declares a route; never rendered itself. */
export function Route(_props: RouteProps): null {
  return null;
}

function nodesOf(children: ReactNode): RouteNode[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    if (child.type === Fragment) return nodesOf(child.props.children);
    return [{ ...child.props, children: nodesOf(child.props.children) }];
  });
}

/** Renders the matching route inside its layouts; nothing without a match. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const branches = useMemo(() => branchesOf(nodesOf(children)), [children]);
  const match = useMemo(() => matchPath(branches, pathname), [branches, pathname]);
  if (!match) return null;
  let shown: ReactNode = null;
  for (const element of match.elements.toReversed())
    shown = <OutletContext value={shown}>{element}</OutletContext>;
  return <ParamsContext value={match.params}>{shown}</ParamsContext>;
}

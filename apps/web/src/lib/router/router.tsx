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
  /** Takes the place of the present address, which Back then passes over. */
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address, or so many steps through the history. */
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void;

interface Present {
  history: History;
  location: Location;
  type: NavigationType;
}

const PresentContext = createContext<Present | null>(null);
const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

/** Shows the present address of a history; what is on the screen stays until the next page can be shown. */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(history.place));
    // An effect below may have gone on already.
    follow();
    return history.subscribe(follow);
  }, [history]);
  const present = useMemo(() => ({ history, ...place }), [history, place]);
  return <PresentContext value={present}>{children}</PresentContext>;
}

/** A router whose addresses are its own, beginning at one. */
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

/** The named parts of the address, decoded; `*` is the rest of it. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

/** An address as a link has it, seen from where the app is. */
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

/** What stands after the question mark, and how to change it. */
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

/** Goes on to another address as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

/** What stands inside a frame. */
export function Outlet() {
  return useContext(OutletContext);
}

interface RouteProps {
  path?: string;
  index?: boolean;
  element?: ReactNode;
  children?: ReactNode;
}

/** One line of `Routes`; never rendered itself. */
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

/** Shows the route of the present address inside its frames; nothing when there is none. */
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

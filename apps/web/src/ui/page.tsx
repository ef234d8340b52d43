import { type ReactNode, useEffect } from 'react';
import { pageIsShown } from '../lib/page-shown.ts';
import { rendered } from '../lib/rendered.ts';
import { useLocation } from '../lib/router/router.tsx';

const PRODUCT = 'Ankur';

let shownPath: string | null = null;

/**
 * Begins a new screen at its heading, for who hears it or goes by keys: what was pressed is gone or behind. The first
 * screen begins where the browser begins, and what is open keeps the focus.
 */
function arriveAt(path: string): void {
  const before = shownPath;
  shownPath = path;
  if (before === null || before === path) return;
  if (document.activeElement?.closest('main *, dialog, [role=dialog]')) return;
  // A menu opened while the screen was on its way would close.
  if (document.querySelector('header [aria-expanded=true]')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names the browser's tab after the screen, which begins at its heading. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  const shown = `${title} · ${PRODUCT}`;
  if (import.meta.env.SSR) rendered.title = shown;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
  useEffect(pageIsShown, []);
  useEffect(() => arriveAt(pathname), [pathname]);
}

interface Props {
  title: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Keeps the h1 for readers who cannot see it but not on the screen. */
  hideTitle?: boolean;
}

/** The frame of one screen inside `main`: its title in the tab, its only h1, its content. */
export function Page({ title, lead, actions, children, hideTitle }: Props) {
  usePageTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5">
      <div className={hideTitle ? 'sr-only' : 'flex flex-wrap items-end justify-between gap-3'}>
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
          {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect } from 'react';
import { pageIsShown } from '../lib/page-shown.ts';
import { rendered } from '../lib/rendered.ts';
import { useLocation } from '../lib/router/router.tsx';

const PRODUCT = 'Ankur';

let shownPath: string | null = null;

/**
 * Focuses the heading of a new screen, for screen readers and keyboards, because the clicked element is gone. The first
 * screen keeps the browser's own focus, and an open dialog keeps its focus.
 */
function arriveAt(path: string): void {
  const before = shownPath;
  shownPath = path;
  if (before === null || before === path) return;
  if (document.activeElement?.closest('main *, dialog, [role=dialog]')) return;
  // A menu that was opened while the screen was loading would close.
  if (document.querySelector('header [aria-expanded=true]')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Sets the document title and focuses the heading of a new screen. */
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
  /** Visually hidden h1, for screen readers only. */
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

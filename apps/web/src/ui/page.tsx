import { type ReactNode, useEffect } from 'react';

const PRODUCT = 'Ankur';

/** Names the browser's tab after the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
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

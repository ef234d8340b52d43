import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';

export type ViewState = 'loading' | 'empty' | 'error' | 'offline';

const ICONS: Readonly<Record<Exclude<ViewState, 'loading'>, IconName>> = {
  empty: 'sprout',
  error: 'warning',
  offline: 'offline',
};

interface Props {
  state: ViewState;
  /** The sentence the farmer reads. */
  children: ReactNode;
  /** What can be done now, usually a button. */
  action?: ReactNode;
}

/** Loading, empty, error or offline state of a view: an icon and a sentence. */
export function StateView({ state, children, action }: Props) {
  return (
    <div
      role={state === 'error' ? 'alert' : 'status'}
      className="flex flex-col items-center gap-3 px-4 py-8 text-center text-muted"
    >
      {state === 'loading' ? (
        <Spinner className="size-8" />
      ) : (
        <Icon name={ICONS[state]} className="size-9" />
      )}
      <div className="max-w-prose">{children}</div>
      {action}
    </div>
  );
}

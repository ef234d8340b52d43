import type { ReactNode } from 'react';
import { failureState } from '../lib/http/failure-state.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import type { IconName } from './icon-paths.ts';
import { StateView } from './state-view.tsx';

interface Retry {
  error: unknown;
  onRetry: () => unknown;
  /** Label of the button, where a feature has its own. */
  retry?: string;
  look?: ButtonLook;
}

interface FailedProps extends Retry {
  icon?: IconName;
  busy?: boolean;
  children: ReactNode;
}

/** An answer that did not come, with a button to try again; without a network it is no error. */
export function Failed({ error, onRetry, retry, children, ...button }: FailedProps) {
  const t = useT('common');
  return (
    <StateView
      state={failureState(error)}
      action={
        <Button {...button} onClick={() => void onRetry()}>
          {retry ?? t('tryAgain')}
        </Button>
      }
    >
      {children}
    </StateView>
  );
}

interface Props extends Retry {
  isError: boolean;
  /** Sentences of the two states. */
  loading: string;
  failed: string;
}

/** In place of an answer that is not there: still loading, or failed. */
export function NotLoaded({ isError, loading, failed, ...rest }: Props) {
  if (!isError) return <StateView state="loading">{loading}</StateView>;
  return <Failed {...rest}>{failed}</Failed>;
}

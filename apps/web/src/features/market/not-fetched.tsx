import type { ReactNode } from 'react';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Failed } from '../../ui/not-loaded.tsx';

interface Props {
  error: unknown;
  onRetry: () => unknown;
  /** What is missing. */
  children: ReactNode;
}

/** Says what did not come and, where no answer came at all, that there is no internet. */
export function NotFetched({ error, onRetry, children }: Props) {
  const t = useT('common');
  return (
    <Failed error={error} onRetry={onRetry}>
      {isUnreachable(error) && <p className="font-semibold">{t('offline.title')}</p>}
      <p>{children}</p>
    </Failed>
  );
}

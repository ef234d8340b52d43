import { useT } from '../../lib/i18n/use-t.ts';
import { Failed } from '../../ui/not-loaded.tsx';

/** Headlines that could not be fetched, which is not the same as none. */
export function NewsFailure({ error, again }: { error: unknown; again: () => unknown }) {
  const t = useT('news');
  return (
    <Failed error={error} onRetry={again}>
      {t('failed')}
    </Failed>
  );
}

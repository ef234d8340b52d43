import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import type { FeedItem } from './feed.api.ts';

/** The label that the advice may be wrong, with the reason, by a named expert or the moderators. */
export function AdviceWarning({ item }: { item: FeedItem }) {
  const t = useT('community');
  if (!item.advice_warning) return null;
  return (
    <Alert tone="warn">
      <span className="block font-semibold">
        {t(item.advice_warning_by ? 'adviceWarning' : 'adviceDoubted')}
      </span>
      <span className="block wrap-anywhere">{item.advice_warning}</span>
      {item.advice_warning_by && (
        <span className="block text-sm">{t('warn.by', { name: item.advice_warning_by })}</span>
      )}
    </Alert>
  );
}

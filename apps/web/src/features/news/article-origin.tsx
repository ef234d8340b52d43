import type { Article } from '@ankur/contracts/news/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';

/** When a headline was written, and by whom. */
export function ArticleOrigin({ of }: { of: Article }) {
  const format = useFormat();
  const day = of.published_at && format.date(of.published_at, { dateStyle: 'medium' });
  return (
    <p className="mt-auto text-sm text-muted">{[day, of.source].filter(Boolean).join(' · ')}</p>
  );
}

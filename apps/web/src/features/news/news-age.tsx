import type { NewsAnswer } from '@ankur/contracts/news/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';

const HOUR_MS = 3_600_000;

/** Age of the headlines, when over an hour. */
export function NewsAge({ of }: { of: Pick<NewsAnswer, 'as_of' | 'stale'> }) {
  const t = useT('news');
  const format = useFormat();
  const now = useNow(60_000);
  if (!of.as_of || (!of.stale && now.getTime() - Date.parse(of.as_of) < HOUR_MS)) return null;
  return <p className="text-sm text-muted">{t('age', { age: format.relative(of.as_of, now) })}</p>;
}

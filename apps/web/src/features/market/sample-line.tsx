import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';

interface Marks {
  as_of: string | null;
  sample: boolean;
  stale: boolean;
}

/** The day of the figures, and whether they are from the historical sample or stale. */
export function SampleLine({ of }: { of: Marks }) {
  const t = useT('market');
  const format = useFormat();
  if (!of.as_of) return null;
  const date = format.date(of.as_of);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {of.sample ? (
        <Badge tone="warn">{t('sample', { date })}</Badge>
      ) : (
        <span>{t('asOf', { date })}</span>
      )}
      {of.stale && <Badge tone="warn">{t('stale')}</Badge>}
    </p>
  );
}

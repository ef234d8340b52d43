import type { TrendAnswer } from '@ankur/contracts/market/endpoints';
import { useT } from '../../lib/i18n/use-t.ts';
import { Progress } from '../../ui/progress.tsx';

/** How far the past of a commodity is that is being fetched; nothing when none is. */
export function PastProgress({ of: progress }: { of: TrendAnswer['progress'] | undefined }) {
  const t = useT('market');
  if (!progress) return null;
  const { done, of } = progress;
  return (
    <div role="status">
      <Progress
        label={t('trend.past')}
        value={done / of}
        text={t('trend.pastMonths', { done, of })}
      />
    </div>
  );
}

import type { ModerationCase } from '@ankur/contracts/console/moderation-endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Badge } from '../../ui/badge.tsx';

const MINUTE_MS = 60_000;
const SOON_MS = 6 * 3_600_000;

/** Legal deadlines, highlighted when due within six hours or overdue. */
export function ClockBadges({ clocks }: Pick<ModerationCase, 'clocks'>) {
  const t = useT('console');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  return clocks.map(({ clock, due_at }) => {
    const leftMs = new Date(due_at).getTime() - now.getTime();
    const tone = leftMs < 0 ? 'danger' : leftMs < SOON_MS ? 'warn' : 'neutral';
    return (
      <Badge key={clock} tone={tone}>
        {leftMs < 0 && `${t('clock.over')} · `}
        {t(`clock.${clock}`, { at: format.dateTime(due_at) })}
      </Badge>
    );
  });
}

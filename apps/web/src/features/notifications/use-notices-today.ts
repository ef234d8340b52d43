import { ANSWER_DAYS, PRICE_ALERT_DAYS } from '@ankur/agronomy/today/deadlines';
import { ANSWER_STAKE, PRICE_STAKE } from '@ankur/agronomy/today/stakes';
import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { hoursTo, stateOf, type TodaySource } from '../../entities/today/today-line.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { useNow } from '../../lib/time/clock.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { say } from './notification-text.ts';
import { LISTED, useMarkReadMutation, useNotificationsQuery } from './notifications.api.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the farmer asked to be told: a price that reached an alert, an expert's answer. Other notifications stand in their list alone. */
const TOLD: Partial<Record<NotificationKind, { stakeRupees: number; days: number }>> = {
  'price-alert': { stakeRupees: PRICE_STAKE, days: PRICE_ALERT_DAYS },
  'expert-answer': { stakeRupees: ANSWER_STAKE, days: ANSWER_DAYS },
  'did-it-work': { stakeRupees: ANSWER_STAKE / 10, days: ANSWER_DAYS },
};

/** Unread notifications of the last days that ask for a decision. */
export function useNoticesToday(): TodaySource {
  const t = useT('today');
  const tNotice = useT('notifications');
  const format = useFormat();
  const names = usePlaceNames();
  const now = useNow(MINUTE_MS);
  const query = useNotificationsQuery(LISTED);
  const [markRead] = useMarkReadMutation();
  const lines = (query.data ?? []).flatMap((notice) => {
    const told = TOLD[notice.kind];
    if (!told || notice.read) return [];
    const until = new Date(Date.parse(notice.created_at) + told.days * DAY_MS).toISOString();
    if (hoursTo(until, now) < 0) return [];
    const { link, id, payload } = notice;
    const isPrice = notice.kind === 'price-alert';
    return [
      {
        key: isPrice ? `price:${payload.commodity}` : `notice:${id}`,
        icon: isPrice ? ('trend' as const) : ('expert' as const),
        stakeRupees: told.stakeRupees,
        hoursLeft: hoursTo(until, now),
        text: say(notice, tNotice, format, names, todayInIndia()),
        reason: t(isPrice ? 'notice.price' : 'notice.answer', {
          ago: format.relative(notice.created_at, now),
        }),
        action: link
          ? { label: t('open'), to: link }
          : { label: t('seen'), run: async () => !(await markRead([id])).error },
      },
    ];
  });
  return { state: stateOf(query), lines };
}

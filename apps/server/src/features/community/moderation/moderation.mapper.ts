import { type Takedown, takedown } from '@ankur/contracts/community/takedown-endpoints';
import {
  type AppealCase,
  type CaseDetail,
  type ConsoleAccount,
  moderationEndpoints as calls,
  type LogEntry,
  type ModerationCase,
  moderationCase,
} from '@ankur/contracts/console/moderation-endpoints';
import type { CASE_CLOCKS } from '@ankur/contracts/console/moderation-rules';
import type { LogRow } from '../../../platform/audit/moderation-log.ts';
import type { MediaLinks } from '../../../platform/media-store/media-links.ts';
import type { FeedMedia } from '../feed.tables.ts';
import type { AccountRow } from './accounts.repository.ts';
import type { AppealRow, AuthorRow, CaseRow, ReportRow } from './cases.repository.ts';
import type { TakedownRow } from './takedowns.repository.ts';

const instant = (at: string): string => new Date(at).toISOString();
const instantOrNull = (at: string | null): string | null => (at === null ? null : instant(at));

export const toTakedown = (row: TakedownRow): Takedown =>
  takedown.parse({
    ...row,
    made_at: instant(row.made_at),
    lifted_at: instantOrNull(row.lifted_at),
    appealed_at: instantOrNull(row.appealed_at),
    answered_at: instantOrNull(row.answered_at),
    may_appeal: row.state !== 'lifted' && row.appeal === null,
  });

export const toLogEntry = (row: LogRow): LogEntry => ({ ...row, at: instant(row.at) });

const toAuthor = (row: AuthorRow) => ({
  id: row.author_id,
  name: row.author,
  since: instant(row.author_since),
  suspended: row.author_suspended,
  removals: row.author_removals,
});

/** Signed URLs that show a file to moderators, also when it is hidden from others. */
function shownIn(media: FeedMedia | null, links: MediaLinks) {
  const picture = media?.pictures?.at(-1)?.webp ?? media?.poster;
  return {
    picture: picture ? links.forReview(picture) : null,
    video: media?.video ? links.forReview(media.video) : null,
  };
}

const clocksOf = (row: CaseRow) =>
  (
    [
      ['private', row.private_due],
      ['order', row.order_due],
      ['grievance', row.grievance_due],
    ] as const satisfies readonly (readonly [(typeof CASE_CLOCKS)[number], string | null])[]
  )
    .flatMap(([clock, due]) => (due === null ? [] : [{ clock, due_at: instant(due) }]))
    .toSorted((one, other) => one.due_at.localeCompare(other.due_at));

export const toCase = (row: CaseRow, links: MediaLinks): ModerationCase =>
  moderationCase.parse({
    id: row.id,
    kind: row.kind,
    item: { id: row.item_id, kind: row.item_kind, text: row.item_text },
    text: row.text,
    ...shownIn(row.media, links),
    author: toAuthor(row),
    shared_at: instant(row.shared_at),
    advice_warning: row.advice_warning,
    takedown:
      row.takedown_state && row.takedown_at
        ? {
            state: row.takedown_state,
            ground: row.takedown_ground,
            at: instant(row.takedown_at),
          }
        : null,
    reasons: row.reasons ?? [],
    reporters: row.reporters,
    independent: row.independent,
    since: instant(row.since ?? row.shared_at),
    clocks: clocksOf(row),
  });

export const toCaseDetail = (
  { row, reports, log }: { row: CaseRow; reports: ReportRow[]; log: LogRow[] },
  links: MediaLinks,
): CaseDetail => ({
  ...toCase(row, links),
  reports: reports.map((report) => ({ ...report, at: instant(report.at) })),
  log: log.map(toLogEntry),
});

export const toAppealCase = (
  row: AppealRow,
  grievanceDays: number,
  links: MediaLinks,
): AppealCase => {
  const { media, subject, id, kind, text, ground, why, appeal } = row;
  const appealed = new Date(row.appealed_at);
  return calls.appeals.answer.def.element.parse({
    ...{ id, kind, subject, text, ground, why, appeal },
    ...shownIn(media, links),
    author: toAuthor(row),
    made_at: instant(row.made_at),
    appealed_at: appealed.toISOString(),
    due_at: new Date(appealed.getTime() + grievanceDays * 86_400_000).toISOString(),
  });
};

export const toConsoleAccount = (row: AccountRow, log: readonly LogRow[]): ConsoleAccount => ({
  ...row,
  since: instant(row.since),
  log: log.map(toLogEntry),
});

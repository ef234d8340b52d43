import type { AppDeps } from '../../app-deps.ts';
import { createOnce } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { feedReports } from './feed.tables.ts';
import { tellTakenDown } from './moderation/author-notices.ts';
import { hideReported } from './moderation/hide-reported.ts';
import type { Subject } from './moderation/takedowns.repository.ts';
import { createReportsRepository } from './reports.repository.ts';

const REPORTED = { msg: 'Thank you. We will look at it.' };

/** A report with its reason. */
type Report = Pick<typeof feedReports.$inferInsert, 'itemId' | 'commentId' | 'reason'>;

/**
 * Files a report; idempotent by the client's id. An item that enough independent accounts have
 * reported is hidden pending review, and its author notified.
 */
export function createReporting({
  db,
  clock,
  ids,
  config,
}: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'config'>) {
  return async (farmerId: string, report: Report, write: Write | undefined) => {
    const row = { farmerId, createdAt: clock.now(), ...report };
    const about = report.itemId ?? report.commentId ?? '';
    const after = config.HIDE_AFTER_REPORTS;
    let hidden: Subject | undefined;
    const { row: answer } = await createOnce(db, farmerId, write, ids.next(), {
      insert: async (on, id) => {
        await on.transaction(async (tx) => {
          await createReportsRepository(tx).insert({ id, ...row });
          hidden = await hideReported(tx, about, { clock, ids, after });
        });
        return REPORTED;
      },
      find: async () => REPORTED,
    });
    if (hidden) await tellTakenDown({ db, clock, ids }, hidden);
    return answer;
  };
}

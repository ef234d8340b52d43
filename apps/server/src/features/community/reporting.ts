import type { AppDeps } from '../../app-deps.ts';
import { makeOnce } from '../../platform/writes/made-rows.ts';
import type { Write } from '../../platform/writes/write.ts';
import { createNotify, excerpt } from '../notifications/notify.ts';
import type { feedReports } from './feed.tables.ts';
import { hideReported } from './moderation/hide-reported.ts';
import type { Subject } from './moderation/takedowns.repository.ts';
import { createReportsRepository } from './reports.repository.ts';

const REPORTED = { msg: 'Thank you. We will look at it.' };

/** What is told to the moderators, and why. */
type Report = Pick<typeof feedReports.$inferInsert, 'itemId' | 'commentId' | 'reason'>;

/**
 * Tells the moderators of something, once however often it is sent under its id. What enough independent accounts have
 * reported is out of sight from then on, until a moderator looks; its author hears that.
 */
export function createReporting({
  db,
  clock,
  ids,
  config,
}: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'config'>) {
  const notify = createNotify(db, clock, ids);
  const tellAuthor = ({ id, authorId, text }: Subject) =>
    notify({
      farmerId: authorId,
      kind: 'taken-down',
      payload: { text: excerpt(text) },
      link: '/application/taken-down',
      eventKey: `hidden:${id}:${clock.now().toISOString()}`,
    });
  return async (farmerId: string, report: Report, write: Write | undefined) => {
    const row = { farmerId, createdAt: clock.now(), ...report };
    const about = report.itemId ?? report.commentId ?? '';
    const after = config.HIDE_AFTER_REPORTS;
    let hidden: Subject | undefined;
    const { row: answer } = await makeOnce(db, farmerId, write, ids.next(), {
      insert: async (on, id) => {
        await on.transaction(async (tx) => {
          await createReportsRepository(tx).insert({ id, ...row });
          hidden = await hideReported(tx, about, { clock, ids, after });
        });
        return REPORTED;
      },
      find: async () => REPORTED,
    });
    if (hidden) await tellAuthor(hidden);
    return answer;
  };
}

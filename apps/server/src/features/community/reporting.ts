import type { AppDeps } from '../../app-deps.ts';
import { makeOnce } from '../../platform/writes/made-rows.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { feedReports } from './feed.tables.ts';
import { createReportsRepository } from './reports.repository.ts';

const REPORTED = { msg: 'Thank you. We will look at it.' };

/** What is told to the moderators, and why. */
type Report = Pick<typeof feedReports.$inferInsert, 'itemId' | 'commentId' | 'reason'>;

/** Tells the moderators of something, once however often it is sent under its id. */
export function createReporting({ db, clock, ids }: Pick<AppDeps, 'db' | 'clock' | 'ids'>) {
  return async (farmerId: string, report: Report, write: Write | undefined) => {
    const row = { farmerId, createdAt: clock.now(), ...report };
    const { row: answer } = await makeOnce(db, farmerId, write, ids.next(), {
      insert: async (on, id) => {
        await createReportsRepository(on).insert({ id, ...row });
        return REPORTED;
      },
      find: async () => REPORTED,
    });
    return answer;
  };
}

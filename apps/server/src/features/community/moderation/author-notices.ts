import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import { createNotify, excerpt } from '../../../platform/notify/notify.ts';
import type { Subject } from './takedowns.repository.ts';

/** The page on which authors read decisions about their items. */
export const TAKEN_DOWN_PAGE = '/application/taken-down';

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
}

const tell =
  (kind: 'taken-down' | 'back-in-sight') =>
  async ({ db, clock, ids }: Deps, { id, authorId, text }: Subject): Promise<void> => {
    await createNotify(
      db,
      clock,
      ids,
    )({
      farmerId: authorId,
      kind,
      payload: { text: excerpt(text) },
      link: TAKEN_DOWN_PAGE,
      eventKey: `${kind}:${id}:${clock.now().toISOString()}`,
    });
  };

/** Notifies an author that an item was hidden. */
export const tellTakenDown = tell('taken-down');
/** Notifies an author that an item is visible again. */
export const tellBackInSight = tell('back-in-sight');

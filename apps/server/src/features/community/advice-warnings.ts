import { sql } from 'drizzle-orm';
import { logAction } from '../../platform/audit/moderation-log.ts';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { excerpt, type Notify } from '../../platform/notify/notify.ts';
import type { FeedKind } from './feed.tables.ts';
import { itemLink } from './item-link.ts';

interface Deps {
  kind: FeedKind;
  db: Database;
  notify: Notify;
  clock: Clock;
  ids: Ids;
}

/** The label "this advice may be wrong" on a post or reel; only experts set and remove it. */
export function createAdviceWarnings({ kind, db, notify, clock, ids }: Deps) {
  /** Changes the label and logs it for moderators in one transaction. */
  const change = async (expertId: string, id: string, reason: string | null) => {
    const now = clock.now().toISOString();
    const by = reason === null ? null : expertId;
    return db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ author: string; expert: string }>(sql`
        update feed_items i set advice_warning = ${reason}, advice_warned_by = ${by}::uuid,
          advice_warned_at = case when ${by}::uuid is null then null else ${now}::timestamptz end
        from experts e join farmers f on f.id = e.farmer_id left join profiles p on p.farmer_id = e.farmer_id
        where i.id = ${id}::uuid and i.kind = ${kind} and i.removed_at is null
          and e.farmer_id = ${expertId}::uuid and (${reason}::text is not null or i.advice_warning is not null)
        returning i.farmer_id as author, coalesce(p.name, f.name) as expert`);
      const [changed] = rows;
      if (!changed) return undefined;
      const action = reason === null ? 'unwarn' : 'warn';
      const entry = { action, subject: id, note: reason, actorId: expertId };
      await logAction(tx, { clock, ids }, { ...entry, accountId: changed.author });
      return changed;
    });
  };
  return {
    /** Sets the label or its reason; the author is notified once a day. @throws AppError not_found */
    async warn(expertId: string, id: string, reason: string): Promise<void> {
      const done = isId(id) ? await change(expertId, id, reason) : undefined;
      if (!done) throw notFound();
      if (done.author === expertId) return;
      await notify({
        farmerId: done.author,
        kind: 'advice-warning',
        payload: { name: done.expert, text: excerpt(reason) },
        names: expertId,
        link: itemLink(kind, id),
        eventKey: `advice-warning:${id}:${indianDate(clock.now())}`,
      });
    },
    /** @throws AppError not_found when there is no label */
    async takeOff(expertId: string, id: string): Promise<void> {
      if (!isId(id) || !(await change(expertId, id, null))) throw notFound();
    },
  };
}

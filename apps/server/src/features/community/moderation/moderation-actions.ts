import type { TakedownGround } from '@ankur/contracts/community/takedown-rules';
import { sql } from 'drizzle-orm';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { type Ids, isId } from '../../../platform/ids.ts';
import type { ExpertMembers } from '../../../ports/experts.ts';
import { tellBackInSight, tellTakenDown } from './author-notices.ts';
import { forgetPicture, rememberPicture } from './known-pictures.ts';
import { createTakedownsRepository, type Subject } from './takedowns.repository.ts';

/** The moderator and the reason. */
export interface Decision {
  /** Null at the command line. */
  actorId: string | null;
  why: string | null;
}

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  experts: Pick<ExpertMembers, 'releaseQuestions'>;
}

/**
 * Moderation of shared items and accounts. Each action returns whether it changed anything;
 * if so, it is logged in the same transaction.
 */
export function createModerationActions({ db, clock, ids, experts }: Deps) {
  const log = (
    on: Transaction,
    action: string,
    subject: string,
    accountId: string,
    decision: Decision,
  ) =>
    logAction(
      on,
      { clock, ids },
      { action, subject, accountId, actorId: decision.actorId, note: decision.why },
    );
  /** Runs `work` on a locked subject; undefined when there is none, or nothing changed. */
  const onSubject = async (
    id: string,
    work: (subject: Subject, tx: Transaction) => Promise<boolean>,
  ): Promise<Subject | undefined> => {
    if (!isId(id)) return undefined;
    return db.transaction(async (tx) => {
      const subject = await createTakedownsRepository(tx).lockSubject(id);
      return subject && (await work(subject, tx)) ? subject : undefined;
    });
  };
  /** Restores an item and settles its reports; false when it was visible. */
  const bringBack = async ({ id, kind }: Subject, tx: Transaction): Promise<boolean> => {
    const takedowns = createTakedownsRepository(tx);
    if (!(await takedowns.lift(id, clock.now()))) return false;
    await takedowns.setSight({ id, kind }, null);
    await takedowns.settle(id, 'dismissed', clock.now());
    await forgetPicture(tx, id);
    return true;
  };
  const account = async (
    id: string,
    action: 'suspend' | 'reinstate',
    decision: Decision,
    alsoDo: (tx: Transaction, now: string) => Promise<void> = async () => {},
  ): Promise<boolean> => {
    if (!isId(id)) return false;
    const now = clock.now().toISOString();
    const closes = action === 'suspend';
    return db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
        update farmers set suspended_at = ${closes ? now : null}::timestamptz
        where id = ${id}::uuid and (suspended_at is null) = ${closes} returning id`);
      if (rows.length === 0) return false;
      await alsoDo(tx, now);
      await log(tx, action, id, id, decision);
      return true;
    });
  };
  return {
    /** Hides a post, reel or comment, or confirms that it stays hidden; notifies its author. */
    async remove(
      id: string,
      decision: Decision & { ground: TakedownGround; remember_picture?: boolean },
    ): Promise<boolean> {
      const { ground, why } = decision;
      const subject = await onSubject(id, async (found, tx) => {
        const takedowns = createTakedownsRepository(tx);
        const open = await takedowns.findOpen(id);
        if (open?.state === 'removed') return false;
        const now = clock.now();
        if (open) await takedowns.confirm(open.id, ground, why);
        else {
          await takedowns.setSight(found, now);
          await takedowns.insert({
            id: ids.next(),
            subject: found,
            state: 'removed',
            ground,
            why,
            now,
          });
        }
        await takedowns.settle(id, 'removed', now);
        if (decision.remember_picture)
          await rememberPicture(tx, id, { id: ids.next(), actorId: decision.actorId, why, now });
        await log(tx, 'remove', id, found.authorId, decision);
        return true;
      });
      if (subject) await tellTakenDown({ db, clock, ids }, subject);
      return subject !== undefined;
    },
    /** Restores a hidden item. */
    async restore(id: string, decision: Decision): Promise<boolean> {
      const subject = await onSubject(id, async (found, tx) => {
        if (!(await bringBack(found, tx))) return false;
        await log(tx, 'restore', id, found.authorId, decision);
        return true;
      });
      if (subject) await tellBackInSight({ db, clock, ids }, subject);
      return subject !== undefined;
    },
    /** Dismisses reports; an item hidden by them alone is restored. */
    async dismiss(id: string, decision: Decision): Promise<boolean> {
      let isBack = false;
      const subject = await onSubject(id, async (found, tx) => {
        const takedowns = createTakedownsRepository(tx);
        const settled = await takedowns.settle(id, 'dismissed', clock.now());
        const open = await takedowns.findOpen(id);
        if (open?.state === 'hidden') isBack = await bringBack(found, tx);
        if (!settled && !isBack) return false;
        await log(tx, 'dismiss', id, found.authorId, decision);
        return true;
      });
      if (isBack && subject) await tellBackInSight({ db, clock, ids }, subject);
      return subject !== undefined;
    },
    /** Labels a post or reel "this advice may be wrong" without an expert's name, and settles its reports. */
    async warn(id: string, decision: Decision): Promise<boolean> {
      const subject = await onSubject(id, async (found, tx) => {
        if (found.kind === 'comment' || found.removed) return false;
        const now = clock.now();
        await tx.execute(sql`update feed_items set advice_warning = ${decision.why}, advice_warned_by = null,
          advice_warned_at = ${now.toISOString()}::timestamptz where id = ${id}::uuid`);
        await createTakedownsRepository(tx).settle(id, 'warned', now);
        await log(tx, 'warn', id, found.authorId, decision);
        return true;
      });
      return subject !== undefined;
    },
    /** Removes that label, whoever set it. */
    async unwarn(id: string, decision: Decision): Promise<boolean> {
      const subject = await onSubject(id, async (found, tx) => {
        const { rows } =
          await tx.execute(sql`update feed_items set advice_warning = null, advice_warned_by = null,
          advice_warned_at = null where id = ${id}::uuid and advice_warning is not null returning id`);
        if (rows.length > 0) await log(tx, 'unwarn', id, found.authorId, decision);
        return rows.length > 0;
      });
      return subject !== undefined;
    },
    /** Suspends an account, revokes its sessions and releases its claimed questions; false when suspended already. */
    suspend: (id: string, decision: Decision): Promise<boolean> =>
      account(id, 'suspend', decision, async (tx, now) => {
        await tx.execute(sql`update sessions set revoked_at = ${now}::timestamptz
          where farmer_id = ${id}::uuid and revoked_at is null`);
        await experts.releaseQuestions(tx, id);
      }),
    /** Reinstates a suspended account; its owner must sign in again. */
    reinstate: (id: string, decision: Decision): Promise<boolean> =>
      account(id, 'reinstate', decision),
  };
}

export type ModerationActions = ReturnType<typeof createModerationActions>;

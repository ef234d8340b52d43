import type { TakedownGround } from '@ankur/contracts/community/takedown-rules';
import { sql } from 'drizzle-orm';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { type Ids, isId } from '../../../platform/ids.ts';
import { releaseAllOf } from '../../experts/experts.repository.ts';
import { tellBackInSight, tellTakenDown } from './author-notices.ts';
import { forgetPicture, rememberPicture } from './known-pictures.ts';
import { createTakedownsRepository, type Subject } from './takedowns.repository.ts';

/** Who does it and why. */
export interface Decision {
  /** Null at the command line. */
  actorId: string | null;
  why: string | null;
}

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
}

/**
 * What may be done about what people share, and about their accounts. Each deed answers whether it changed anything;
 * one that did is logged in its transaction.
 */
export function createModerationActions({ db, clock, ids }: Deps) {
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
  /** Works on a locked subject; undefined when there is none, or the work says that nothing changed. */
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
  /** Brings something back into sight and settles its reports; false when it was in sight. */
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
    /** Takes a post, reel or comment out of sight, or confirms that it stays so; its author hears why. */
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
    /** Brings back what was taken out of sight. */
    async restore(id: string, decision: Decision): Promise<boolean> {
      const subject = await onSubject(id, async (found, tx) => {
        if (!(await bringBack(found, tx))) return false;
        await log(tx, 'restore', id, found.authorId, decision);
        return true;
      });
      if (subject) await tellBackInSight({ db, clock, ids }, subject);
      return subject !== undefined;
    },
    /** Settles reports as unfounded; what they alone had hidden comes back. */
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
    /** Puts "this advice may be wrong" on a post or reel and settles its reports; without an expert's name. */
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
    /** Takes that label off, whoever put it on. */
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
    /** Closes an account, ends its sessions and frees the questions it had taken; false for a suspended one. */
    suspend: (id: string, decision: Decision): Promise<boolean> =>
      account(id, 'suspend', decision, async (tx, now) => {
        await tx.execute(sql`update sessions set revoked_at = ${now}::timestamptz
          where farmer_id = ${id}::uuid and revoked_at is null`);
        await tx.execute(releaseAllOf(id));
      }),
    /** Opens a suspended account again; its owner signs in anew. */
    reinstate: (id: string, decision: Decision): Promise<boolean> =>
      account(id, 'reinstate', decision),
  };
}

export type ModerationActions = ReturnType<typeof createModerationActions>;

import type {
  NotificationSettings,
  PushSubscriptionInput,
} from '@ankur/contracts/notifications/rules';
import { and, asc, count, desc, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import { farmers, sessions } from '../../platform/auth/auth.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import { createOneRowRepository } from '../../platform/records/one-row.ts';
import {
  notifications,
  pushSubscriptions,
  notificationSettingsTable as settings,
} from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type SettingsRow = typeof settings.$inferSelect;

/** Most push subscriptions of a farmer; the oldest is dropped. */
const BROWSERS_MAX = 10;

/** Notifications, settings and browsers of one farmer at a time. */
export function createNotificationsRepository(db: Database) {
  const ofFarmer = (farmerId: string) =>
    and(eq(notifications.farmerId, farmerId), isNull(notifications.removedAt));
  const ownSettings = createOneRowRepository<SettingsRow>(db, settings);
  return {
    list: (farmerId: string, limit: number, before: string | undefined) =>
      db
        .select()
        .from(notifications)
        .where(and(ofFarmer(farmerId), before ? lt(notifications.id, before) : undefined))
        .orderBy(desc(notifications.id))
        .limit(limit),
    async countUnread(farmerId: string): Promise<number> {
      return db.$count(notifications, and(ofFarmer(farmerId), isNull(notifications.readAt)));
    },
    /** Unread counts of many farmers; zero counts are left out. */
    async countUnreadOf(farmerIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ farmerId: notifications.farmerId, unread: count() })
        .from(notifications)
        .where(
          and(
            inArray(notifications.farmerId, [...farmerIds]),
            isNull(notifications.readAt),
            isNull(notifications.removedAt),
          ),
        )
        .groupBy(notifications.farmerId);
      return new Map(rows.map((row) => [row.farmerId, row.unread]));
    },
    /** Which of these sessions are open. */
    async openSessionsOf(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, [...ids]), isNull(sessions.revokedAt)));
      return new Set(rows.map(({ id }) => id));
    },
    /** When the tokens of these accounts were last ended as a whole, 0 for never; without suspended and deleted ones. */
    async tokenEndsOf(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: farmers.id, endedAt: farmers.tokensEndedAt })
        .from(farmers)
        .where(and(inArray(farmers.id, [...ids]), isNull(farmers.suspendedAt)));
      return new Map(rows.map(({ id, endedAt }) => [id, endedAt?.getTime() ?? 0]));
    },
    /** Marks the given ones, or all. */
    async markRead(farmerId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ readAt: at })
        .where(
          and(
            ofFarmer(farmerId),
            isNull(notifications.readAt),
            ids ? inArray(notifications.id, [...ids]) : undefined,
          ),
        );
    },
    /** False when this farmer has no such notification. */
    async remove(farmerId: string, id: string, at: Date): Promise<boolean> {
      const gone = await db
        .update(notifications)
        .set({ removedAt: at })
        .where(and(ofFarmer(farmerId), eq(notifications.id, id)))
        .returning({ id: notifications.id });
      return gone.length > 0;
    },
    findSettings: ownSettings.find,
    /** Updates settings under a row lock; `versionAfter` maps the present version to the new one, or throws. */
    saveSettings: (
      farmerId: string,
      given: NotificationSettings,
      versionAfter: (before: SettingsRow | undefined) => Date,
    ): Promise<SettingsRow> =>
      ownSettings.save(farmerId, (before) => ({
        farmerId,
        mutedKinds: given.muted_kinds,
        quietFrom: given.quiet_from,
        quietTo: given.quiet_to,
        morningAt: given.morning_at === undefined ? (before?.morningAt ?? null) : given.morning_at,
        updatedAt: versionAfter(before),
      })),
    /** A subscription belongs to the farmer who signed in last in that browser, and to that session. */
    async saveSubscription(
      { farmerId, sessionId }: Caller,
      { endpoint, keys }: PushSubscriptionInput,
      createdAt: Date,
    ): Promise<void> {
      const values = { farmerId, sessionId: isId(sessionId) ? sessionId : null, keys, createdAt };
      await db
        .insert(pushSubscriptions)
        .values({ endpoint, ...values })
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
      const newest = db
        .select({ endpoint: pushSubscriptions.endpoint })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.farmerId, farmerId))
        .orderBy(desc(pushSubscriptions.createdAt), asc(pushSubscriptions.endpoint))
        .limit(BROWSERS_MAX);
      await db
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.farmerId, farmerId),
            notInArray(pushSubscriptions.endpoint, newest),
          ),
        );
    },
    async removeSubscription(farmerId: string, endpoint: string): Promise<void> {
      await db
        .delete(pushSubscriptions)
        .where(
          and(eq(pushSubscriptions.farmerId, farmerId), eq(pushSubscriptions.endpoint, endpoint)),
        );
    },
  };
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;

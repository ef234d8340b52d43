import type {
  NotificationEntry,
  NotificationSettingsAnswer,
} from '@ankur/contracts/notifications/endpoints';
import type {
  NotificationSettings,
  PushSubscriptionInput,
} from '@ankur/contracts/notifications/rules';
import { failure } from '@ankur/contracts/problems';
import type { Clock } from '../../platform/clock.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import {
  type IfMatch,
  matchesVersion,
  nextVersion,
  versionConflict,
} from '../../platform/writes/version.ts';
import { isPushService } from '../../providers/push/push-services.ts';
import type {
  NotificationRow,
  NotificationsRepository,
  SettingsRow,
} from './notifications.repository.ts';

interface Deps {
  repository: NotificationsRepository;
  clock: Clock;
  /** Further allowed push services. */
  pushServices: readonly string[];
}

const toEntry = (row: NotificationRow): NotificationEntry => ({
  id: row.id,
  kind: row.kind,
  payload: row.payload,
  link: row.link,
  created_at: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

const toSettings = (row: SettingsRow | undefined): NotificationSettingsAnswer => ({
  muted_kinds: row?.mutedKinds ?? [],
  quiet_from: row?.quietFrom ?? null,
  quiet_to: row?.quietTo ?? null,
  morning_at: row?.morningAt ?? null,
  updated_at: row?.updatedAt.toISOString() ?? null,
});

/** Notifications of a farmer. */
export function createNotificationsService({ repository, clock, pushServices }: Deps) {
  const settingsOf = async (farmerId: string): Promise<NotificationSettingsAnswer> =>
    toSettings(await repository.findSettings(farmerId));
  return {
    list: async (farmerId: string, limit: number, before: string | undefined) =>
      (await repository.list(farmerId, limit, before)).map(toEntry),
    unread: async (farmerId: string) => ({ unread: await repository.countUnread(farmerId) }),
    /** Marks the given ones as read, or all; ignores unknown ids and those of other farmers. */
    async read(farmerId: string, ids: readonly string[] | undefined) {
      const known = ids?.filter(isId);
      if (!known || known.length > 0) await repository.markRead(farmerId, known, clock.now());
      return { unread: await repository.countUnread(farmerId) };
    },
    /** @throws AppError not_found */
    async remove(farmerId: string, id: string): Promise<void> {
      if (!isId(id) || !(await repository.remove(farmerId, id, clock.now()))) throw notFound();
    },
    settings: settingsOf,
    /** @throws AppError changed when the version does not match */
    async changeSettings(
      farmerId: string,
      given: NotificationSettings,
      ifMatch: IfMatch | undefined,
    ) {
      const muted_kinds = [...new Set(given.muted_kinds)];
      await repository.saveSettings(farmerId, { ...given, muted_kinds }, (before) => {
        const last = before?.updatedAt ?? null;
        if (!matchesVersion(ifMatch, last)) throw versionConflict(toSettings(before));
        return nextVersion(clock.now(), last);
      });
      return settingsOf(farmerId);
    },
    /** @throws AppError invalid for an endpoint of an unknown push service */
    async subscribe(caller: Caller, browser: PushSubscriptionInput): Promise<void> {
      if (
        !URL.canParse(browser.endpoint) ||
        !isPushService(new URL(browser.endpoint), pushServices)
      )
        throw invalid({ endpoint: [failure('push_service_unknown')] });
      await repository.saveSubscription(caller, browser, clock.now());
    },
    unsubscribe: (farmerId: string, endpoint: string) =>
      repository.removeSubscription(farmerId, endpoint),
  };
}

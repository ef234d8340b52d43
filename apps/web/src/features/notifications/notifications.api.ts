import calls from 'virtual:endpoints/notifications';
import type { NotificationSettings } from '@ankur/contracts/notifications/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export interface BrowserAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** How many of them are read at first. */
export const LISTED = 20;
/** What a waiting mark on all notifications is about. */
export const ALL_READ = 'all/read';

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      unread: query(calls.unread, () => ({})),
      notifications: query(calls.list, (limit: number) => ({ query: { limit } })),
      markRead: mutation(
        calls.read,
        (ids: string[] | undefined) => ({ body: ids ? { ids } : {} }),
        {
          waits: {
            ...{ what: 'notifications', kind: 'set', row: () => ({ unread: 0 }) },
            thing: (ids) => (ids ? `${ids.join(' ')}/read` : ALL_READ),
            stored: () => ({ read: true }),
          },
        },
      ),
      removeNotification: mutation(calls.remove, (id: string) => ({ params: { id } }), {
        waits: { what: 'notifications', thing: (id) => id, row: () => null },
      }),
      notificationSettings: query(calls.settings, () => ({})),
      changeNotificationSettings: mutation(
        calls.changeSettings,
        (body: NotificationSettings) => ({
          body,
        }),
        {
          waits: {
            what: 'settings',
            kind: 'set',
            thing: () => 'notification-settings',
            row: (body) => ({ ...body, updated_at: null }),
          },
        },
      ),
      pushKey: query(calls.pushKey, () => ({})),
      subscribePush: mutation(calls.subscribe, (body: BrowserAddress) => ({ body })),
      unsubscribePush: mutation(calls.unsubscribe, (endpoint: string) => ({ body: { endpoint } })),
    };
  },
});

export const {
  useUnreadQuery,
  useNotificationsQuery,
  useMarkReadMutation,
  useRemoveNotificationMutation,
  useNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} = notificationsApi;

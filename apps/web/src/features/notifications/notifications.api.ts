import type { NotificationEntry, UnreadAnswer } from '@ankur/contracts/notifications/endpoints';
import type { NotificationSettings } from '@ankur/contracts/notifications/rules';
import { baseApi } from '../../lib/http/base-api.ts';

const PATH = '/api/user/notifications/';
const PUSH = '/api/user/push/';
const unseen = { type: 'Notifications', id: 'unread' } as const;
const list = { type: 'Notifications', id: 'list' } as const;
const settings = { type: 'Notifications', id: 'settings' } as const;

export interface BrowserAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    unread: build.query<UnreadAnswer, void>({
      query: () => `${PATH}unread/`,
      providesTags: [unseen],
    }),
    notifications: build.query<NotificationEntry[], number>({
      query: (limit) => ({ url: PATH, params: { limit } }),
      providesTags: [list],
    }),
    markRead: build.mutation<UnreadAnswer, string[] | undefined>({
      query: (ids) => ({ url: `${PATH}read/`, method: 'POST', body: ids ? { ids } : {} }),
      invalidatesTags: [unseen, list],
    }),
    removeNotification: build.mutation<void, string>({
      query: (id) => ({ url: `${PATH}${id}/`, method: 'DELETE' }),
      invalidatesTags: [unseen, list],
    }),
    bellSettings: build.query<NotificationSettings, void>({
      query: () => `${PATH}settings/`,
      providesTags: [settings],
    }),
    changeBellSettings: build.mutation<NotificationSettings, NotificationSettings>({
      query: (body) => ({ url: `${PATH}settings/`, method: 'PUT', body }),
      invalidatesTags: [settings],
    }),
    pushKey: build.query<{ key: string }, void>({ query: () => `${PUSH}key/` }),
    subscribePush: build.mutation<void, BrowserAddress>({
      query: (body) => ({ url: `${PUSH}subscriptions/`, method: 'POST', body }),
    }),
    unsubscribePush: build.mutation<void, string>({
      query: (endpoint) => ({
        url: `${PUSH}subscriptions/`,
        method: 'DELETE',
        body: { endpoint },
      }),
    }),
  }),
});

export const {
  useUnreadQuery,
  useNotificationsQuery,
  useMarkReadMutation,
  useRemoveNotificationMutation,
  useBellSettingsQuery,
  useChangeBellSettingsMutation,
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} = notificationsApi;

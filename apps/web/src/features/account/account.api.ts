import type { SignedInDevice } from '@ankur/contracts/account/endpoints';
import type { StorageAnswer } from '@ankur/contracts/account/storage';
import type { EmailConfirmation } from '@ankur/contracts/auth/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { saveFile } from './save-file.ts';

const post = (url: string, body?: unknown) => ({ url, method: 'POST', body });
const FILE_NAME = /filename="([\w.-]+)"/;

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<SignedInDevice[], void>({
      query: () => '/api/user/sessions/',
      providesTags: ['Sessions'],
    }),
    endDevice: build.mutation<null, string>({
      query: (id) => ({ url: `/api/user/sessions/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    endAllDevices: build.mutation<{ msg: string }, void>({
      query: () => post('/api/user/sessions/end-all/'),
    }),
    storage: build.query<StorageAnswer, void>({ query: () => '/api/user/account/storage/' }),
    emailConfirmation: build.query<EmailConfirmation, void>({
      query: () => '/api/user/email-confirmation/',
      providesTags: ['Email'],
    }),
    sendConfirmation: build.mutation<{ msg: string }, void>({
      query: () => post('/api/user/email-confirmation/'),
    }),
    /** Fetches the archive and hands it to the browser's downloads; nothing of it stays in the store. */
    downloadCopy: build.mutation<null, void>({
      query: () => ({
        url: '/api/user/account/export/',
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          const named = FILE_NAME.exec(response.headers.get('content-disposition') ?? '');
          saveFile(await response.blob(), named?.[1] ?? 'ankur.zip');
          return null;
        },
      }),
    }),
    deleteAccount: build.mutation<{ msg: string }, { password: string }>({
      query: (body) => post('/api/user/account/delete/', body),
    }),
  }),
});

export const {
  useDevicesQuery,
  useStorageQuery,
  useEmailConfirmationQuery,
  useSendConfirmationMutation,
  useEndDeviceMutation,
  useEndAllDevicesMutation,
  useDownloadCopyMutation,
  useDeleteAccountMutation,
} = accountApi;

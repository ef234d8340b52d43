import account from 'virtual:endpoints/account';
import auth from 'virtual:endpoints/auth';
import { saveFile } from '../../lib/files/save-file.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const FILE_NAME = /filename="([\w.-]+)"/;

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      devices: query(account.sessions, () => ({})),
      endDevice: mutation(account.endSession, (id: string) => ({ params: { id } })),
      endAllDevices: mutation(account.endAllSessions, () => ({})),
      storage: query(account.storage, () => ({})),
      emailConfirmation: query(auth.emailConfirmation, () => ({})),
      sendConfirmation: mutation(auth.sendConfirmation, () => ({})),
      /** Downloads the archive as a file; its content is not stored in Redux. */
      downloadCopy: mutation(account.exportAccount, () => ({
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          const named = FILE_NAME.exec(response.headers.get('content-disposition') ?? '');
          saveFile(await response.blob(), named?.[1] ?? 'ankur.zip');
          return null;
        },
      })),
      deleteAccount: mutation(account.deleteAccount, (body: { password: string }) => ({ body })),
    };
  },
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

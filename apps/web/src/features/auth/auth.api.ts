import auth from 'virtual:endpoints/auth';
import type {
  ChangePasswordBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
} from '@ankur/contracts/auth/endpoints';
import { type AgeGroup, NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { deviceName } from '../../lib/session/device-name.ts';

export interface SignUpBody {
  name: string;
  email: string;
  password: string;
  password2: string;
  tc: 'true' | 'false';
  age: AgeGroup | null;
  /** The proof of work that the server required. */
  proof?: RegisterBody['proof'];
}

/** Parameters of a mailed link. */
interface Link {
  id: string;
  token: string;
}

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = fromContract(build);
    return {
      register: mutation(
        auth.register,
        ({ age, ...form }: SignUpBody) => ({
          // A form without consent is sent too: the server reports all failures at once.
          body: {
            ...form,
            tc: form.tc as 'true',
            language: currentLanguage(),
            notice: NOTICE_VERSION,
            ...(age ? { age_group: age } : {}),
            device: deviceName(),
          },
        }),
        {
          async onQueryStarted(_form, { dispatch, queryFulfilled }) {
            // The farmer signs in next; the session created with the account is revoked.
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (data) void dispatch(authApi.endpoints.endSession.initiate(data.token.refresh));
          },
        },
      ),
      login: mutation(auth.login, (form: LoginBody) => ({
        body: { ...form, device: deviceName() },
      })),
      endSession: mutation(auth.logout, (refresh: string) => ({ body: { refresh } })),
      forgotPassword: mutation(auth.forgotPassword, (body: { email: string }) => ({ body })),
      resetPassword: mutation(
        auth.resetPassword,
        ({ id, token, ...body }: ResetPasswordBody & Link) => ({ params: { id, token }, body }),
      ),
      confirmEmail: mutation(auth.confirmEmail, (params: Link) => ({ params })),
      changePassword: mutation(auth.changePassword, (body: ChangePasswordBody) => ({ body })),
    };
  },
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useConfirmEmailMutation,
} = authApi;

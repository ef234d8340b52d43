import type {
  ChangePasswordBody,
  LoginBody,
  RegisterBody,
  RegisteredAnswer,
  ResetPasswordBody,
  SignedInAnswer,
} from '@ankur/contracts/auth/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { deviceName } from '../../lib/session/device-name.ts';

export interface SignUpBody {
  name: string;
  email: string;
  password: string;
  password2: string;
  tc: 'true' | 'false';
  /** The result of a calculation that the server asked for. */
  proof?: RegisterBody['proof'];
}

interface Message {
  msg: string;
}

const post = (url: string, body?: unknown) => ({ url, method: 'POST', body });

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisteredAnswer, SignUpBody>({
      query: (form) =>
        post('/api/user/register/', {
          ...form,
          language: currentLanguage(),
          device: deviceName(),
        }),
      async onQueryStarted(_form, { dispatch, queryFulfilled }) {
        // The farmer signs in next; the session that came with the account would stay open unused.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(authApi.endpoints.endSession.initiate(data.token.refresh));
      },
    }),
    login: build.mutation<SignedInAnswer, LoginBody>({
      query: (form) => post('/api/user/login/', { ...form, device: deviceName() }),
    }),
    endSession: build.mutation<null, string>({
      query: (refresh) => post('/api/user/logout/', { refresh }),
    }),
    forgotPassword: build.mutation<Message, { email: string }>({
      query: (form) => post('/api/user/send-reset-password-email/', form),
    }),
    resetPassword: build.mutation<Message, ResetPasswordBody & { id: string; token: string }>({
      query: ({ id, token, ...form }) =>
        post(
          `/api/user/reset-password/${encodeURIComponent(id)}/${encodeURIComponent(token)}/`,
          form,
        ),
    }),
    confirmEmail: build.mutation<Message, { id: string; token: string }>({
      query: ({ id, token }) =>
        post(`/api/user/confirm-email/${encodeURIComponent(id)}/${encodeURIComponent(token)}/`),
      invalidatesTags: ['Email'],
    }),
    changePassword: build.mutation<Message, ChangePasswordBody>({
      query: (form) => post('/api/user/changepassword/', form),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useConfirmEmailMutation,
} = authApi;

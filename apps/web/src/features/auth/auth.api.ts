import type {
  ChangePasswordBody,
  LoginBody,
  ResetPasswordBody,
  SignedInAnswer,
} from '@ankur/contracts/auth/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';

export interface SignUpBody {
  name: string;
  email: string;
  password: string;
  password2: string;
  tc: 'true' | 'false';
}

interface Message {
  msg: string;
}

const post = (url: string, body?: unknown) => ({ url, method: 'POST', body });

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<SignedInAnswer, SignUpBody>({
      query: (form) => post('/api/user/register/', { ...form, language: currentLanguage() }),
      async onQueryStarted(_form, { dispatch, queryFulfilled }) {
        // The farmer signs in next; the session that came with the account would stay open unused.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(authApi.endpoints.endSession.initiate(data.token.refresh));
      },
    }),
    login: build.mutation<SignedInAnswer, LoginBody>({
      query: (form) => post('/api/user/login/', form),
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
} = authApi;

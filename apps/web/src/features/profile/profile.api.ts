import { baseApi } from '../../lib/http/base-api.ts';
import { keepFarmerName } from '../../lib/session/tokens.ts';

const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userName: build.query<{ name: string | null }, void>({
      query: () => '/api/user/name/',
      providesTags: ['Profile'],
      async onQueryStarted(_none, { queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          if (data.name) keepFarmerName(data.name);
        } catch {
          // the greeting keeps the name of the last visit
        }
      },
    }),
  }),
});

export const { useUserNameQuery } = profileApi;

import type { FoundPlace } from '@ankur/contracts/geo/endpoints';
import type {
  PlaceAnswer,
  PlaceBody,
  ProfileAnswer,
  ProfileSavedAnswer,
} from '@ankur/contracts/profile/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { keepFarmerData, keepFarmerName } from '../../lib/session/tokens.ts';
import { keepToldLanguage, toldLanguage } from './told-language.ts';

/** A picture of 5 MB takes minutes on a thin line; with the usual half minute it never arrived. */
const PICTURE_TIMEOUT_MS = 300_000;

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userName: build.query<{ name: string | null }, void>({
      query: () => '/api/user/name/',
      providesTags: ['Profile'],
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          if (data.name) keepFarmerName(data.name);
        } catch {
          // the greeting keeps the name of the last visit
          return;
        }
        const language = currentLanguage();
        if (language === toldLanguage()) return;
        void dispatch(profileApi.endpoints.savePreferences.initiate({ language }));
      },
    }),
    profile: build.query<ProfileAnswer, void>({
      query: () => '/api/user/profile/',
      providesTags: ['Profile'],
      async onQueryStarted(_none, { queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          keepFarmerData(data);
          if (data.name) keepFarmerName(data.name);
        } catch {
          // the screens show what was kept last
        }
      },
    }),
    saveProfile: build.mutation<ProfileSavedAnswer, FormData>({
      query: (body) => ({
        url: '/api/user/profile-input/',
        method: 'POST',
        body,
        ...(body.has('profile_picture') && { timeout: PICTURE_TIMEOUT_MS }),
      }),
      invalidatesTags: (saved) => (saved ? ['Profile'] : []),
    }),
    farmPlace: build.query<PlaceAnswer, void>({
      query: () => '/api/user/place/',
      providesTags: ['Profile'],
    }),
    findFarmPlaces: build.query<FoundPlace[], string>({
      query: (q) => ({ url: '/api/geo/search/', params: { q } }),
    }),
    saveFarmPlace: build.mutation<PlaceAnswer, PlaceBody>({
      query: (body) => ({ url: '/api/user/place/', method: 'PUT', body }),
      invalidatesTags: ['Profile', 'Irrigation', 'Market'],
    }),
    /** Letters and notices come in this language. */
    savePreferences: build.mutation<unknown, { language: string }>({
      query: (body) => ({ url: '/api/user/preferences/', method: 'PATCH', body }),
      async onQueryStarted({ language }, { queryFulfilled }) {
        const told = await queryFulfilled.catch(() => null);
        if (told) keepToldLanguage(language);
      },
    }),
  }),
});

export const {
  useUserNameQuery,
  useProfileQuery,
  useLazyProfileQuery,
  useSaveProfileMutation,
  useFarmPlaceQuery,
  useLazyFarmPlaceQuery,
  useFindFarmPlacesQuery,
  useSaveFarmPlaceMutation,
  useSavePreferencesMutation,
} = profileApi;

import auth from 'virtual:endpoints/auth';
import geo from 'virtual:endpoints/geo';
import profile from 'virtual:endpoints/profile';
import type { PlaceBody } from '@ankur/contracts/profile/endpoints';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { keepFarmerData, keepFarmerName } from '../../lib/session/tokens.ts';
import { keepToldLanguage, toldLanguage } from './told-language.ts';

/** A picture of 5 MB takes minutes on a thin line; with the usual half minute it never arrived. */
const PICTURE_TIMEOUT_MS = 300_000;

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      userName: query(auth.name, () => ({}), {
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
      profile: query(profile.profile, () => ({}), {
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
      saveProfile: mutation(
        profile.saveProfile,
        (body: FormData) => ({
          body,
          ...(body.has('profile_picture') && { timeout: PICTURE_TIMEOUT_MS }),
        }),
        { onlyWhenDone: true },
      ),
      farmPlace: query(profile.place, () => ({})),
      findFarmPlaces: query(geo.search, (q: string) => ({ query: { q } })),
      saveFarmPlace: mutation(profile.savePlace, (body: PlaceBody) => ({ body })),
      /** Letters and notices come in this language. */
      savePreferences: mutation(profile.preferences, (body: { language: Language }) => ({ body }), {
        async onQueryStarted({ language }, { queryFulfilled }) {
          const told = await queryFulfilled.catch(() => null);
          if (told) keepToldLanguage(language);
        },
      }),
    };
  },
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

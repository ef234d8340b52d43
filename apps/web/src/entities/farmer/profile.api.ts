import auth from 'virtual:endpoints/auth';
import profile from 'virtual:endpoints/profile';
import type { PlaceAnswer, PlaceBody, ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { keepFarmerData, keepFarmerName } from '../../lib/session/tokens.ts';
import { storeSyncedLanguage, syncedLanguage } from './synced-language.ts';

/** A picture of 5 MB takes minutes on a slow connection, beyond the usual time-out of 30 s. */
const PICTURE_TIMEOUT_MS = 300_000;

interface SavedProfile {
  form: FormData;
  profile: ProfileAnswer;
}

/** A form text in the answer's format. */
function asKnown(before: unknown, text: string): unknown {
  if (typeof before === 'number') return Number(text);
  return before === null && text === '' ? null : text;
}

/** The profile with the form's values, until sent; without `updated_at`. */
function pendingProfile({ form, profile: known }: SavedProfile) {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, asKnown(Reflect.get(known, name), value)]] : [],
  );
  const next: ProfileAnswer = { ...known, ...Object.fromEntries(texts) };
  return { msg: '', profile_picture: known.profile_picture, updated_at: '', profile: next };
}

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
            // the greeting keeps the stored name
            return;
          }
          const language = currentLanguage();
          if (language === syncedLanguage()) return;
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
            // screens show the cached profile
          }
        },
      }),
      saveProfile: mutation(
        profile.saveProfile,
        ({ form }: SavedProfile) => ({
          body: form,
          ...(form.has('profile_picture') && { timeout: PICTURE_TIMEOUT_MS }),
        }),
        {
          onlyWhenDone: true,
          waits: {
            what: 'profile',
            tellsEnd: true,
            thing: () => 'profile',
            before: ({ profile: known }) => known,
            row: pendingProfile,
            stored: ({ profile: next }: Partial<SavedProfile>) => next ?? null,
          },
        },
      ),
      farmPlace: query(profile.place, () => ({})),
      saveFarmPlace: mutation(profile.savePlace, (body: PlaceBody) => ({ body }), {
        waits: {
          what: 'place',
          kind: 'set',
          thing: () => 'place',
          row: (body) => ({ ...body, id: 'place', updated_at: null }) as unknown as PlaceAnswer,
        },
      }),
      /** The language of mails and notifications. */
      savePreferences: mutation(profile.preferences, (body: { language: Language }) => ({ body }), {
        async onQueryStarted({ language }, { queryFulfilled }) {
          const told = await queryFulfilled.catch(() => null);
          if (told) storeSyncedLanguage(language);
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
  useSaveFarmPlaceMutation,
  useSavePreferencesMutation,
} = profileApi;

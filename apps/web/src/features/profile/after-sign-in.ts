import {
  useLazyFarmPlaceQuery,
  useSavePreferencesMutation,
} from '../../entities/farmer/profile.api.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { keepPlace, placeState } from '../../lib/place/place-store.ts';

/** After sign-in: sends the language of this screen to the account, and loads the farm's place. */
export function useAfterSignIn(): () => void {
  const [loadPlace] = useLazyFarmPlaceQuery();
  const [savePreferences] = useSavePreferencesMutation();
  return () => {
    void savePreferences({ language: currentLanguage() });
    void loadPlace().then(({ data }) => {
      if (!data || data.lat === null || data.lon === null) return;
      if (placeState().status === 'known') return;
      keepPlace({ lat: data.lat, lon: data.lon, city: data.city, source: 'profile' });
    });
  };
}

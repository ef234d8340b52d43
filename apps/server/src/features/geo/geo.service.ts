import { searchPlaces } from '@ankur/content/place-search';
import { districtsOf, findState, states } from '@ankur/content/states-districts';
import type { FoundPlace, NamedPlace } from '@ankur/contracts/geo/endpoints';
import { failure } from '@ankur/contracts/problems';
import { notFound } from '../../platform/errors/app-error.ts';
import type { AnswerCache } from '../../providers/answer-cache.ts';
import { coarse } from '../../providers/coarse-point.ts';
import { createGazetteer } from '../../providers/geocoding/gazetteer.ts';
import type { Geocoder, PlaceWords } from '../../providers/geocoding/geocoding.ts';
import type { ProviderRateLimit } from '../../providers/provider-rate-limit.ts';

/** Names of places rarely change: fresh for a month, usable for a year. */
const TIMES = { freshMs: 30 * 86_400_000, usableMs: 365 * 86_400_000 };

const NOWHERE: PlaceWords = {
  formatted: null,
  city: null,
  state: null,
  district: null,
  country: null,
  postcode: null,
  town: null,
  village: null,
};

export interface GeoService {
  /** Names a point by the configured provider, else by the gazetteer; all null where both know nothing. */
  reverse(lat: number, lon: number, rateLimit?: ProviderRateLimit): Promise<NamedPlace>;
  search(query: string): FoundPlace[];
  states(): string[];
  /** @throws AppError not_found for a state that does not exist. */
  districts(state: string): string[];
}

export function createGeoService(deps: { geocoder: Geocoder; cache: AnswerCache }): GeoService {
  const gazetteer = createGazetteer();
  const ask = async (geocoder: Geocoder, lat: number, lon: number): Promise<NamedPlace> => ({
    ...NOWHERE,
    ...(await geocoder.reverse(lat, lon)),
    source: geocoder.source,
  });
  return {
    async reverse(lat, lon, rateLimit) {
      if (deps.geocoder.source === 'gazetteer') return ask(gazetteer, lat, lon);
      try {
        // Rounded coordinates as cache key: one request for all within a kilometre.
        const key = `geo:${coarse(lat)},${coarse(lon)}`;
        return (
          await deps.cache.answer(
            key,
            TIMES,
            () => ask(deps.geocoder, lat, lon),
            () => rateLimit?.('known') ?? Promise.resolve(),
          )
        ).value;
      } catch {
        return ask(gazetteer, lat, lon);
      }
    },
    search: (query) =>
      searchPlaces(query).map(({ name, district, state, lat, lon }) => ({
        name,
        district,
        state,
        lat,
        lon,
      })),
    states: () => states.map((s) => s.name),
    districts(name) {
      if (!findState(name)) throw notFound(failure('state_not_found'));
      return districtsOf(name).map((d) => d.name);
    },
  };
}

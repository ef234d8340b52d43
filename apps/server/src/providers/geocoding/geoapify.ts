import * as z from 'zod';
import { coarse } from '../coarse-point.ts';
import { type HttpClient, ProviderError } from '../http-client.ts';
import type { Geocoder, PlaceWords } from './geocoding.ts';

const text = z
  .string()
  .nullish()
  .transform((v) => v || null);
const result = z.object({
  formatted: text,
  city: text,
  state: text,
  state_district: text,
  county: text,
  country: text,
  postcode: text,
  town: text,
  village: text,
});
// With `format=json` there is `results`; without it the same properties come as GeoJSON features.
const shape = z.union([
  z.object({ results: z.array(result) }).transform((b) => b.results),
  z
    .object({ features: z.array(z.object({ properties: result })) })
    .transform((b) => b.features.map((f) => f.properties)),
]);

/** Geoapify's reverse geocoding; the first result is read. */
export function createGeoapify(http: HttpClient, baseUrl: string, apiKey: string): Geocoder {
  return {
    source: 'geoapify',
    async reverse(lat, lon) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/geocode/reverse`);
      url.searchParams.set('lat', coarse(lat));
      url.searchParams.set('lon', coarse(lon));
      url.searchParams.set('format', 'json');
      url.searchParams.set('apiKey', apiKey);
      const parsed = shape.safeParse(await http.getJson(url));
      if (!parsed.success) throw new ProviderError('bad-answer', 'geoapify: unexpected answer');
      const [first] = parsed.data;
      return first ? toPlace(first) : null;
    },
  };
}

function toPlace(found: z.output<typeof result>): PlaceWords {
  const district =
    (found.state_district ?? found.county)?.replace(/ (District|Division)$/i, '') ?? null;
  return {
    formatted: found.formatted,
    city: found.city ?? found.town ?? found.village ?? found.county ?? district,
    state: found.state,
    district,
    country: found.country,
    postcode: found.postcode,
    town: found.town,
    village: found.village,
  };
}

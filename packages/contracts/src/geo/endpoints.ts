import * as z from 'zod/mini';
import { endpoint, OPEN_READ } from '../http/endpoint.ts';
import { coordinate, LATITUDE_OUTSIDE, LONGITUDE_OUTSIDE } from '../http/fields.ts';
import { geoFailure as failure } from './problems.ts';

export const pointQuery = z.object({
  lat: coordinate(90, LATITUDE_OUTSIDE),
  lon: coordinate(180, LONGITUDE_OUTSIDE),
});

const text = z.nullable(z.string());

/** A named point; every part that is not known is null. */
export const namedPlace = z.object({
  formatted: text,
  city: text,
  state: text,
  district: text,
  country: text,
  postcode: text,
  town: text,
  village: text,
  source: z.enum(['geoapify', 'gazetteer']),
});
export type NamedPlace = z.infer<typeof namedPlace>;

export const foundPlace = z.object({
  name: z.string(),
  district: text,
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

/** Where a browser finds the tiles of a map; both null where the operator has set none. */
export const mapTiles = z.object({
  /** The address of a tile with `{z}`, `{x}` and `{y}`. */
  url: text,
  /** Whose map it is, to be shown beside it. */
  attribution: text,
});
export type MapTiles = z.infer<typeof mapTiles>;

export const geoEndpoints = {
  tiles: endpoint({
    ...OPEN_READ,
    path: '/api/geo/tiles/',
    summary: 'Where the tiles of the map lie, if there is a map',
    answer: mapTiles,
  }),
  reverse: endpoint({
    ...OPEN_READ,
    path: '/api/geo/reverse/',
    summary: 'The name of a point',
    query: pointQuery,
    answer: namedPlace,
  }),
  search: endpoint({
    ...OPEN_READ,
    path: '/api/geo/search/',
    summary: 'Places of India by the beginning of their name',
    query: z.object({
      q: z
        .string(failure('place_name_missing'))
        .check(
          z.trim(),
          z.minLength(2, failure('place_name_too_short', { min: 2 })),
          z.maxLength(80, failure('place_name_too_long', { max_characters: 80 })),
        ),
    }),
    answer: z.array(foundPlace),
  }),
  states: endpoint({
    ...OPEN_READ,
    path: '/api/geo/states/',
    summary: 'The 36 states and union territories',
    answer: z.array(z.string()),
  }),
  districts: endpoint({
    ...OPEN_READ,
    path: '/api/geo/districts/',
    summary: 'The districts of a state',
    query: z.object({
      state: z
        .string(failure('state_name_missing'))
        .check(z.minLength(1, failure('state_name_missing'))),
    }),
    answer: z.array(z.string()),
    refuses: [404],
  }),
};

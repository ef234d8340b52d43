import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
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
    method: 'GET',
    path: '/api/geo/tiles/',
    auth: 'none',
    cache: 'public',
    summary: 'Where the tiles of the map lie, if there is a map',
    status: 200,
    answer: mapTiles,
  }),
  reverse: endpoint({
    method: 'GET',
    path: '/api/geo/reverse/',
    auth: 'none',
    cache: 'public',
    summary: 'The name of a point',
    query: pointQuery,
    status: 200,
    answer: namedPlace,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/geo/search/',
    auth: 'none',
    cache: 'public',
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
    status: 200,
    answer: z.array(foundPlace),
  }),
  states: endpoint({
    method: 'GET',
    path: '/api/geo/states/',
    auth: 'none',
    cache: 'public',
    summary: 'The 36 states and union territories',
    status: 200,
    answer: z.array(z.string()),
  }),
  districts: endpoint({
    method: 'GET',
    path: '/api/geo/districts/',
    auth: 'none',
    cache: 'public',
    summary: 'The districts of a state',
    query: z.object({
      state: z
        .string(failure('state_name_missing'))
        .check(z.minLength(1, failure('state_name_missing'))),
    }),
    status: 200,
    answer: z.array(z.string()),
    refuses: [404],
  }),
};

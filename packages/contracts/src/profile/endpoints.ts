import * as z from 'zod/mini';
import { LANGUAGES } from '../auth/rules.ts';
import { endpoint } from '../http/endpoint.ts';
import { clean, IRRIGATION_METHODS, LAND_TYPES, profileForm } from './rules.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** A farmer's own profile; what was never saved is null. */
export const profileAnswer = z.object({
  email: z.string(),
  name: text,
  age: number,
  contact: text,
  location: text,
  land_size: number,
  land_type: z.enum(LAND_TYPES),
  crops: text,
  livestock: text,
  fertilizers: text,
  pesticides: text,
  irrigation: z.enum(IRRIGATION_METHODS),
  seed_brand: text,
  annual_crops: number,
  profile_picture: text,
  profile_picture_small: text,
  bio: text,
  post_count: z.number(),
  followers_count: z.number(),
  following_count: z.number(),
  language: z.enum(LANGUAGES),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

export const profileSavedAnswer = z.object({ msg: z.string(), profile_picture: text });
export type ProfileSavedAnswer = z.infer<typeof profileSavedAnswer>;

const LAT = 'lat must be a number from -90 to 90';
const LON = 'lon must be a number from -180 to 180';
const name = (message: string) =>
  z.string(message).check(clean, z.minLength(1, message), z.maxLength(100, message));

/** Where the fields lie, as the farmer chose it. */
export const placeBody = z.object({
  lat: z.number(LAT).check(z.minimum(-90, LAT), z.maximum(90, LAT)),
  lon: z.number(LON).check(z.minimum(-180, LON), z.maximum(180, LON)),
  city: z.optional(
    z.nullable(z.string('city must be text').check(clean, z.maxLength(100, 'city is too long'))),
  ),
  district: name('Choose a district'),
  state: name('Choose a state'),
});
export type PlaceBody = z.infer<typeof placeBody>;

/** All null while the farmer has chosen nothing. */
export const placeAnswer = z.object({
  lat: number,
  lon: number,
  city: text,
  district: text,
  state: text,
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;

export const preferences = z.object({
  language: z.enum(LANGUAGES, 'Choose a language from the list'),
});

export const profileEndpoints = {
  profile: endpoint({
    method: 'GET',
    path: '/api/user/profile/',
    auth: 'required',
    summary: 'My profile',
    status: 200,
    answer: profileAnswer,
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/api/user/profile-input/',
    auth: 'required',
    summary: 'Save my profile; `profile_picture` only when a new one was chosen',
    body: profileForm,
    bodyKind: 'multipart',
    status: 200,
    answer: profileSavedAnswer,
  }),
  place: endpoint({
    method: 'GET',
    path: '/api/user/place/',
    auth: 'required',
    summary: 'Where my fields lie',
    status: 200,
    answer: placeAnswer,
  }),
  savePlace: endpoint({
    method: 'PUT',
    path: '/api/user/place/',
    auth: 'required',
    summary: 'Choose where my fields lie',
    body: placeBody,
    status: 200,
    answer: placeAnswer,
  }),
  preferences: endpoint({
    method: 'PATCH',
    path: '/api/user/preferences/',
    auth: 'required',
    summary: 'The language in which I am written to',
    body: preferences,
    status: 200,
    answer: preferences,
  }),
};

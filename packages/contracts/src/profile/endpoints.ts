import { LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { endpoint, PATCH, POST, PUT, READ } from '../http/endpoint.ts';
import { LATITUDE_OUTSIDE, LONGITUDE_OUTSIDE } from '../http/fields.ts';
import type { Failure } from '../http/problem.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { clean, IRRIGATION_METHODS, LAND_TYPES, profileForm, requiredCleanText } from './rules.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** A farmer's own profile; unsaved fields are null. */
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
  language: z.enum(LANGUAGE_CODES),
  /** When the profile was saved last; null: never. */
  updated_at: text,
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

export const profileSavedAnswer = z.object({
  msg: z.string(),
  profile_picture: text,
  updated_at: z.string(),
});
export type ProfileSavedAnswer = z.infer<typeof profileSavedAnswer>;

const name = (failure: Failure) => requiredCleanText(failure, 100, failure);

/** The farm's place, as chosen by the farmer. */
export const placeBody = z.object({
  lat: z
    .number(LATITUDE_OUTSIDE)
    .check(z.minimum(-90, LATITUDE_OUTSIDE), z.maximum(90, LATITUDE_OUTSIDE)),
  lon: z
    .number(LONGITUDE_OUTSIDE)
    .check(z.minimum(-180, LONGITUDE_OUTSIDE), z.maximum(180, LONGITUDE_OUTSIDE)),
  city: z.optional(
    z.nullable(
      z
        .string(apiFailure('must_be_text', { name: 'city' }))
        .check(
          clean,
          z.maxLength(100, apiFailure('text_too_long', { name: 'city', max_characters: 100 })),
        ),
    ),
  ),
  district: name(commonFailure('district_required')),
  state: name(commonFailure('state_required')),
});
export type PlaceBody = z.infer<typeof placeBody>;

/** The chosen place, else the one that the profile's location names, with `updated_at` null; all null when neither. */
export const placeAnswer = z.object({
  lat: number,
  lon: number,
  city: text,
  district: text,
  state: text,
  updated_at: text,
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;

export const preferences = z.object({
  language: z.enum(LANGUAGE_CODES, commonFailure('language_unknown')),
});

export const profileEndpoints = {
  profile: endpoint({
    ...READ,
    path: '/api/user/profile/',
    tags: ['Profile'],
    summary: 'My profile',
    answer: profileAnswer,
  }),
  saveProfile: endpoint({
    ...POST,
    path: '/api/user/profile-input/',
    tags: ['Profile'],
    summary: 'Save my profile; `profile_picture` only when a new one was chosen',
    versioned: true,
    body: profileForm,
    bodyKind: 'multipart',
    answer: profileSavedAnswer,
  }),
  place: endpoint({
    ...READ,
    path: '/api/user/place/',
    tags: ['Profile'],
    summary: 'Where my fields lie',
    answer: placeAnswer,
  }),
  savePlace: endpoint({
    ...PUT,
    path: '/api/user/place/',
    tags: ['Profile', 'Irrigation', 'Market'],
    summary: 'Choose where my fields lie',
    versioned: true,
    body: placeBody,
    answer: placeAnswer,
  }),
  preferences: endpoint({
    ...PATCH,
    path: '/api/user/preferences/',
    summary: 'The language in which I am written to',
    body: preferences,
    answer: preferences,
  }),
};

import type { IrrigationMethod, LandType } from '@ankur/contracts/profile/rules';
import { doublePrecision, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const profiles = pgTable('profiles', {
  farmerId: uuid('farmer_id').primaryKey(),
  name: text('name'),
  age: smallint('age'),
  contact: text('contact'),
  location: text('location'),
  landAcres: doublePrecision('land_acres'),
  landType: text('land_type').$type<LandType>().notNull().default('irrigated'),
  crops: text('crops'),
  livestock: text('livestock'),
  fertilizers: text('fertilizers'),
  pesticides: text('pesticides'),
  irrigation: text('irrigation').$type<IrrigationMethod>().notNull().default('sprinkler'),
  seedBrand: text('seed_brand'),
  annualCrops: smallint('annual_crops'),
  bio: text('bio'),
  pictureKey: text('picture_key'),
  smallPictureKey: text('small_picture_key'),
  savedAt: instant('saved_at'),
  placeLat: doublePrecision('place_lat'),
  placeLon: doublePrecision('place_lon'),
  placeCity: text('place_city'),
  placeDistrict: text('place_district'),
  placeState: text('place_state'),
  placeUpdatedAt: instant('place_updated_at'),
});

export const follows = pgTable(
  'follows',
  {
    followerId: uuid('follower_id').notNull(),
    followedId: uuid('followed_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.followedId] })],
);

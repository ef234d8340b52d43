import { sql } from 'drizzle-orm';

/**
 * Every column that names media, and whose: these are backed up, exported, and deleted with the account;
 * `orphans.test.ts` fails when a table has one more.
 */
export const NAMED_MEDIA = sql`
  select picture_key as key, farmer_id from profiles union all select small_picture_key, farmer_id from profiles
  union all select picture_key, farmer_id from scans union all select small_picture_key, farmer_id from scans
  union all select photo_key, farmer_id from expert_requests union all select key, farmer_id from loss_photos
  union all select small_key, farmer_id from loss_photos
  union all select key, farmer_id from farm_pictures union all select small_key, farmer_id from farm_pictures
  union all select media ->> 'video', farmer_id from feed_items union all select media ->> 'poster', farmer_id from feed_items
  union all select p ->> 'webp', farmer_id from feed_items, jsonb_array_elements(media -> 'pictures') p
  union all select p ->> 'avif', farmer_id from feed_items, jsonb_array_elements(media -> 'pictures') p`;

import { searchPlaces } from '@ankur/content/place-search';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { profiles } from '../profile/profile.tables.ts';

/** State and district of a farmer: of the chosen place, else what the profile's location names. */
export function createPlaceReader(db: Database) {
  return async (farmerId: string): Promise<{ state: string | null; district: string | null }> => {
    const [row] = await db
      .select({
        state: profiles.placeState,
        district: profiles.placeDistrict,
        location: profiles.location,
      })
      .from(profiles)
      .where(eq(profiles.farmerId, farmerId));
    if (row?.district) return { state: row.state, district: row.district };
    const found = row?.location ? searchPlaces(row.location, 1)[0] : undefined;
    return { state: found?.state ?? null, district: found?.district ?? null };
  };
}

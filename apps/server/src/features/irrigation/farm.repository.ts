import { searchPlaces } from '@ankur/content/place-search';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { profiles } from '../profile/profile.tables.ts';
import type { Farm } from './irrigation.service.ts';

/** Reads what irrigation needs of a farmer's profile; before it is saved, its defaults hold. */
export function createFarmReader(db: Database): (farmerId: string) => Promise<Farm> {
  return async (farmerId) => {
    const [row] = await db
      .select({
        irrigationMethod: profiles.irrigation,
        landType: profiles.landType,
        lat: profiles.placeLat,
        lon: profiles.placeLon,
        location: profiles.location,
      })
      .from(profiles)
      .where(eq(profiles.farmerId, farmerId));
    if (!row) return { irrigationMethod: 'sprinkler', landType: 'irrigated', point: null };
    return {
      irrigationMethod: row.irrigationMethod,
      landType: row.landType,
      point: pointOf(row),
    };
  };
}

/** The place that was chosen on the map or by the phone, else the one the location's words name. */
function pointOf(row: {
  lat: number | null;
  lon: number | null;
  location: string | null;
}): Farm['point'] {
  if (row.lat !== null && row.lon !== null) return { lat: row.lat, lon: row.lon };
  const found = row.location ? searchPlaces(row.location, 1)[0] : undefined;
  return found ? { lat: found.lat, lon: found.lon } : null;
}

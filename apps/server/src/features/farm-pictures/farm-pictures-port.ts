import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids.ts';
import type { FarmPicturesPort } from '../../ports/farm-pictures.ts';
import { toFarmPicture } from './farm-pictures.mapper.ts';
import { createFarmPicturesRepository, RECORDS } from './farm-pictures.repository.ts';

/** What other features ask of the pictures of a farm's records. */
export function createFarmPicturesPort(db: Database): FarmPicturesPort {
  const pictures = createFarmPicturesRepository(db);
  return {
    async of(links, farmerId, of, ids) {
      const rows = await pictures.list(farmerId, of, ids);
      return new Map(
        rows.map((row) => [row[RECORDS[of].column] ?? '', toFarmPicture(row, links)] as const),
      );
    },
    keysUnder: async (farmerId, of, id) => (isId(id) ? pictures.keysUnder(farmerId, of, id) : []),
  };
}

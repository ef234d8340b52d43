import type { MediaStore } from '../media-store/media-store.ts';
import type { IfMatch } from '../writes/version.ts';
import type { Whose } from './records.repository.ts';
import type { Follow } from './records.service.ts';

interface Removing {
  remove(whose: Whose, id: string, ifMatch: IfMatch | undefined, also?: Follow): Promise<void>;
}

/** The service of records with whose removal the files go that `keysOf` names before it. */
export const removesFiles = <Service extends Removing>(
  service: Service,
  media: Pick<MediaStore, 'remove'>,
  keysOf: (farmerId: string, id: string) => Promise<readonly string[]>,
): Service => ({
  ...service,
  async remove(whose, id, ifMatch, also): Promise<void> {
    const keys = await keysOf(whose.farmerId, id);
    await service.remove(whose, id, ifMatch, also);
    await media.remove(keys);
  },
});

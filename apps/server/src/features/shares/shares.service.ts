import type { Share, SharedDiary, ShareInput } from '@ankur/contracts/farm-record/shares';
import { failure } from '@ankur/contracts/problems';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { refuseNotOwn } from '../../platform/records/owned.ts';
import { createRecordService, type Writing } from '../../platform/records/records.service.ts';
import { codeOf, idOfCode } from './share-code.ts';
import { findOpenShare, listSharedHerd, type ShareRow } from './shares.repository.ts';
import { shares } from './shares.tables.ts';

const DAY_MS = 86_400_000;

type Deps = Pick<
  AppDeps,
  | 'db'
  | 'clock'
  | 'ids'
  | 'media'
  | 'secrets'
  | 'config'
  | 'mediaLinks'
  | 'findSharedPlanting'
  | 'farmPictures'
>;

/** Links that show a diary to somebody who has no account, until they run out or are revoked. */
export function createSharesService(deps: Deps) {
  const { db, clock, secrets, config } = deps;
  const toShare = (row: ShareRow): Share => {
    const code = codeOf(secrets.key('diary-share'), row.id);
    return {
      id: row.id,
      planting: row.plantingId,
      code,
      url: `${config.PUBLIC_URL}/application/diary/${code}`,
      expires_at: row.expiresAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  };
  const records = createRecordService<ShareRow, Share, ShareInput>(
    {
      table: shares,
      present: async (rows) => rows.map(toShare),
      async values({ planting, days = 1 }, _held, { on, whose }: Writing) {
        const named = ['plantings', 'planting', planting, failure('planting_missing')] as const;
        await refuseNotOwn(on, whose.farmerId, [named]);
        const expiresAt = new Date(clock.now().getTime() + days * DAY_MS);
        return { plantingId: planting ?? null, expiresAt };
      },
    },
    deps,
  );
  /** The animals and their diaries with their pictures. */
  const sharedHerd = async (farmerId: string) => {
    const [herd, ofAnimals, ofEvents] = await Promise.all([
      listSharedHerd(db, farmerId),
      deps.farmPictures.of(deps.mediaLinks, farmerId, 'animal'),
      deps.farmPictures.of(deps.mediaLinks, farmerId, 'animal_event'),
    ]);
    return herd.map((animal) => ({
      ...animal,
      picture: ofAnimals.get(animal.id) ?? null,
      diary: animal.diary.map((entry) => ({ ...entry, picture: ofEvents.get(entry.id) ?? null })),
    }));
  };
  return {
    ...records,
    /** The diary that a code opens. @throws AppError not_found for any other code, and after the link ran out */
    async read(code: string): Promise<SharedDiary> {
      const id = idOfCode(secrets.keys('diary-share'), code);
      const share = id === null ? null : await findOpenShare(db, id, clock.now());
      if (!share) throw notFound();
      const { farmerId, plantingId, expiresAt } = share;
      const expires_at = expiresAt.toISOString();
      if (plantingId === null)
        return { expires_at, planting: null, herd: await sharedHerd(farmerId) };
      const planting = await deps.findSharedPlanting(deps.mediaLinks, farmerId, plantingId);
      if (!planting) throw notFound();
      return { expires_at, planting, herd: null };
    },
  };
}

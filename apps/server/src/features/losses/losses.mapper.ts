import {
  coverOf,
  deadlineOf,
  LOSS_CONTACTS,
  type LossStage,
  needs72Hours,
} from '@ankur/contracts/farm-record/loss-rules';
import type { Loss, LossPhoto } from '@ankur/contracts/farm-record/losses';
import type { MediaLinks } from '../../platform/media-store/media-links.ts';
import type { losses, lossPhotos } from './losses.tables.ts';

export type LossRow = typeof losses.$inferSelect;
export type LossPhotoRow = typeof lossPhotos.$inferSelect;

/** Keys of the files of a photograph. */
export const filesOf = ({ key, smallKey }: Pick<LossPhotoRow, 'key' | 'smallKey'>): string[] =>
  smallKey === null ? [key] : [key, smallKey];

/** A photograph as the API answers it. */
export function toLossPhoto(row: LossPhotoRow, links: MediaLinks): LossPhoto {
  return {
    id: row.id,
    url: links.to(row.key),
    small_url: links.to(row.smallKey ?? row.key),
    sha256: row.sha256,
    sha256_kept: row.sha256Kept,
    taken_at: row.takenAt?.toISOString() ?? null,
    lat: row.lat,
    lon: row.lon,
    heading: row.heading,
    view: row.view,
  };
}

/** A loss with its photographs as the API answers it. */
export function toLoss(row: LossRow, photos: readonly LossPhoto[]): Loss {
  const stage = row.stage as LossStage;
  const cover = coverOf(row.cause, stage);
  return {
    id: row.id,
    planting: row.plantingId,
    cause: row.cause,
    stage,
    cover,
    needs_72_hours: needs72Hours(cover),
    happened_at: row.happenedAt.toISOString(),
    reported_at: row.reportedAt?.toISOString() ?? null,
    deadline_at: deadlineOf(row.happenedAt).toISOString(),
    insured: row.insured,
    policy_number: row.policyNumber,
    insurer: row.insurer,
    bank: row.bank,
    survey_number: row.surveyNumber,
    estimate_percent: row.estimatePercent,
    note: row.note,
    told: row.told,
    photos: [...photos],
    tell: LOSS_CONTACTS.map((contact) => ({
      ...contact,
      told_at: row.told.find(({ who }) => who === contact.who)?.at ?? null,
    })),
    updated_at: row.updatedAt.toISOString(),
  };
}

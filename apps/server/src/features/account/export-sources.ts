import { eq } from 'drizzle-orm';
import { farmers, sessions } from '../../platform/auth/auth.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { assistantExportSources } from '../assistant/assistant.export-sources.ts';
import { farmTaskExportSources } from '../farm-tasks/farm-tasks.export-sources.ts';
import { financeExportSources } from '../finance/finance.export-sources.ts';
import { greenscanExportSources } from '../greenscan/greenscan.export-sources.ts';
import { lossPhotos } from '../losses/losses.tables.ts';
import { follows, profiles } from '../profile/profile.tables.ts';
import { communityExportSources } from './community.export-sources.ts';
import { copyOfTable } from './table-copy.ts';

/** A part of the export of an account. */
export interface ExportSource {
  /** Path in the archive without its ending, e.g. `finance/expenses`. */
  name: string;
  /** Tables covered by this source, which are not copied column by column. */
  tables?: readonly string[];
  /** The farmer's data for JSON; no password hashes, no data of other people. */
  read(db: Database, farmerId: string): Promise<unknown>;
  /** What was read as an iCalendar text (RFC 5545). */
  calendar?(told: unknown, now: Date): string;
  /** Keys of the farmer's media: included in the archive, and deleted with the account. */
  media?(db: Database, farmerId: string): Promise<string[]>;
}

const account: ExportSource = {
  name: 'account',
  async read(db, farmerId) {
    const { email, name, language, createdAt } = farmers;
    const rows = await db
      .select({ email, name, language, createdAt })
      .from(farmers)
      .where(eq(farmers.id, farmerId));
    return rows[0] ?? null;
  },
};

const devices: ExportSource = {
  name: 'devices',
  tables: ['sessions'],
  read: (db, farmerId) =>
    db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.farmerId, farmerId))
      .orderBy(sessions.id),
};

const profile: ExportSource = {
  name: 'profile',
  tables: ['profiles'],
  async read(db, farmerId) {
    const rows = await db.select().from(profiles).where(eq(profiles.farmerId, farmerId));
    if (!rows[0]) return null;
    const { farmerId: _, ...told } = rows[0];
    return told;
  },
  async media(db, farmerId) {
    const rows = await db
      .select({ large: profiles.pictureKey, small: profiles.smallPictureKey })
      .from(profiles)
      .where(eq(profiles.farmerId, farmerId));
    return [rows[0]?.large, rows[0]?.small].filter((key) => typeof key === 'string');
  },
};

const following: ExportSource = {
  name: 'community/following',
  read: (db, farmerId) =>
    db
      .select({ name: farmers.name, since: follows.createdAt })
      .from(follows)
      .innerJoin(farmers, eq(farmers.id, follows.followedId))
      .where(eq(follows.followerId, farmerId))
      .orderBy(follows.createdAt),
};

/** Photographs of losses: their rows are copied as they are, with the keys of the files. */
const lossPictures: ExportSource = {
  name: 'loss_photos',
  tables: ['loss_photos'],
  read: (db, farmerId) => copyOfTable(db, 'loss_photos', farmerId),
  async media(db, farmerId) {
    const rows = await db
      .select({ key: lossPhotos.key })
      .from(lossPhotos)
      .where(eq(lossPhotos.farmerId, farmerId));
    return rows.map(({ key }) => key);
  },
};

/**
 * Features whose rows need a readable form, or that have media, add their sources here; the tables of
 * all others are copied as stored (table-copy.ts).
 */
export const exportSources: readonly ExportSource[] = [
  account,
  devices,
  profile,
  following,
  ...assistantExportSources,
  ...financeExportSources,
  ...farmTaskExportSources,
  ...communityExportSources,
  ...greenscanExportSources,
  lossPictures,
];

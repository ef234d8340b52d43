import { eq } from 'drizzle-orm';
import { farmers } from '../../platform/auth/auth.tables.ts';
import type { ExportSource } from '../../ports/account-archive.ts';
import { follows, profiles } from './profile.tables.ts';

const profile: ExportSource = {
  name: 'profile',
  tables: ['profiles'],
  async read(db, farmerId) {
    const rows = await db.select().from(profiles).where(eq(profiles.farmerId, farmerId));
    if (!rows[0]) return null;
    const { farmerId: _, ...told } = rows[0];
    return told;
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

/** The profile, and whom the farmer follows. */
export const profileExportSources: readonly ExportSource[] = [profile, following];

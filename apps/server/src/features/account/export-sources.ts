import { eq } from 'drizzle-orm';
import { farmers, sessions } from '../../platform/auth/auth.tables.ts';
import type { ExportSource } from '../../ports/account-archive.ts';

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

/** The account itself and the devices that are signed in to it. */
export const accountExportSources: readonly ExportSource[] = [account, devices];

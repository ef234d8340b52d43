import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { scans } from './scans.tables.ts';

/** Scans, for the export of an account. */
export const greenscanExportSources = [
  {
    name: 'greenscan/scans',
    tables: ['scans'],
    async read(db: Database, farmerId: string): Promise<unknown> {
      const rows = await db.select().from(scans).where(eq(scans.farmerId, farmerId));
      return rows.map(({ farmerId: _, key: __, ...told }) => told);
    },
  },
];

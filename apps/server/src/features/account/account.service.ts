import type { SignedInDevice } from '@ankur/contracts/account/endpoints';
import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../app-deps.ts';
import { createFarmersRepository } from '../../platform/auth/farmers.repository.ts';
import { passwordFits } from '../../platform/auth/password-check.ts';
import {
  createSessionsRepository,
  type SessionRow,
} from '../../platform/auth/sessions.repository.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import { NAMED_MEDIA } from '../../platform/media-store/named-media.ts';
import { copyOfTable } from '../../platform/records/copy-of-table.ts';
import { csvOf, geoJsonOf } from './export-files.ts';
import { tablesToCopy } from './table-copy.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const toDevice = (row: SessionRow, current: string): SignedInDevice => ({
  id: row.id,
  device: row.device,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  current: row.id === current,
});

/** Devices, data export and deletion of an account. */
export function createAccountService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'limiter' | 'media' | 'identity' | 'mail' | 'archive'>,
) {
  const { exportSources } = deps.archive;
  const sessions = createSessionsRepository(deps.db);

  /** Keys of the farmer's media: included in the archive, and deleted with the account. */
  async function ownMedia(farmerId: string): Promise<string[]> {
    const rows = await rowsOf<{ key: string }>(
      deps.db,
      sql`select distinct key from (${NAMED_MEDIA}) named
        where farmer_id = ${farmerId} and key is not null order by key`,
    );
    return rows.map(({ key }) => key);
  }

  async function* entries(farmerId: string): AsyncGenerator<ZipEntry> {
    const file = (name: string, text: string): ZipEntry => ({
      name,
      content: [Buffer.from(text)],
      packed: false,
    });
    const asFiles = (name: string, told: unknown): ZipEntry[] => {
      const csv = csvOf(told);
      const geo = name === 'fields' ? geoJsonOf(told) : null;
      return [
        file(`${name}.json`, JSON.stringify(told, null, 2)),
        ...(csv === null ? [] : [file(`${name}.csv`, csv)]),
        ...(geo === null ? [] : [file(`${name}.geojson`, geo)]),
      ];
    };
    for (const source of exportSources) {
      const told = await source.read(deps.db, farmerId);
      yield* asFiles(source.name, told);
      const calendar = source.calendar?.(told, deps.clock.now());
      if (calendar) yield file(`${source.name}.ics`, calendar);
    }
    for (const table of await tablesToCopy(deps.db, exportSources)) {
      yield* asFiles(table, await copyOfTable(deps.db, table, farmerId));
    }
    for (const key of await ownMedia(farmerId)) {
      const file = await deps.media.get(key);
      if (file) yield { name: `media/${key}`, content: file.stream, packed: true };
    }
  }

  return {
    async devices(caller: Caller): Promise<SignedInDevice[]> {
      const rows = await sessions.listOpen(caller.farmerId, deps.clock.now());
      return rows.map((row) => toDevice(row, caller.sessionId));
    },

    /** @throws AppError not_found when the farmer has no such open session */
    async endDevice(farmerId: string, sessionId: string): Promise<void> {
      const ended =
        isId(sessionId) && (await sessions.revokeOwn(farmerId, sessionId, deps.clock.now()));
      if (!ended) throw notFound();
      deps.identity.forget(farmerId);
    },

    async endDevices(farmerId: string, exceptId?: string): Promise<void> {
      await deps.db.transaction((tx) =>
        createSessionsRepository(tx).revokeAll(farmerId, deps.clock.now(), exceptId),
      );
      deps.identity.forget(farmerId);
    },

    /** The archive of the farmer's data, streamed. */
    exportAll(farmerId: string): AsyncGenerator<Uint8Array> {
      return zipStream(entries(farmerId), deps.clock.now());
    },

    /** Deletes the account with all its data. @throws AppError invalid `password` when it is wrong */
    async remove(farmerId: string, password: string): Promise<void> {
      const { fits } = await passwordFits(deps, farmerId, password);
      if (!fits) throw invalid({ password: [failure('password_wrong')] });
      const keys = await ownMedia(farmerId);
      const farmers = createFarmersRepository(deps.db);
      const farmer = await farmers.find(farmerId);
      await farmers.remove(farmerId);
      deps.identity.forget(farmerId);
      await deps.media.remove(keys);
      if (farmer) await deps.mail.forget?.(farmer.email);
    },
  };
}

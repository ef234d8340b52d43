import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { AppInputs } from './app-deps.ts';
import { createSecrets } from './platform/auth/secrets.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { ensureDataFolder, storedSecret } from './platform/data-folder.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { openEmbedded } from './platform/database/open-embedded.ts';
import { openPipelinedReader, pooledReader } from './platform/database/pipelined-reader.ts';
import {
  embeddedAccess,
  ownAccess,
  prepareDatabase,
} from './platform/database/prepare-database.ts';
import { refuseUnfinishedFolder } from './platform/database/unfinished-restore.ts';
import { systemIds } from './platform/ids.ts';
import { createLoadMonitor } from './platform/load/load-monitor.ts';
import type { Log } from './platform/log.ts';
import { openMediaStore } from './platform/media-store/open-media-store.ts';
import { createRateLimiter, noRateLimiter } from './platform/rate-limit/rate-limit.ts';
import { openReplica } from './platform/replica/open-replica.ts';
import { diskProbeOf } from './platform/storage/disk-usage.ts';
import { createOutboxMail, createSmtpMail } from './providers/mail/nodemailer-mail.ts';
import { createProviders } from './providers/providers.ts';

export interface OpenServer {
  inputs: AppInputs;
  /** Statistics of the database pool, for metrics. */
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Closes the connections and stops the embedded database. */
  close(): Promise<void>;
}

/**
 * Opens what a running server needs: the database (embedded or configured), migrated,
 * the media store, mail and rate limits. Used by the server and by commands on its data; a command also
 * works while a server is running, on that server's embedded database.
 * @throws BadSetting when the data folder or the database that the settings name cannot be used
 */
export async function bootstrap(
  config: Config,
  options: { version: string; migrationsFolder: string; isCommand?: boolean },
  log: Log,
): Promise<OpenServer> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    await ensureDataFolder(config.DATA_DIR);
    await refuseUnfinishedFolder(config.DATA_DIR);
    if (config.BACKUP_DIR && !options.isCommand)
      await ensureDataFolder(config.BACKUP_DIR, 'BACKUP_DIR');
    let access = ownAccess(config);
    let isPrepared = false;
    if (!config.DATABASE_URL) {
      const embedded = await openEmbedded(config.DATA_DIR, log, options);
      closers.push(embedded.close);
      access = embeddedAccess(embedded.connection);
      isPrepared = embedded.isServers;
    }
    if (!isPrepared) await prepareDatabase(access, options.migrationsFolder, log);
    const {
      db,
      pool,
      close: closePool,
    } = openDatabase(
      { ...access.application, hasStatementNames: config.DATABASE_POOLER === 'none' },
      (error) => log.warn(`database connection lost: ${error.message}`),
    );
    closers.push(closePool);
    const { reads, close: closeReads } = openReads(config, access.application, db);
    closers.push(closeReads);
    const replica = options.isCommand ? null : openReplica(config, db, log.warn);
    if (replica) closers.push(replica.close);
    const jwtSecret =
      config.JWT_SECRET ?? (await storedSecret(config.DATA_DIR, 'jwt-secret', systemIds));
    const limiter =
      config.RATE_LIMITS === 'off' ? noRateLimiter : createRateLimiter(config.REDIS_URL);
    closers.push(limiter.close);
    const mail = config.SMTP_URL
      ? createSmtpMail(config.SMTP_URL, config.MAIL_FROM)
      : createOutboxMail(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM, systemIds, log.info);
    const media = await openMediaStore(config);
    const disk = diskProbeOf(config.DATA_DIR);
    const providers = createProviders(config);
    return {
      pool,
      inputs: {
        config,
        version: options.version,
        db,
        reads,
        replica: replica?.reads,
        clock: systemClock,
        ids: systemIds,
        secrets: createSecrets(jwtSecret, config.JWT_SECRET_PREVIOUS),
        mail,
        media,
        disk,
        limiter,
        migrationsFolder: options.migrationsFolder,
        load: {
          monitor: createLoadMonitor(),
          waitingForDatabase: () => pool.waitingCount,
          chance: Math.random,
        },
        providers,
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Short reads share one connection with named statements; a pooler of transactions has neither for us. */
function openReads(config: Config, settings: ClientConfig, db: Database) {
  if (config.DATABASE_POOLER === 'transaction') return { reads: pooledReader(db), close: () => {} };
  const reads = openPipelinedReader(settings);
  return { reads, close: reads.close };
}

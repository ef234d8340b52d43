import { join } from 'node:path';
import { bootstrap } from '@ankur/server/bootstrap';
import { readConfig } from '@ankur/server/platform/config/config';

const migrationsFolder = join(import.meta.dirname, '../../apps/server/migrations');

/** What `buildApp` takes, on the embedded database of a data folder: without rate limits and silent but for warnings. */
export const bootServer = (dataDir: string) =>
  bootstrap(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }),
    { version: 'bench', migrationsFolder },
    { info: () => {}, warn: (line) => process.stderr.write(`${line}\n`) },
  );

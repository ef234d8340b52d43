import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { createErasureList } from './erasure-list.ts';

/** Offset of India Standard Time (settings) from UTC (jobs). */
const INDIA_MINUTES = 330;
const DAY_MINUTES = 1_440;
const LOW_PRIORITY = 10;
const LINES_KEPT = 2_000;

/** A time of day in India as a cron line in UTC. */
export function cronAt(timeInIndia: string): string {
  const [hours = 0, minutes = 0] = timeInIndia.split(':').map(Number);
  const utc = (hours * 60 + minutes - INDIA_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return `${utc % 60} ${Math.floor(utc / 60)} * * *`;
}

/**
 * Writes the list of erasures beside the backups every minute, so that at most a minute of it can be lost; with
 * `BACKUP_DIR` also starts `script`, the command `backup`, each night in a process of its own.
 */
export async function registerBackupJobs(
  jobs: Jobs,
  { db, config }: Pick<AppInputs, 'db' | 'config'>,
  script: string,
  log: Log,
): Promise<void> {
  const { BACKUP_DIR, DATA_DIR, BACKUP_AT } = config;
  const erasures = createErasureList(db, BACKUP_DIR ?? DATA_DIR);
  await jobs.every('erasures', '* * * * *', () => erasures.update());
  if (!BACKUP_DIR) return;
  await jobs.every('backup', cronAt(BACKUP_AT), async () => {
    log.info(await runCommand(script));
  });
}

/** The last output line of the command. @throws Error with its error output */
async function runCommand(script: string): Promise<string> {
  const child = spawn(process.execPath, [script, '--nightly'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    // Without a process id it was not started; 0 would be this server itself.
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  } catch {
    // The process has ended, or lowering its priority is not permitted.
  }
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    said.out = `${said.out}${chunk}`.slice(-LINES_KEPT);
  });
  child.stderr.on('data', (chunk) => {
    said.error = `${said.error}${chunk}`.slice(-LINES_KEPT);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(`nightly backup failed: ${lastLine(said.error) || `exit ${code}`}`);
  return `nightly backup: ${lastLine(said.error) || lastLine(said.out)}`;
}

const lastLine = (text: string) => (text.trim().split('\n').at(-1) ?? '').replace(/^ankur: /, '');

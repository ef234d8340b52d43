import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../e2e/support/start-app.ts';

/** Time for the first start to load its price sample. */
const SETTLE_MS = 45_000;

interface ProcessMemory {
  pid: number;
  parent: number;
  command: string;
  /** Resident memory in MB as `ps` counts it; pages shared by the database's processes count in each. */
  rssMb: number;
  /** Proportional set size: shared pages are divided among processes. */
  pssMb: number;
}

async function processes(): Promise<ProcessMemory[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(
    pids.map(async (pid): Promise<ProcessMemory | null> => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      const number = (text: string, key: string) =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
      if (!status) return null;
      return {
        pid: Number(pid),
        parent: number(status, 'PPid'),
        command: /^Name:\s+(.+)$/m.exec(status)?.[1] ?? '',
        rssMb: number(status, 'VmRSS') / 1024,
        pssMb: number(rollup, 'Pss') / 1024,
      };
    }),
  );
  return all.filter((p) => p !== null);
}

/** Resident memory of server and database together, 45 s after the first start, idle. Linux only. */
export default async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-bench-'));
  const app = await startApp(dataDir, { LOG_LEVEL: 'silent' });
  await fetch(`${app.url}/api/health/`);
  await sleep(SETTLE_MS);
  const all = await processes();
  const family = new Set([app.process.pid]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const p of all) {
      if (family.has(p.parent) && !family.has(p.pid)) {
        family.add(p.pid);
        grown = true;
      }
    }
  }
  const ours = all.filter((p) => family.has(p.pid));
  const sum = (pick: (p: ProcessMemory) => number) =>
    Math.round(ours.reduce((total, p) => total + pick(p), 0));
  const server = ours.find((p) => p.pid === app.process.pid);
  process.stdout.write(
    `idle: ${sum((p) => p.rssMb)} MB resident in ${ours.length} processes (server ${Math.round(server?.rssMb ?? 0)} MB), ${sum((p) => p.pssMb)} MB with shared pages counted once (wanted ≤ 300)\n`,
  );
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Numbers of a process and everything below it. Linux only. */
export async function familyOf(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name in parentheses may contain anything; the parent pid is the second field after it.
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const family = [root];
  for (const member of family)
    for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  return family;
}

export interface ProcessMemory {
  /** Resident memory in MB as `ps` counts it; pages shared by the database's processes count in each. */
  rssMb: number;
  /** Proportional set size: shared pages are divided among processes. */
  pssMb: number;
}

/** Memory of a process; null when it has ended. Linux only. */
export async function memoryOf(pid: number): Promise<ProcessMemory | null> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [status, rollup] = await Promise.all([read('status'), read('smaps_rollup')]);
  const mb = (text: string, key: string) =>
    Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return status === '' ? null : { rssMb: mb(status, 'VmRSS'), pssMb: mb(rollup, 'Pss') };
}

/** The main process of the embedded database of a data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** Sends a signal; ignores a process that has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

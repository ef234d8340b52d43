import { readFile } from 'node:fs/promises';
import { familyOf, memoryOf } from '../support/processes.ts';

/** Memory of the product in MB, shared pages counted proportionally (PSS). */
export interface MemorySample {
  atMs: number;
  /** The server and the processes that re-encode pictures. */
  serverMb: number;
  databaseMb: number;
}

const EVERY_MS = 2_000;

async function isPostgres(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).startsWith('postgres');
}

/** Samples the memory of a server and everything below it until `stop`. Linux only. */
export function watchMemory(server: number): { samples: MemorySample[]; stop(): void } {
  const samples: MemorySample[] = [];
  const look = async () => {
    const family = await familyOf(server);
    const sample = { atMs: performance.now(), serverMb: 0, databaseMb: 0 };
    for (const pid of family) {
      const [memory, isDatabase] = await Promise.all([memoryOf(pid), isPostgres(pid)]);
      sample[isDatabase ? 'databaseMb' : 'serverMb'] += memory?.pssMb ?? 0;
    }
    samples.push(sample);
  };
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}

/** Means of the first and last third of the samples, and the growth. */
export function growthOf(values: readonly number[]): {
  first: number;
  last: number;
  growth: number;
} {
  const third = Math.max(1, Math.floor(values.length / 3));
  const mean = (part: readonly number[]) =>
    part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  const [first, last] = [mean(values.slice(0, third)), mean(values.slice(-third))];
  return { first, last, growth: first > 0 ? last / first - 1 : 0 };
}

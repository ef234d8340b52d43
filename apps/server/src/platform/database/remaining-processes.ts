import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processes that notice the end of their database do so well within this. */
const NOTICE_MS = 1_000;
const END_MS = 2_000;
const LOOK_MS = 25;

/**
 * Ends the processes that a killed database left behind in its data folder, and returns how many had to be killed.
 * Most of them notice and end by themselves. One that waits for a lock which a killed process holds waits for ever, and
 * PostgreSQL refuses to start while it is attached to the shared memory. Call it only when no database may run on the folder.
 * Linux only; elsewhere nothing happens.
 */
export async function endRemainingProcesses(folder: string): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const place = await realpath(folder).catch(() => undefined);
  if (!place) return 0;
  let left = await remaining(place);
  for (let waited = 0; left.length > 0 && waited < NOTICE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    left = await remaining(place);
  }
  const killed = left.length;
  for (let waited = 0; left.length > 0 && waited < END_MS; waited += LOOK_MS) {
    for (const pid of left) kill(pid);
    await sleep(LOOK_MS);
    left = await remaining(place);
  }
  return killed;
}

/** PostgreSQL's processes work in their data folder; zombies do not count. */
async function remaining(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const works = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      if (works !== folder) return false;
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return /^\d+ \(postgres[^)]*\) [^Z]/.test(stat);
    }),
  );
  return pids.filter((_pid, at) => found[at]).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnApp } from '../e2e/support/start-app.ts';
import { familyOf, memoryOf, type ProcessMemory } from './proof/support/processes.ts';

/** Time for the first start to load its price sample. */
const SETTLE_MS = 45_000;

/** Resident memory of server and database together, 45 s after the first start, idle. Linux only. */
export default async function measure(): Promise<void> {
  const app = await startOwnApp({ LOG_LEVEL: 'silent' });
  await fetch(`${app.url}/api/health/`);
  await sleep(SETTLE_MS);
  // The server itself comes first.
  const family = await familyOf(app.process.pid ?? 0);
  const ours = (await Promise.all(family.map(memoryOf))).filter((memory) => memory !== null);
  const sum = (pick: (memory: ProcessMemory) => number) =>
    Math.round(ours.reduce((total, memory) => total + pick(memory), 0));
  process.stdout.write(
    `idle: ${sum(({ rssMb }) => rssMb)} MB resident in ${ours.length} processes (server ${Math.round(ours[0]?.rssMb ?? 0)} MB), ${sum(({ pssMb }) => pssMb)} MB with shared pages counted once (wanted ≤ 300)\n`,
  );
  await app.remove();
}

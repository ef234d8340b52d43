import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

it.runIf(process.platform === 'linux')(
  'starts although a process of a killed database never ends by itself',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ankur-old-'));
    const killed = await startEmbeddedPostgres(folder, { info: () => {}, warn: () => {} });
    const postmaster = killed.pid() ?? 0;
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    const stuck = Number(children.trim().split(' ')[0]);
    process.kill(stuck, 'SIGSTOP');
    process.kill(postmaster, 'SIGKILL');
    await killed.stop();
    const warned: string[] = [];
    const again = await startEmbeddedPostgres(folder, {
      info: () => {},
      warn: (message) => warned.push(message),
    });
    expect(warned).toContain('ended 1 process that the killed database left behind');
    const stat = await readFile(`/proc/${stuck}/stat`, 'utf8').catch(() => '');
    expect(stat).not.toMatch(/^\d+ \(postgres[^)]*\) [^Z]/);
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  },
  60_000,
);

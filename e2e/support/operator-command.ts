import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aFarmer, type Farmer } from './journey.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const run = promisify(execFile);

/** Commands need the data folder of the app that was started for the tests, with its own database. */
export const hasCommands = Boolean(process.env.ANKUR_DATA_DIR) && process.env.ANKUR_E2E !== 'two';

/** A command of the operator beside the running server. */
const command = (script: string, words: readonly string[]) =>
  run(process.execPath, [`apps/server/src/features/${script}`, ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.ANKUR_DATA_DIR ?? '' },
  });

/** An account with a role, given by the operator's command. */
export async function aMember(role: 'operator' | 'moderator', name: string): Promise<Farmer> {
  const member = await aFarmer(name);
  await command('console/scripts/operator.ts', ['add', member.email, '--role', role]);
  return member;
}

/** Makes a farmer an expert. */
export async function makeExpert({ email }: Farmer): Promise<void> {
  const words = ['--field', 'irrigation', '--language', 'english'];
  await command('experts/scripts/experts.ts', ['add', email, ...words]);
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenServer } from './bootstrap.ts';
import { BadSetting } from './platform/config/config.ts';
import type { Log } from './platform/log.ts';
import { enterCommand } from './platform/process/enter-command.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../migrations');
/** Exit code for wrong arguments and bad settings. */
const WRONG_WORDS = 2;

/** Prints a line to standard error. */
export const complain = (line: string) => void process.stderr.write(`ankur: ${line}\n`);

/** Prints how a command is used; it ends as wrong. */
export function refuseArguments(usage: string): void {
  process.stderr.write(usage);
  process.exitCode = WRONG_WORDS;
}

/** Prints what came of a command, which ends accordingly. */
export function report({ ok, text }: { ok: boolean; text: string }): void {
  if (ok) process.stdout.write(`${text}\n`);
  else complain(text);
  process.exitCode = ok ? 0 : 1;
}

/**
 * Runs a command on the product's data, while the product may serve; `entry` is the URL of its file. The server is closed
 * whatever comes of it: a database left running would be copied half by a backup. @throws BadSetting
 */
export async function withServer(
  name: string,
  entry: string,
  work: (server: OpenServer) => Promise<void>,
  log: Log = { info: () => {}, warn: complain },
): Promise<void> {
  const config = await enterCommand(fileURLToPath(entry), {
    LOG_LEVEL: 'silent',
    ...process.env,
  });
  // Commands that need no server, as the backup beside it, load none of it.
  const { bootstrap } = await import('./bootstrap.ts');
  const options = { version: name, migrationsFolder, isCommand: true };
  const server = await bootstrap(config, options, log);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

/** Ends a command that failed, with the reason. */
export function failCommand(error: Error, reason = error.message): never {
  complain(reason);
  process.exit(error instanceof BadSetting ? WRONG_WORDS : 1);
}

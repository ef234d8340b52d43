import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPorts } from '../../../app-ports.ts';
import { bootstrap } from '../../../bootstrap.ts';
import { BadSetting } from '../../../platform/config/config.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import { createModeration } from '../moderation.ts';
import { MODERATE_USAGE, moderate } from './moderate-command.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const WRONG_WORDS = 2;

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.length === 0) {
    process.stderr.write(MODERATE_USAGE);
    process.exitCode = WRONG_WORDS;
    return;
  }
  const log = {
    info: () => {},
    warn: (message: string) => void process.stderr.write(`ankur: ${message}\n`),
  };
  const config = await enterCommand(fileURLToPath(import.meta.url), {
    LOG_LEVEL: 'silent',
    ...process.env,
  });
  const server = await bootstrap(
    config,
    { version: 'moderate', migrationsFolder, isCommand: true },
    log,
  );
  try {
    const result = await moderate(
      words,
      createModeration({ ...server.inputs, ...createPorts(server.inputs) }),
    );
    if (result) process.stdout.write(`${result.text}\n`);
    else process.stderr.write(MODERATE_USAGE);
    process.exitCode = result ? (result.ok ? 0 : 1) : WRONG_WORDS;
  } finally {
    await server.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`ankur: ${error.message}\n`);
  process.exit(error instanceof BadSetting ? WRONG_WORDS : 1);
});

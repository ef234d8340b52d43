import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPorts } from '../../../app-ports.ts';
import { bootstrap } from '../../../bootstrap.ts';
import { BadSetting } from '../../../platform/config/config.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import { OPERATOR_USAGE, parseOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const WRONG_WORDS = 2;
const complain = (line: string) => void process.stderr.write(`ankur: ${line}\n`);

async function main(): Promise<void> {
  const args = parseOperatorArguments(process.argv.slice(2));
  if (args.kind === 'wrong') {
    process.stderr.write(`${args.reason}\n${OPERATOR_USAGE}`);
    process.exitCode = WRONG_WORDS;
    return;
  }
  const config = await enterCommand(fileURLToPath(import.meta.url), {
    LOG_LEVEL: 'silent',
    ...process.env,
  });
  const options = { version: 'operator', migrationsFolder, isCommand: true };
  const server = await bootstrap(config, options, { info: () => {}, warn: complain });
  try {
    const { ok, text } = await runOperatorCommand(args, {
      ...server.inputs,
      ...createPorts(server.inputs),
    });
    if (ok) process.stdout.write(`${text}\n`);
    else complain(text);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await server.close();
  }
}

main().catch((error: Error) => {
  complain(error.message);
  process.exit(error instanceof BadSetting ? WRONG_WORDS : 1);
});

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '@ankur/contracts/experts/rules';
import { bootstrap } from '../../../bootstrap.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import { parseExpertArguments } from './expert-arguments.ts';
import { runExpertCommand } from './expert-command.ts';

const serverRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const USAGE = `npm run experts -- list
npm run experts -- add EMAIL --field FIELD[,FIELD] --language LANGUAGE[,LANGUAGE] [--experience TEXT]
npm run experts -- remove EMAIL
  fields: ${EXPERT_FIELDS.join(', ')}; languages: ${EXPERT_LANGUAGES.join(', ')}`;
const REFUSED = 2;

const complain = (line: string) => {
  process.stderr.write(`${line}\n`);
  process.exitCode = REFUSED;
};

async function main(): Promise<void> {
  const args = parseExpertArguments(process.argv.slice(2));
  if (args.kind === 'wrong') return complain(`${args.reason}\n${USAGE}`);
  const { version } = JSON.parse(await readFile(join(serverRoot, '../../package.json'), 'utf8'));
  const log = { info: () => {}, warn: (text: string) => void process.stderr.write(`${text}\n`) };
  const server = await bootstrap(
    await enterCommand(fileURLToPath(import.meta.url)),
    { version, migrationsFolder: join(serverRoot, 'migrations'), isCommand: true },
    log,
  );
  // Whatever comes of it the server is closed: a database left running would be copied half by a back-up.
  try {
    const { ok, text } = await runExpertCommand(args, server.inputs);
    if (ok) process.stdout.write(`${text}\n`);
    else complain(text);
  } finally {
    await server.close();
  }
}

await main().catch((error: Error) => {
  complain(`ankur: ${error.message}`);
  process.exit();
});

/** npm run leaf-model: puts models of the leaf classifier in and takes them back, while the product serves. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../../../bootstrap.ts';
import { BadSetting } from '../../../platform/config/config.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import {
  type Outcome,
  packModel,
  parseModelOrder,
  runModelCommand,
} from '../models/model-command.ts';

const USAGE = `npm run leaf-model -- install FILE       checks a model file and puts it in
npm run leaf-model -- list               the models, * marks the one that answers
npm run leaf-model -- use VERSION        lets it answer; "shipped" returns to the one that came with the product
npm run leaf-model -- card VERSION       its model card
npm run leaf-model -- pack FILE [FOLDER] makes a model file of a trained model
`;
const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const WRONG_WORDS = 2;
const complain = (line: string) => void process.stderr.write(`ankur: ${line}\n`);
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

function report({ ok, text }: Outcome): void {
  if (ok) process.stdout.write(`${text}\n`);
  else complain(text);
  process.exitCode = ok ? 0 : 1;
}

async function main(): Promise<void> {
  const order = parseModelOrder(process.argv.slice(2));
  if (!order) {
    process.stderr.write(USAGE);
    process.exitCode = WRONG_WORDS;
    return;
  }
  if (order.kind === 'pack')
    return report(
      await packModel(fromCaller(order.file), order.folder && fromCaller(order.folder)),
    );
  const config = await enterCommand(fileURLToPath(import.meta.url), {
    LOG_LEVEL: 'silent',
    ...process.env,
  });
  const options = { version: 'leaf-model', migrationsFolder, isCommand: true };
  const server = await bootstrap(config, options, { info: () => {}, warn: complain });
  try {
    const told = order.kind === 'install' ? { ...order, file: fromCaller(order.file) } : order;
    report(await runModelCommand(told, server.inputs));
  } finally {
    await server.close();
  }
}

main().catch((error: Error) => {
  complain(error.message);
  process.exit(error instanceof BadSetting ? WRONG_WORDS : 1);
});

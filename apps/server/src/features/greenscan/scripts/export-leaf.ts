/** npm run export:leaf -- DIR: the photographs that farmers give for training, while the product serves. */
import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPorts } from '../../../app-ports.ts';
import { bootstrap } from '../../../bootstrap.ts';
import { BadSetting, readConfig } from '../../../platform/config/config.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import { writeTrainingExport } from '../training-export/write-export.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const WRONG_WORDS = 2;
const complain = (line: string) => void process.stderr.write(`ankur: ${line}\n`);

/** Makes the folder; started as root it is given to the owner of the data folder, whom the command becomes. */
async function makeFolder(dir: string, dataDir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch(() => null);
  if (owner) await chown(dir, owner.uid, owner.gid);
}

async function main(): Promise<void> {
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-') || more.length > 0) {
    process.stderr.write('usage: npm run export:leaf -- DIR   (a new or empty folder)\n');
    process.exitCode = WRONG_WORDS;
    return;
  }
  const dir = resolve(process.env.INIT_CWD ?? '.', given);
  await makeFolder(dir, readConfig(process.env).DATA_DIR);
  const config = await enterCommand(fileURLToPath(import.meta.url), {
    LOG_LEVEL: 'silent',
    ...process.env,
  });
  const options = { version: 'export', migrationsFolder, isCommand: true };
  const server = await bootstrap(config, options, { info: () => {}, warn: complain });
  try {
    const { inputs } = server;
    const report = await writeTrainingExport(dir, { ...inputs, ...createPorts(inputs) });
    process.stdout.write(
      `${report.photographs} photographs in ${dir}; left out: ${report.withoutConsent} without consent, ${report.unusable} without a usable photograph or label\n`,
    );
  } finally {
    await server.close();
  }
}

main().then(
  () => process.exit(),
  (error: Error) => {
    complain(error.message);
    process.exit(error instanceof BadSetting ? WRONG_WORDS : 1);
  },
);

/** npm run export:leaf -- DIR: the photographs that farmers give for training, while the product serves. */
import { chown, mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createPorts } from '../../../app-ports.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { failCommand, refuseArguments, withServer } from '../../../run-command.ts';
import { writeTrainingExport } from '../training-export/write-export.ts';

/** Makes the folder; started as root it is given to the owner of the data folder, whom the command becomes. */
async function makeFolder(dir: string, dataDir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch(() => null);
  if (owner) await chown(dir, owner.uid, owner.gid);
}

async function main(): Promise<void> {
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-') || more.length > 0)
    return refuseArguments('usage: npm run export:leaf -- DIR   (a new or empty folder)\n');
  const dir = resolve(process.env.INIT_CWD ?? '.', given);
  await makeFolder(dir, readConfig(process.env).DATA_DIR);
  await withServer('export', import.meta.url, async ({ inputs }) => {
    const report = await writeTrainingExport(dir, { ...inputs, ...createPorts(inputs) });
    process.stdout.write(
      `${report.photographs} photographs in ${dir}; left out: ${report.withoutConsent} without consent, ${report.unusable} without a usable photograph or label\n`,
    );
  });
}

main().then(() => process.exit(), failCommand);

/**
 * npm run backup -- FILE: the database and its media in one file, while the product serves. Started as root it stays root,
 * since it writes to the operator's path; in the data folder it writes only a temporary database.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../../platform/config/config.ts';
import { reasonOf } from '../../../platform/errors/reason.ts';
import { complain, failCommand, refuseArguments } from '../../../run-command.ts';
import { nightlyWish, rotate } from '../nightly.ts';
import { runBackup } from '../run-backup.ts';
import { BACKUP_USAGE, parseBackupArguments } from './backup-arguments.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const say = (line: string) => void process.stdout.write(`ankur: ${line}\n`);

async function main(): Promise<void> {
  const args = parseBackupArguments(process.argv.slice(2));
  if (!args) return refuseArguments(BACKUP_USAGE);
  const config = readConfig(process.env);
  const { version } = JSON.parse(await readFile(join(root, '../../package.json'), 'utf8'));
  const passphraseFile = args.passphraseFile ?? config.BACKUP_PASSPHRASE_FILE;
  const verify = args.verify && config.BACKUP_VERIFY === 'on';
  const { file } = args;
  const wish = file
    ? { file, passphraseFile, verify, media: args.media }
    : await nightlyWish(config, new Date());
  const program = { version, migrationsFolder: join(root, 'migrations') };
  await runBackup(config, wish, program, { info: say, warn: complain });
  if (!file) {
    const gone = await rotate(config, new Date());
    if (gone.length > 0) say(`removed: ${gone.join(', ')}`);
  }
}

main().catch((error: Error) => failCommand(error, reasonOf(error)));

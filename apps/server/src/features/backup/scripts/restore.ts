/** npm run restore -- FILE restores a backup into an empty DATA_DIR or an empty DATABASE_URL. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf } from '../../../platform/errors/reason.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import { complain, failCommand, refuseArguments } from '../../../run-command.ts';
import { runRestore } from '../run-restore.ts';
import { BACKUP_USAGE, parseRestoreArguments } from './backup-arguments.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const say = (line: string) => void process.stdout.write(`ankur: ${line}\n`);

async function main(): Promise<void> {
  const args = parseRestoreArguments(process.argv.slice(2));
  if (!args) return refuseArguments(BACKUP_USAGE);
  const config = await enterCommand(fileURLToPath(import.meta.url));
  const wish = { ...args, passphraseFile: args.passphraseFile ?? config.BACKUP_PASSPHRASE_FILE };
  const log = { info: say, warn: complain };
  const done = await runRestore(config, wish, migrationsFolder, log);
  say(
    `restored: the state of ${done.takenAt}, ${done.tables} tables, ${done.rows} rows, ${done.files} files`,
  );
  if (done.erased > 0) say(`erased again: ${done.erased} that had been deleted after the backup`);
}

main().catch((error: Error) => failCommand(error, reasonOf(error)));

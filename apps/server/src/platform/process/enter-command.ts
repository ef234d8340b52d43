import { type Config, readConfig } from '../config/config.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { dropRoot } from './drop-root.ts';

/**
 * The configuration of a command that works on the product's data. Started as root it drops to the owner of the data folder,
 * so that the server can read what it writes; it may still read any file that the operator names.
 * @throws BadSetting
 */
export async function enterCommand(
  entry: string,
  env: Record<string, string | undefined> = process.env,
): Promise<Config> {
  const config = readConfig(env);
  await ensureDataFolder(config.DATA_DIR);
  await dropRoot(
    { dataDir: config.DATA_DIR, code: [entry], readsAnything: true },
    (message) => void process.stderr.write(`ankur: ${message}\n`),
  );
  return config;
}

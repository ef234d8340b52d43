import { type Config, readConfig } from '../config/config.ts';
import { readyDataFolder } from '../data-folder.ts';
import { leaveRoot } from './leave-root.ts';

/**
 * The settings of a command that works on the product's data. Started as root it goes on as the user whom the data belong to,
 * so that nothing it writes is closed to the server; it may still read any file that the operator names.
 * @throws BadSetting
 */
export async function enterCommand(
  entry: string,
  env: Record<string, string | undefined> = process.env,
): Promise<Config> {
  const config = readConfig(env);
  await readyDataFolder(config.DATA_DIR);
  await leaveRoot(
    { dataDir: config.DATA_DIR, code: [entry], readsAnything: true },
    (message) => void process.stderr.write(`ankur: ${message}\n`),
  );
  return config;
}

import { createPorts } from '../../../app-ports.ts';
import { failCommand, refuseArguments, withServer } from '../../../run-command.ts';
import { createModeration } from '../moderation.ts';
import { MODERATE_USAGE, moderate } from './moderate-command.ts';

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.length === 0) return refuseArguments(MODERATE_USAGE);
  await withServer('moderate', import.meta.url, async ({ inputs }) => {
    const result = await moderate(words, createModeration({ ...inputs, ...createPorts(inputs) }));
    if (!result) return refuseArguments(MODERATE_USAGE);
    process.stdout.write(`${result.text}\n`);
    process.exitCode = result.ok ? 0 : 1;
  });
}

main().catch(failCommand);

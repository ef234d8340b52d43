import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '@ankur/contracts/experts/rules';
import { refuseArguments, withServer } from '../../../run-command.ts';
import { parseExpertArguments } from './expert-arguments.ts';
import { runExpertCommand } from './expert-command.ts';

const USAGE = `npm run experts -- list
npm run experts -- add EMAIL --field FIELD[,FIELD] --language LANGUAGE[,LANGUAGE] [--experience TEXT]
npm run experts -- remove EMAIL
  fields: ${EXPERT_FIELDS.join(', ')}; languages: ${EXPERT_LANGUAGES.join(', ')}`;
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const args = parseExpertArguments(process.argv.slice(2));
  if (args.kind === 'wrong') return refuseArguments(`${args.reason}\n${USAGE}\n`);
  const log = { info: () => {}, warn: complain };
  await withServer(
    'experts',
    import.meta.url,
    async ({ inputs }) => {
      const { ok, text } = await runExpertCommand(args, inputs);
      if (ok) process.stdout.write(`${text}\n`);
      else refuseArguments(`${text}\n`);
    },
    log,
  );
}

await main().catch((error: Error) => {
  complain(`ankur: ${error.message}`);
  process.exit(2);
});

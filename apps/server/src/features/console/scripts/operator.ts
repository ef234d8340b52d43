import { createPorts } from '../../../app-ports.ts';
import { failCommand, refuseArguments, report, withServer } from '../../../run-command.ts';
import { OPERATOR_USAGE, parseOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';

async function main(): Promise<void> {
  const args = parseOperatorArguments(process.argv.slice(2));
  if (args.kind === 'wrong') return refuseArguments(`${args.reason}\n${OPERATOR_USAGE}`);
  await withServer('operator', import.meta.url, async ({ inputs }) =>
    report(await runOperatorCommand(args, { ...inputs, ...createPorts(inputs) })),
  );
}

main().catch(failCommand);

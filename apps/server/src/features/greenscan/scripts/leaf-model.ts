/** npm run leaf-model: puts models of the leaf classifier in and takes them back, while the product serves. */
import { resolve } from 'node:path';
import { failCommand, refuseArguments, report, withServer } from '../../../run-command.ts';
import { packModel, parseModelOrder, runModelCommand } from '../models/model-command.ts';

const USAGE = `npm run leaf-model -- install FILE       checks a model file and puts it in
npm run leaf-model -- list               the models, * marks the one that answers
npm run leaf-model -- use VERSION        lets it answer; "shipped" returns to the one that came with the product
npm run leaf-model -- card VERSION       its model card
npm run leaf-model -- pack FILE [FOLDER] makes a model file of a trained model
`;
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

async function main(): Promise<void> {
  const order = parseModelOrder(process.argv.slice(2));
  if (!order) return refuseArguments(USAGE);
  if (order.kind === 'pack')
    return report(
      await packModel(fromCaller(order.file), order.folder && fromCaller(order.folder)),
    );
  await withServer('leaf-model', import.meta.url, async ({ inputs }) => {
    const told = order.kind === 'install' ? { ...order, file: fromCaller(order.file) } : order;
    report(await runModelCommand(told, inputs));
  });
}

main().catch(failCommand);

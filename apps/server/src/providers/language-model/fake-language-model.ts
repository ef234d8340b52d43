import { type LanguageModel, MODEL_STEPS, type ModelTask } from './language-model.ts';

/** One step of a fake model: its text, then its tool calls with arguments as JSON text. */
export interface FakeStep {
  says?: string;
  calls?: readonly { name: string; arguments: string }[];
}

async function called(
  { tools }: ModelTask,
  { name, arguments: written }: { name: string; arguments: string },
): Promise<string> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return `no tool is called ${name}`;
  try {
    return await tool.run(tool.parameters.parse(JSON.parse(written || '{}')));
  } catch (error) {
    return (error as Error).message;
  }
}

/** A fake language model: replays steps, and records requests and tool results. */
export function createFakeLanguageModel(steps: readonly FakeStep[]) {
  const tasks: ModelTask[] = [];
  const told: string[] = [];
  const model: LanguageModel = {
    rests: () => false,
    takesTools: () => true,
    async *stream(task, gone) {
      tasks.push(task);
      for (const [at, step] of steps.slice(0, MODEL_STEPS).entries()) {
        if (gone.aborted) throw new Error('stopped before the end');
        if (at > 0) yield '\n';
        if (step.says) yield step.says;
        if (!step.calls) return;
        for (const call of step.calls) told.push(await called(task, call));
      }
    },
  };
  return { ...model, tasks, told };
}

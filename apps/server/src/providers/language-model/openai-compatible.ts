import type { Config } from '../../platform/config/config.ts';
import {
  type LanguageModel,
  MODEL_MS,
  MODEL_STEPS,
  type ModelTask,
  type ModelTool,
} from './language-model.ts';
import { withCircuit } from './model-circuit.ts';
import { streamsOrNot } from './plain-endpoints.ts';

/** Longest silence of the endpoint. */
const FIRST_WORD_MS = 5_000;
const MOST_TOKENS = 500;
const MOST_LETTERS = 20_000;
/** After this time an endpoint that refused tools is offered them again: the operator may have changed the model. */
const WITHOUT_TOOLS_MS = 10 * 60_000;

const named = (error: unknown, name: string) => (error as Error).name === name;
/** Some endpoints end a stream without a finish reason; the text is complete. */
const endsPlainly = (error: unknown) => named(error, 'AI_InvalidResponseDataError');
/** A model that calls a tool although none was offered: its text so far is the answer. */
const callsOnly = (error: unknown) => named(error, 'AI_ToolChoiceViolationError');

/** Errors of servers whose models lack function calling. */
const refusesTools = (error: unknown) =>
  [400, 404, 422, 501].includes((error as { statusCode?: number }).statusCode ?? 0);

/** Rejects when `signal` aborts, whatever `work` does. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The configured OpenAI-compatible endpoint; null when none is set. Its client is imported on first use. */
export function createLanguageModel(
  config: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>,
  limitMs = MODEL_MS,
): LanguageModel | null {
  const { LLM_BASE_URL: baseURL, LLM_API_KEY: apiKey, LLM_MODEL: model } = config;
  if (!baseURL) return null;
  let withoutToolsUntil = 0;

  async function request({ instructions, turns, tools }: ModelTask, abortSignal: AbortSignal) {
    const [ai, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: (baseURL ?? '').replace(/\/+$/, ''),
      fetch: streamsOrNot,
      ...(apiKey ? { apiKey } : {}),
    });
    const toTool = ({ name, description, parameters, run }: ModelTool) => {
      const execute = (input: Record<string, unknown>) => until(abortSignal, run(input));
      return [name, ai.tool({ description, inputSchema: parameters, execute })] as const;
    };
    return ai.streamText({
      model: provider(model),
      instructions,
      messages: [...turns],
      ...(tools.length > 0 ? { tools: Object.fromEntries(tools.map(toTool)) } : {}),
      stopWhen: ai.stepCountIs(MODEL_STEPS),
      prepareStep: ({ stepNumber }) =>
        tools.length > 0 && stepNumber === MODEL_STEPS - 1 ? { toolChoice: 'none' } : {},
      maxOutputTokens: MOST_TOKENS,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal,
      onError: () => undefined,
    }).stream;
  }

  /** One attempt, with the task's tools or, for endpoints without function calling, without any. */
  async function* attempt(task: ModelTask, outer: AbortSignal): AsyncGenerator<string> {
    const silent = new AbortController();
    const silence = new Error('silent for too long');
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(silence), Math.min(FIRST_WORD_MS, limitMs));
    };
    let steps = 0;
    let told = false;
    let letters = 0;
    wait();
    try {
      for await (const part of await request(task, AbortSignal.any([silent.signal, outer]))) {
        if (part.type === 'finish-step') wait();
        if (part.type === 'start-step') {
          steps += 1;
          told = false;
          wait();
          if (steps > 1) yield '\n';
          continue;
        }
        if (part.type === 'error' && callsOnly(part.error)) return;
        if (part.type === 'error' && !(told && endsPlainly(part.error))) throw part.error;
        if (part.type === 'abort') throw new Error('stopped before the end');
        if (!/^(?:text-delta|reasoning-delta|tool-input|tool-call)/.test(part.type)) continue;
        clearTimeout(timer);
        told = true;
        if (part.type !== 'text-delta') continue;
        letters += part.text.length;
        if (letters > MOST_LETTERS) return;
        yield part.text;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  const takesTools = () => Date.now() >= withoutToolsUntil;
  return withCircuit({
    takesTools,
    async *stream(task, gone) {
      const outer = AbortSignal.any([AbortSignal.timeout(limitMs), gone]);
      const offers = task.tools.length > 0 && takesTools();
      const plain = { ...task, tools: [] };
      let begun = false;
      try {
        for await (const piece of attempt(offers ? task : plain, outer)) {
          begun = true;
          yield piece;
        }
        return;
      } catch (error) {
        if (begun || !offers || !refusesTools(error)) throw error;
      }
      for await (const piece of attempt(plain, outer)) {
        withoutToolsUntil = Date.now() + WITHOUT_TOOLS_MS;
        yield piece;
      }
    },
  });
}

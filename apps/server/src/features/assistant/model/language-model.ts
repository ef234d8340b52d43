import type { Config } from '../../../platform/config/config.ts';
import { streamsOrNot } from './plain-endpoints.ts';

const TIMEOUT_MS = 20_000;
const MOST_TOKENS = 500;

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** A language model that writes answers; both ways reject when the endpoint fails or takes more than 20 s. */
export interface LanguageModel {
  write(system: string, turns: readonly ModelTurn[]): Promise<string>;
  /** The same piece by piece as it is written, until somebody has `gone`. */
  stream(system: string, turns: readonly ModelTurn[], gone: AbortSignal): AsyncIterable<string>;
}

/** The configured OpenAI-compatible endpoint; null when none is set. Its client is loaded on first use. */
export function createLanguageModel(
  config: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>,
  timeoutMs = TIMEOUT_MS,
): LanguageModel | null {
  const { LLM_BASE_URL: baseURL, LLM_API_KEY: apiKey, LLM_MODEL: model } = config;
  if (!baseURL) return null;
  async function ask(system: string, turns: readonly ModelTurn[]) {
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
    const request = {
      model: provider(model),
      instructions: system,
      messages: [...turns],
      maxOutputTokens: MOST_TOKENS,
      temperature: 0.2,
      maxRetries: 0,
    };
    return { ai, request };
  }
  return {
    async write(system, turns) {
      const { ai, request } = await ask(system, turns);
      const abortSignal = AbortSignal.timeout(timeoutMs);
      return (await ai.generateText({ ...request, abortSignal })).text;
    },
    async *stream(system, turns, gone) {
      const { ai, request } = await ask(system, turns);
      const abortSignal = AbortSignal.any([AbortSignal.timeout(timeoutMs), gone]);
      const { stream } = ai.streamText({ ...request, abortSignal, onError: () => undefined });
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text;
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new Error('stopped before the end');
      }
    },
  };
}

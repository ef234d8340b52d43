import type { Config } from '../../../platform/config/config.ts';
import { withCircuit } from './model-circuit.ts';
import { streamsOrNot } from './plain-endpoints.ts';

const TIMEOUT_MS = 20_000;
/** Longest a farmer waits for an endpoint that may never answer. */
const FIRST_WORD_MS = 5_000;
const MOST_TOKENS = 500;

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** A language model that writes answers; both ways reject when the endpoint fails, is silent for 5 s or takes 20 s. */
export interface LanguageModel {
  /** True while it is left alone after a failure; asking it then fails at once. */
  rests(): boolean;
  write(system: string, turns: readonly ModelTurn[]): Promise<string>;
  /** The same piece by piece as it is written, until somebody has `gone`. */
  stream(system: string, turns: readonly ModelTurn[], gone: AbortSignal): AsyncIterable<string>;
}

/** Some endpoints end a stream without saying why; the text is whole. */
const endsPlainly = (error: unknown) => (error as Error).name === 'AI_InvalidResponseDataError';

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
  async function* stream(system: string, turns: readonly ModelTurn[], gone: AbortSignal) {
    const { ai, request } = await ask(system, turns);
    let written = false;
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(), Math.min(FIRST_WORD_MS, timeoutMs));
    const abortSignal = AbortSignal.any([AbortSignal.timeout(timeoutMs), silent.signal, gone]);
    try {
      const parts = ai.streamText({ ...request, abortSignal, onError: () => undefined }).stream;
      for await (const part of parts) {
        if (part.type === 'error' && written && endsPlainly(part.error)) return;
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new Error('stopped before the end');
        if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
        clearTimeout(timer);
        if (part.type !== 'text-delta') continue;
        written = true;
        yield part.text;
      }
    } finally {
      clearTimeout(timer);
    }
  }
  return withCircuit({
    stream,
    async write(system, turns) {
      let text = '';
      for await (const piece of stream(system, turns, new AbortController().signal)) text += piece;
      return text;
    },
  });
}

import type { Config } from '../../../platform/config/config.ts';

const TIMEOUT_MS = 20_000;
const MOST_TOKENS = 500;

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** Writes an answer; rejects when the endpoint fails or takes more than 20 s. */
export type LanguageModel = (system: string, turns: readonly ModelTurn[]) => Promise<string>;

/** The configured OpenAI-compatible endpoint; null when none is set. Its client is loaded on first use. */
export function createLanguageModel(config: Config): LanguageModel | null {
  const { LLM_BASE_URL: baseURL, LLM_API_KEY: apiKey, LLM_MODEL: model } = config;
  if (!baseURL) return null;
  return async (system, turns) => {
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: baseURL.replace(/\/+$/, ''),
      ...(apiKey ? { apiKey } : {}),
    });
    const { text } = await generateText({
      model: provider(model),
      instructions: system,
      messages: [...turns],
      maxOutputTokens: MOST_TOKENS,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return text;
  };
}

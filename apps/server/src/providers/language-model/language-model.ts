import type * as z from 'zod';

/** A language model is asked at most so often for one answer: the tools it calls are run between. */
export const MODEL_STEPS = 4;
/** Longest that all its steps, the tools' own time included, may take. */
export const MODEL_MS = 12_000;

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** What a model may call. `run` gets arguments that fit `parameters` and answers what the model reads of it. */
export interface ModelTool {
  name: string;
  description: string;
  parameters: z.ZodObject;
  run(input: Record<string, unknown>): Promise<string>;
}

export interface ModelTask {
  instructions: string;
  turns: readonly ModelTurn[];
  tools: readonly ModelTool[];
}

/** Writes answers from what it is told, and from what the tools tell that it calls. */
export interface LanguageModel {
  /** True while it is left alone after a failure; asking it then fails at once. */
  rests(): boolean;
  /** False for a while after the endpoint refused a request for the tools in it; it is then asked without. */
  takesTools(): boolean;
  /**
   * The text piece by piece as it is written, that of different steps on different lines, until somebody has `gone`.
   * A call that names no tool, or has arguments that do not fit, is answered with the reason instead of being run. In
   * the last step nothing may be called. Rejects when the endpoint fails, is silent for 5 s or all takes 12 s.
   */
  stream(task: ModelTask, gone: AbortSignal): AsyncIterable<string>;
}

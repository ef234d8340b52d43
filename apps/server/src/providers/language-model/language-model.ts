import type * as z from 'zod';

/** Maximum requests to the model for one answer; its tool calls run in between. */
export const MODEL_STEPS = 4;
/** Deadline of all steps, tools included. */
export const MODEL_MS = 12_000;

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** A tool of the model. `run` gets arguments that match `parameters` and returns the text for the model. */
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

/** Writes answers from its instructions and the results of its tool calls. */
export interface LanguageModel {
  /** True while the circuit breaker is open; requests then fail at once. */
  rests(): boolean;
  /** False for a while after the endpoint refused tools; requests then have none. */
  takesTools(): boolean;
  /**
   * Streams the text, separate steps on separate lines, until `gone` aborts.
   * A call with an unknown tool or invalid arguments gets the reason as its result. In
   * the last step no tools are offered. Rejects when the endpoint fails, is silent for 5 s or everything takes 12 s.
   */
  stream(task: ModelTask, gone: AbortSignal): AsyncIterable<string>;
}

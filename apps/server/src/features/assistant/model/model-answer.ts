import type { Answer } from '@ankur/assistant/answer/answer';
import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import type { Language } from '@ankur/languages/languages';
import type { LanguageModel, ModelTool } from '../../../providers/language-model/language-model.ts';
import { instructionsFor } from './instructions.ts';
import type { NumberedSources } from './numbered-sources.ts';
import { createSentenceRelease } from './sentence-release.ts';

/** What a numbered source says. */
export interface SourceText {
  source: ChatSource;
  text: string;
}

/** What a model is asked: the product's own instructions and sources, then the farmer's words. */
export interface WritingTask {
  question: string;
  /** The farmer's earlier questions, oldest first. */
  earlier: readonly string[];
  language: Language;
  /** What was found before the model is asked. */
  found: readonly SourceText[];
  /** All that the answer may rest on; the tools add to it. */
  sources: NumberedSources;
  tools: readonly ModelTool[];
}

/** An answer that a model wrote, with the sources that it names, numbered in the order in which it does. */
export interface Written {
  text: string;
  sources: readonly ChatSource[];
}

/** Somebody who reads along while an answer is written. */
export interface Listener {
  onSentence(sentence: string): void;
  /** Fires when nobody listens any more. */
  gone: AbortSignal;
}

/**
 * Lets the model write the answer; it may call the tools of the task. Each sentence that its sources support is handed
 * over as soon as it is complete, the others are withheld; null when none is left. When the endpoint fails midway the
 * sentences already handed over are the answer; without any the failure is thrown.
 */
export async function writeWithModel(
  model: LanguageModel,
  { question, earlier, language, found, sources, tools }: WritingTask,
  { onSentence, gone }: Listener,
): Promise<Written | null> {
  const numbered = found.map(({ source, text }) => sources.add(source, text));
  const release = createSentenceRelease(sources.evidence);
  const kept: string[] = [];
  const cited: number[] = [];
  const numberOf = (given: number) => {
    if (!cited.includes(given)) cited.push(given);
    return cited.indexOf(given) + 1;
  };
  const hand = (sentences: readonly string[]) => {
    for (const sentence of sentences) {
      const shown = sentence.replace(
        /\[(\d{1,2})\]/g,
        (_, n: string) => `[${numberOf(Number(n))}]`,
      );
      kept.push(shown);
      onSentence(shown);
    }
  };
  const task = {
    instructions: instructionsFor(question, language, numbered, tools.length > 0),
    turns: [...earlier, question].map((content) => ({ role: 'user' as const, content })),
    tools,
  };
  try {
    for await (const piece of model.stream(task, gone)) hand(release.push(piece));
    hand(release.end());
  } catch (error) {
    hand(release.cut());
    if (kept.length === 0) throw error;
  }
  if (kept.length === 0) return null;
  return { text: kept.join(' '), sources: cited.flatMap((number) => sources.at(number) ?? []) };
}

/**
 * What the sources of a built-in answer say in full, for the model to write from; without the lines in `withheld`, and
 * without a source of which nothing is left.
 */
export function sourceTexts(
  answer: Answer,
  full: (id: string) => readonly string[] | null,
  withheld: readonly string[] = [],
): SourceText[] {
  return answer.sources.flatMap((source, index) => {
    const lines = answer.lines
      .filter(({ source: number, text }) => number === index + 1 && !withheld.includes(text))
      .map(({ text }) => text);
    const text = [...new Set([...lines, ...(full(source.id) ?? [])])].join('\n');
    return text === '' ? [] : [{ source, text }];
  });
}

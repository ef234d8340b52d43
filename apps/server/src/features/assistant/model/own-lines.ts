import type { Answer } from '@ankur/assistant/answer/answer';
import type { Written } from './model-answer.ts';

/** A written answer with those lines of the built-in one behind it that the model was not shown. */
export function withOwnLines(written: Written, answer: Answer, own: readonly string[]): Written {
  const sources = [...written.sources];
  const lines = answer.lines.flatMap(({ text, source: number }) => {
    const source = answer.sources[number - 1];
    if (!own.includes(text) || !source) return [];
    const known = sources.findIndex(({ id }) => id === source.id);
    if (known < 0) sources.push(source);
    return [`${text} [${known < 0 ? sources.length : known + 1}]`];
  });
  return { text: [written.text, ...lines].join('\n'), sources };
}

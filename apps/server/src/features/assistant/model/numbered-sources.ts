import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { type Evidence, evidenceOf } from './support.ts';

/** Letters of one source that a model reads. */
const MOST_LETTERS = 4_000;

/** The sources of one answer as a model sees them: numbered from 1 in the order in which they were found. */
export interface NumberedSources {
  /** The source as the model reads it, with its number. One that is there already gets what is new of the text. */
  add(source: ChatSource, text: string): string;
  /** What sentences are held against, by number. */
  evidence(): readonly Evidence[];
  /** The source with a number. */
  at(number: number): ChatSource | undefined;
  size(): number;
}

export function createNumberedSources(): NumberedSources {
  const all: { source: ChatSource; text: string; evidence: Evidence }[] = [];
  const put = (at: number, source: ChatSource, text: string) => {
    all[at] = { source, text, evidence: evidenceOf(`${source.title}\n${text}`) };
  };
  return {
    add(source, told) {
      const text = told.slice(0, MOST_LETTERS).replaceAll('</source>', '');
      const known = all.findIndex((one) => one.source.id === source.id);
      const at = known < 0 ? all.length : known;
      const before = all[at]?.text ?? '';
      if (!before.includes(text)) put(at, source, `${before}\n${text}`.trim());
      if (known < 0 && text === '') put(at, source, '');
      const title = source.title.replaceAll('"', "'");
      return `<source number="${at + 1}" title="${title}">\n${text}\n</source>`;
    },
    evidence: () => all.map(({ evidence }) => evidence),
    at: (number) => all[number - 1]?.source,
    size: () => all.length,
  };
}

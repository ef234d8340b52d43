// Loads the product several times in one process, each time with one rule or list switched off, for `ablation.mjs`: modules that are
// asked for as `FILE?off=N` and what they ask for are instances of their own, but for those that the switch does not change and
// that cost time.
import { registerHooks } from 'node:module';

/** Decides what is made of a reading; all else is shared unless the switch is in it. */
const DECIDES =
  /\/(?:finder|intents|two-topics|small-talk|ranking|unadvised-crop|library|compose|answer|extract)\.ts$/;
const PRODUCT =
  /\/packages\/(?:assistant|crops|content\/words)\/|\/apps\/server\/src\/(?:features\/assistant|library)\//;

const switches = [];
/** A number by which `?off=N` asks for the product with this switch off. */
export const switchedOff = (without) => switches.push(without) - 1;

/** Whether a switch changes how words are read, so that nothing is shared. */
export const readsWords = ({ file }) =>
  /language\/|lexical|fact-choice|words|crops\/data|name-endings/.test(file);

const emptied = (value) => {
  if (Array.isArray(value)) return [];
  // A pattern that nothing matches.
  if (typeof value === 'string') return '(?!)';
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, emptied(own)]));
};

function changed(source, { file, part, from, to }) {
  if (from === undefined) {
    const data = JSON.parse(source);
    return JSON.stringify(part ? { ...data, [part]: emptied(data[part]) } : emptied(data));
  }
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return source.replace(from, () => to);
}

/** Scores of facts are kept by question and document: no switch outside that file changes them. */
const keptFacts = (source) =>
  `${source.replace('export function createFactChoice', 'function freshFactChoice')}
const keptChoices = new Map();
export function createFactChoice(question: string, whole: any, encoder: any): any {
  const own = keptChoices.get(question) ?? new Map();
  keptChoices.set(question, own);
  let fresh: any;
  return (document: any) => {
    if (!own.has(document.id)) {
      fresh ??= freshFactChoice(question, whole, encoder);
      own.set(document.id, fresh(document));
    }
    return own.get(document.id);
  };
}`;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const off = /\?off=(\d+)$/.exec(specifier) ?? /\?off=(\d+)$/.exec(context.parentURL ?? '');
    if (!off || !PRODUCT.test(found.url)) return found;
    const [url = ''] = found.url.split('?');
    const without = switches[Number(off[1])];
    const own = url.endsWith(without.file) || DECIDES.test(url) || readsWords(without);
    return { ...found, url: own ? `${url}${off[0]}` : url };
  },
  load(url, context, next) {
    const [file = '', off] = url.split('?off=');
    const loaded = next(file, context);
    if (off === undefined)
      return file.endsWith('/fact-choice.ts')
        ? { ...loaded, source: keptFacts(String(loaded.source)) }
        : loaded;
    const without = switches[Number(off)];
    return file.endsWith(without.file)
      ? { ...loaded, source: changed(String(loaded.source), without) }
      : loaded;
  },
});

// Loads one file of the product otherwise than it is written, for `ablation.mjs`: a rule switched off, or a list (or one part of it)
// with nothing in it.
import { registerHooks } from 'node:module';

const { file, part, from, to } = JSON.parse(process.env.WITHOUT ?? '{}');

const emptied = (value) => {
  if (Array.isArray(value)) return [];
  // A pattern that nothing matches.
  if (typeof value === 'string') return '(?!)';
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, emptied(own)]));
};

function changed(source) {
  if (from === undefined) {
    const data = JSON.parse(source);
    return JSON.stringify(part ? { ...data, [part]: emptied(data[part]) } : emptied(data));
  }
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return source.replace(from, () => to);
}

if (file)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      return url.endsWith(file) ? { ...loaded, source: changed(String(loaded.source)) } : loaded;
    },
  });

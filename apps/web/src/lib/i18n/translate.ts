import { figuresLocaleOf, type Language } from '@ankur/languages/languages';
import type { Catalogue } from './catalogue.ts';
import type { Locales } from './locales.generated.ts';
import type { Namespace } from './namespaces.ts';

export type Params = Readonly<Record<string, string | number>>;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${keyof T[K] & string}`;
}[keyof T & string];
export type KeyOf<N extends Namespace> = Leaves<Locales[N]>;
type PluralOf<K> = K extends `${infer Base}_other` ? Base : never;

export interface TranslateKeys<Key extends string> {
  /** The text of a key with its `{name}` placeholders filled. */
  (key: Key, params?: Params): string;
  /** The form for `count` among `key_one`, `key_other` …; `{count}` is filled too. */
  plural(key: PluralOf<Key>, count: number, params?: Params): string;
}
export type Translate<N extends Namespace> = TranslateKeys<KeyOf<N>>;

function lookUp(texts: Catalogue, key: string): string | null {
  const flat = texts[key];
  if (typeof flat === 'string') return flat;
  const dot = key.indexOf('.');
  const group = dot < 0 ? undefined : texts[key.slice(0, dot)];
  return typeof group === 'object' ? (group[key.slice(dot + 1)] ?? null) : null;
}

/** Fills `{name}` placeholders; unknown names stay visible for tests. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The translate function of one feature in one language; an unknown key is returned unchanged. */
export function makeTranslate<N extends Namespace>(
  language: Language,
  texts: Catalogue,
): Translate<N> {
  const rules = new Intl.PluralRules(figuresLocaleOf(language));
  const numbers = new Intl.NumberFormat(figuresLocaleOf(language));
  const t = (key: string, params?: Params): string => fill(lookUp(texts, key) ?? key, params);
  const plural = (key: string, count: number, params?: Params): string => {
    const form = lookUp(texts, `${key}_${rules.select(count)}`) ?? lookUp(texts, `${key}_other`);
    return fill(form ?? key, { count: numbers.format(count), ...params });
  };
  return Object.assign(t, { plural }) as Translate<N>;
}

import type { Catalogue } from '../../lib/i18n/catalogue.ts';
import type { Format } from '../../lib/i18n/format.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useCatalogue, useT } from '../../lib/i18n/use-t.ts';
import type { OutboxRecord, Row } from '../../lib/outbox/record.ts';
import { kindOf } from './kinds.ts';

const MONEY = new Set(['amount', 'price']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T.*Z$/;
/** Fields that name another record by its id, which tells a reader nothing. */
const REFERENCES = new Set(['field', 'planting', 'animal']);
/** Fields whose text has a key of its own. */
const TEXT_KEYS: Readonly<Record<string, string>> = {
  area_acres: 'acres',
  born_on: 'born',
  estimate_percent: 'share',
  happened_at: 'when',
  policy_number: 'policy',
  rate_percent_month: 'rate',
  survey_number: 'survey',
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function wordIn(texts: Catalogue, group: string, key: string): string | null {
  const words = texts[group];
  return typeof words === 'object' && Object.hasOwn(words, key) ? (words[key] ?? null) : null;
}

/** Texts are called in camel case, fields as they cross the wire. */
const textKey = (field: string): string =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function plainText(format: Format, value: unknown, isMoney: boolean): string {
  if (typeof value === 'number') return isMoney ? format.money(value) : format.number(value);
  const text = typeof value === 'string' ? value : '';
  if (INSTANT.test(text)) return format.dateTime(text);
  return DAY.test(text) ? format.date(text, { dateStyle: 'medium' }) : text;
}

/**
 * The words of one kind of write: its name, its fields and what stands in them. `cropName` tells a crop in the language on
 * the screen.
 */
export function useWords(what: string, cropName: (crop: string) => string) {
  const t = useT('outbox');
  const tCommon = useT('common');
  const format = useFormat();
  const {
    namespace,
    shown,
    groups = {},
    units = {},
    isCounted = false,
    labels = 'field',
  } = kindOf(what);
  const texts = useCatalogue(useLanguage(), namespace);
  const value = (name: string, of: unknown): string => {
    if (typeof of === 'boolean') return tCommon(of ? 'yes' : 'no');
    const group = groups[name];
    if (name === 'crop' && typeof of === 'string' && of !== '') return cropName(of);
    const word = group ? wordIn(texts, group, String(of)) : null;
    return word ?? plainText(format, of, MONEY.has(name) && !isCounted);
  };
  const titleOf = (row: Row | null): string =>
    shown
      .map((name) => {
        const unit = units[name];
        return `${value(name, row?.[name])} ${unit ? value(unit, row?.[unit]) : ''}`.trim();
      })
      .filter(Boolean)
      .join(' · ');
  return {
    /** What a field is called; null of one that no form shows. */
    label: (name: string) =>
      REFERENCES.has(name)
        ? null
        : (wordIn(texts, labels, name) ??
          wordIn(texts, labels, TEXT_KEYS[name] ?? textKey(name)) ??
          // What all records of the farm have, as their notes, is called as in their entries.
          wordIn(texts, 'entry', name)),
    value: (name: string, of: unknown) => value(name, of) || t('conflict.nothing'),
    titleOf,
    /** What a write is about, in one line. */
    title: ({ row, before }: OutboxRecord) => titleOf(row ?? before),
  };
}

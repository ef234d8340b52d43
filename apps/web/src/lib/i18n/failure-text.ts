import {
  type Failure,
  PARAM_KINDS,
  type ParamName,
  type ParamValue,
  readFailure,
} from '@ankur/contracts/http/problem';
import type { Language } from '@ankur/languages/languages';
import { SAID } from '../http/field-errors.ts';
import type { Catalogue } from './catalogue.ts';
import { formatFor } from './format.ts';
import { fill } from './translate.ts';

/** The text of a failure in the farmer's language; null without one. */
export interface FailureText {
  (failure: Failure): string;
  (failure: string | null | undefined): string | null;
}

export type CropName = (crop: string, language: Language) => string;

function codeText(texts: Catalogue, code: string): string | undefined {
  const group = texts.code;
  return typeof group === 'object' && Object.hasOwn(group, code) ? group[code] : undefined;
}

/** Translates failures by code: from the texts of a feature, else from the common ones. */
export function makeFailureText(
  language: Language,
  texts: readonly Catalogue[],
  cropName: CropName = (crop) => crop,
): FailureText {
  const written = (name: string, value: ParamValue): string | number => {
    if (Array.isArray(value)) return value.join(', ');
    const kind = PARAM_KINDS[name as ParamName];
    if (kind === 'quantity') return formatFor(language).number(Number(value));
    if (kind === 'date') return formatFor(language).date(String(value));
    return kind === 'crop' ? cropName(String(value), language) : (value as string | number);
  };
  const find = (code: string) =>
    texts.map((each) => codeText(each, code)).find((text) => text !== undefined);
  const textOf = (failure: string | null | undefined): string | null => {
    if (!failure) return null;
    const { code, params } = readFailure(failure);
    const said = params[SAID];
    const text = find(code);
    // A code of a newer server: its English text is better than a general message.
    if (text === undefined) return typeof said === 'string' ? said : (find('unreadable') ?? code);
    const places = Object.entries(params).map(([name, value]) => [name, written(name, value)]);
    return fill(text, Object.fromEntries(places));
  };
  return textOf as FailureText;
}

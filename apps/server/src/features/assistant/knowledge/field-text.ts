import { LANGUAGE_CODES, type Language } from '@ankur/languages/languages';
import { readTexts } from '@ankur/languages/read-texts';
import type { Text } from '@ankur/leaf-doctor/library/text';

type Words = Readonly<Record<string, string>>;
const TEXTS = readTexts<Readonly<Record<string, Words>>>('packages', 'content', 'field-diseases');

/** A sentence on a field disease (`rice_bls.signs`) in each language it is written in. @throws when English lacks it. */
export function fieldText(path: string): Text {
  const [id = '', key = ''] = path.split('.');
  const text: Record<Language, string> = {};
  for (const code of LANGUAGE_CODES) {
    const sentence = TEXTS[code]?.[id]?.[key];
    if (sentence) text[code] = sentence;
  }
  if (text.en === undefined) throw new Error(`the field diseases have no ${path}`);
  return text as Text;
}

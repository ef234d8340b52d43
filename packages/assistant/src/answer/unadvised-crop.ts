import { type Language, textIn } from '@ankur/languages/languages';
import sentences from '../../data/unadvised-crop.json' with { type: 'json' };
import type { CropEntry } from '../language/crop-mentions.ts';

/** English names that keep their capital inside a sentence. */
const PROPER = /^(?:Indian|Malabar|Chinese|China|Brussels|Guinea|Napier)\b/;

/** Says by name on which crop nothing is known, and where an expert is asked. */
export function nothingOn(crop: CropEntry, language: Language): string {
  const name = crop.names[language] ?? crop.names.en ?? crop.id;
  const said =
    language === 'en' && !PROPER.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return textIn(sentences, language).replace('{crop}', said);
}

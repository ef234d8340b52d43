import fonts from 'virtual:language-fonts';
import { type Language, languageEntry } from '@ankur/languages/languages';

/** Fetches the font of a language's script; where every device has the letters there is none. */
export async function loadFont(language: Language): Promise<void> {
  const { font } = languageEntry(language);
  if (font !== null) await fonts[font]?.();
}

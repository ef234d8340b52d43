import { type Language, languageEntry } from '@ankur/languages/languages';

/** Loads the font of a language's script; none where devices have a system font. */
export async function loadFont(language: Language): Promise<void> {
  const { font } = languageEntry(language);
  if (font === null) return;
  const { default: fonts } = await import('virtual:language-fonts');
  await fonts[font]?.();
}

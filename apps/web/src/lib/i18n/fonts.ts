import { type Language, languageEntry } from '@ankur/languages/languages';

/** Loads the font of a language's script; none where devices have a system font. */
export async function loadFont(language: Language): Promise<void> {
  if (languageEntry(language).script === 'Latn') return;
  const { default: fonts } = await import('virtual:language-fonts');
  await fonts[language]?.();
}

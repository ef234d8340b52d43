import type { Language } from './languages.ts';

/** Brings the font of a script when its language is on; Latin needs none. */
export async function loadFont(language: Language): Promise<void> {
  if (language === 'hi' || language === 'mr') {
    await import('@fontsource-variable/noto-sans-devanagari/wght.css');
  } else if (language === 'te') {
    await import('@fontsource-variable/noto-sans-telugu/wght.css');
  }
}

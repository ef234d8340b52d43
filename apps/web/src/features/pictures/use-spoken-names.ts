import { localeOf } from '@ankur/languages/languages';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';

/** What a tile needs to speak its name; nothing to press where the browser cannot speak. */
export function useSpokenNames() {
  const t = useT('pictures');
  const language = useLanguage();
  const speech = useSpeech();
  const say = (text: string): void => speech.start(text, localeOf(language));
  return {
    say,
    canSay: canSpeak(),
    of: (name: string) => ({
      name,
      listenLabel: t('listen', { name }),
      onListen: canSpeak() ? () => say(name) : undefined,
    }),
  };
}

import type { Language } from '@ankur/languages/languages';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onAssistantRequest } from '../../lib/assistant-request.ts';
import { loadCatalogue } from '../../lib/i18n/catalogue.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useIsGuideSaved } from '../../lib/saved-guide/saved-guide.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { keepOpen, wasOpen } from './kept-chat.ts';
import { useBackLeaves } from './use-back-leaves.ts';

const loadWindow = () => import('./chat-window.tsx');

/** Fetches all that the chat needs to answer without a network, in a language. @throws when part of it cannot be fetched */
export async function prepareChat(language: Language): Promise<void> {
  await Promise.all([
    loadWindow(),
    import('./offline-answer.ts'),
    loadCatalogue(language, 'assistant'),
    // The line to write in has a microphone: without these texts the window would not open.
    loadCatalogue(language, 'recorded-speech'),
    import('./emergency/cards.ts').then(({ prepareFirstAid }) => prepareFirstAid(language)),
  ]);
}

/** So long a page has the line for itself before what an emergency needs is fetched. */
const PREPARE_AFTER_MS = 8000;
const ChatWindow = lazy(loadWindow);

/**
 * The floating farm assistant, in the last sixth of the bottom bar on phones and at the end of the top bar elsewhere, where it covers nothing; shown by the shell to signed-in farmers only. Its window comes with the first click;
 * where it cannot be fetched the button stays for another try.
 */
export default function ChatWidget() {
  const t = useT('shell');
  const [state, setState] = useState<'never' | 'opening' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  const language = useLanguage();
  const kept = useIsGuideSaved(language);
  useEffect(() => {
    // Somebody in danger may open the window where there is no network to fetch it, as may whoever saved the guide.
    const prepare = () => void prepareChat(language).catch(() => undefined);
    const timer = setTimeout(prepare, kept ? 0 : PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [kept, language]);
  const close = () => {
    keepOpen(false);
    setState('closed');
    requestAnimationFrame(() => button.current?.focus());
  };
  const { entered, left } = useBackLeaves(state === 'open', close);
  const show = () => {
    keepOpen(true);
    setState('open');
    entered();
  };
  const fetchAndShow = () => {
    setState('opening');
    loadWindow().then(show, () => {
      setState('never');
      toast.error(t('chat.trouble'));
    });
  };
  const openHere = useRef(() => {});
  openHere.current = () => {
    if (state === 'never') fetchAndShow();
    if (state === 'closed') show();
  };
  useEffect(() => onAssistantRequest(() => openHere.current()), []);
  useEffect(() => {
    if (!wasOpen()) return;
    setState('opening');
    loadWindow().then(
      () => setState('open'),
      () => setState('never'),
    );
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('chat.open')}
        title={t('chat.open')}
        aria-expanded={state === 'open'}
        aria-busy={state === 'opening'}
        onClick={state === 'closed' ? show : fetchAndShow}
        className="fixed end-0 bottom-[env(safe-area-inset-bottom)] z-20 inline-flex h-15 w-1/6 items-center justify-center md:top-0 md:bottom-auto md:h-14 md:w-14 print:hidden"
        hidden={state === 'open'}
      >
        <span className="inline-flex size-11 items-center justify-center rounded-full bg-brand text-on-brand hover:bg-brand-strong">
          {state === 'opening' ? (
            <Spinner className="size-7" />
          ) : (
            <Icon name="comment" className="size-7" />
          )}
        </span>
      </button>
      {(state === 'open' || state === 'closed') && (
        <Suspense fallback={null}>
          <ChatWindow
            shown={state === 'open'}
            onClose={() => {
              close();
              left();
            }}
            onFollow={close}
          />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useGuideKept } from '../../lib/saved-guide/saved-guide.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepOpen, wasOpen } from './kept-chat.ts';

const loadWindow = () => import('./chat-window.tsx');
const ChatWindow = lazy(loadWindow);

/** The floating farm assistant; shown by the shell to signed-in farmers only. Its window comes with the first click. */
export default function ChatWidget() {
  const t = useT('assistant');
  const [state, setState] = useState<'never' | 'open' | 'closed'>(() =>
    wasOpen() ? 'open' : 'never',
  );
  const button = useRef<HTMLButtonElement>(null);
  const kept = useGuideKept(useLanguage());
  useEffect(() => {
    // Whoever saved the guide may open the window where there is no network to fetch it.
    if (kept) Promise.all([loadWindow(), import('./offline-answer.ts')]).catch(() => undefined);
  }, [kept]);
  const close = () => {
    keepOpen(false);
    setState('closed');
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('open')}
        title={t('open')}
        aria-expanded={state === 'open'}
        onClick={() => {
          keepOpen(true);
          setState('open');
        }}
        className="fixed end-4 bottom-20 z-20 inline-flex size-14 items-center justify-center rounded-full bg-brand text-on-brand shadow-high hover:bg-brand-strong md:bottom-6 print:hidden"
        hidden={state === 'open'}
      >
        <Icon name="comment" className="size-7" />
      </button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <ChatWindow shown={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

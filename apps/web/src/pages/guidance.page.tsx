import type { Language } from '@ankur/languages/languages';
import { useEffect } from 'react';
import { GuidanceAlbum } from '../features/guidance/guidance-album.tsx';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { useIsGuideSaved } from '../lib/saved-guide/saved-guide.ts';
import { accessToken } from '../lib/session/tokens.ts';
import { Page } from '../ui/page.tsx';

/** Fetches what opens saved articles and, for farmers who have the chat, what answers from them. */
async function prepare(language: Language): Promise<void> {
  const chat = async () => {
    const { prepareChat } = await import('../features/assistant/chat-widget.tsx');
    await prepareChat(language);
  };
  await Promise.all([import('./guidance-detail.page.tsx'), accessToken() && chat()]);
}

export default function GuidancePage() {
  const t = useT('guidance');
  const kept = useIsGuideSaved(useLanguage());
  useEffect(() => {
    // Preloads the article page, so that saved articles open offline.
    if (kept) import('./guidance-detail.page.tsx').catch(() => undefined);
  }, [kept]);
  return (
    <Page title={t('title')}>
      <GuidanceAlbum onPrepare={prepare} />
    </Page>
  );
}

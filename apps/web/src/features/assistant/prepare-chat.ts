import type { Language } from '@ankur/languages/languages';
import { loadCatalogue } from '../../lib/i18n/catalogue.ts';

export const loadWindow = () => import('./chat-window.tsx');

/** Fetches all that the chat needs to answer without a network, in a language. @throws when part of it cannot be fetched */
export async function prepareChat(language: Language): Promise<void> {
  await Promise.all([
    loadWindow(),
    import('./offline-answer.ts'),
    loadCatalogue(language, 'assistant'),
    import('./emergency/cards.ts').then(({ prepareFirstAid }) => prepareFirstAid(language)),
  ]);
}

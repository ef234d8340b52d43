import { directionOf, type Language, REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { presetLanguage } from '../lib/i18n/language-store.ts';
import { makeTranslate } from '../lib/i18n/translate.ts';
import { rendered } from '../lib/rendered.ts';
import { MemoryRouter } from '../lib/router/router.tsx';
import { Router } from './router.tsx';
import { Waiting } from './waiting.tsx';

/** Languages of prerendered pages. */
export const PRERENDERED_LANGUAGES = REVIEWED_LANGUAGES.map((code) => ({
  code,
  direction: directionOf(code),
}));

/** A page in one language as markup for `#root`, with title and description of its document. */
export interface RenderedPage {
  markup: string;
  title: string;
  description: string;
  /** The namespaces of its texts. */
  texts: string[];
}

/** Renders a path as a signed-out visitor sees it first. @throws when a component failed */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  presetLanguage(language);
  rendered.texts.clear();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <MemoryRouter at={path}>
      <Router />
    </MemoryRouter>,
    // Without out-of-order streaming: its inline scripts would violate the content-security policy.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const texts = [...rendered.texts].sort();
  const landing = await loadCatalogue(language, 'landing');
  const description = makeTranslate<'landing'>(language, landing)('hero.lead');
  return { markup, title: rendered.title, description, texts };
}

/** The spinner shown on all other pages while the app loads. */
export function renderWaiting(): string {
  return renderToString(<Waiting />);
}

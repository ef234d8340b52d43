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

/** The languages that a page is written in. */
export const PRERENDERED_LANGUAGES = REVIEWED_LANGUAGES.map((code) => ({
  code,
  direction: directionOf(code),
}));

/** A page in one language as markup for `#root`, with what its document says in the head. */
export interface RenderedPage {
  markup: string;
  title: string;
  description: string;
  /** The namespaces whose texts stand in it. */
  texts: string[];
}

/** Renders an address as a signed-out visitor sees it first. @throws when a part of it failed */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  presetLanguage(language);
  rendered.texts.clear();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <MemoryRouter at={path}>
      <Router />
    </MemoryRouter>,
    // Everything in its place: parts that are moved there by inline scripts would be refused by the browser.
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

/** The ring that turns on every other page while the app itself travels. */
export function renderWaiting(): string {
  return renderToString(<Waiting />);
}

import './entry.css';
import 'virtual:languages.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { applyLanguage, currentLanguage } from '../lib/i18n/language-store.ts';
import { oncePageIsShown } from '../lib/page-shown.ts';
import { browserHistory } from '../lib/router/history.ts';
import { HistoryRouter } from '../lib/router/router.tsx';
import { HOME } from '../lib/session/return-path.ts';
import { accessToken } from '../lib/session/tokens.ts';
import { applyTheme } from '../lib/theme/theme-choice.ts';
import { releaseClicks } from './prerendered/early-click.ts';
import {
  clearPrerendered,
  isPrerenderedFor,
  prerenderedTexts,
} from './prerendered/prerendered-page.ts';
import { Router } from './router.tsx';
import { preloadPath } from './routes.ts';
import { Waiting } from './waiting.tsx';

// Home at its own address: a redirect would be a navigation after the first render, with an empty page meanwhile.
if (location.pathname === '/application') {
  history.replaceState(null, '', HOME + location.search + location.hash);
}

const page = (
  <StrictMode>
    <HistoryRouter history={browserHistory()}>
      <Router />
    </HistoryRouter>
  </StrictMode>
);

/**
 * So long the first render waits for the page's chunks and texts. React shows a fallback of Suspense for at least 300 ms,
 * and home has three of them one within the other; nothing suspends when everything is there.
 */
const AT_ONCE_MS = 1000;

/** Hydrates the prerendered page, once everything on it can be rendered without suspending. */
async function takeOver(root: HTMLElement, code: Promise<unknown>): Promise<void> {
  const language = currentLanguage();
  await Promise.all([code, ...prerenderedTexts().map((name) => loadCatalogue(language, name))]);
  oncePageIsShown(() => setTimeout(releaseClicks));
  hydrateRoot(root, page);
}

async function show(root: HTMLElement, isWritten: boolean): Promise<void> {
  const code = preloadPath(location.pathname);
  try {
    if (isWritten) return await takeOver(root, code);
  } catch {
    // The page's chunks could not be loaded: the router shows the error, unless the page is read-only.
    if (!root.querySelector('main :is(form, button)')) {
      addEventListener('online', () => void show(root, isWritten), { once: true });
      return;
    }
  }
  clearPrerendered(root);
  releaseClicks();
  const made = createRoot(root);
  const withPage = () => made.render(page);
  made.render(<Waiting />);
  setTimeout(withPage, AT_ONCE_MS);
  code.then(withPage, withPage);
}

// Before the document's `lang` is set to the app's language.
const isWritten = isPrerenderedFor(currentLanguage(), accessToken() !== null);
applyTheme();
applyLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
void show(root, isWritten);
if (!import.meta.env.DEV && 'serviceWorker' in navigator) {
  const later = async () => (await import('./register-service-worker.ts')).registerServiceWorker();
  const begin = () => void later().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

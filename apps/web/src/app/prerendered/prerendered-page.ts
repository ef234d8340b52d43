import type { Language } from '@ankur/languages/languages';
import type { Namespace } from '../../lib/i18n/namespaces.ts';

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Whether the document is the prerendered page of this path in this language. */
export function isPrerenderedFor(language: Language, signedIn: boolean): boolean {
  const { lang, dataset } = document.documentElement;
  if (dataset.page !== withoutSlash(location.pathname) || lang !== language) return false;
  // Signed-in farmers are redirected.
  return !(signedIn && dataset.page === '/auth');
}

/** The namespaces of the prerendered page's texts. */
export function prerenderedTexts(): Namespace[] {
  return (document.documentElement.dataset.texts ?? '').split(' ') as Namespace[];
}

/** Removes a prerendered page that must not be shown. */
export function clearPrerendered(root: HTMLElement): void {
  root.replaceChildren();
  delete document.documentElement.dataset.hidden;
}

import type { Language } from '@ankur/languages/languages';
import type { Namespace } from '../../lib/i18n/namespaces.ts';

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Whether the markup of the document is the page of this address in this language, and may be shown. */
export function isPrerenderedFor(language: Language, signedIn: boolean): boolean {
  const { lang, dataset } = document.documentElement;
  if (dataset.page !== withoutSlash(location.pathname) || lang !== language) return false;
  // A farmer who is signed in goes on from there.
  return !(signedIn && dataset.page === '/auth');
}

/** The namespaces whose texts stand in the prerendered page. */
export function prerenderedTexts(): Namespace[] {
  return (document.documentElement.dataset.texts ?? '').split(' ') as Namespace[];
}

/** Takes away a prerendered page that is not the one to be shown. */
export function clearPrerendered(root: HTMLElement): void {
  root.replaceChildren();
  delete document.documentElement.dataset.hidden;
}

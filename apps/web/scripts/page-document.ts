import { filesOf, type Manifest } from './manifest.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** The result of rendering a page. */
export interface Rendered {
  markup: string;
  title: string;
  description: string;
  texts: readonly string[];
}

const ROOT = '<div id="root"></div>';
/** The modules that import a page's texts and put accepted wordings into them. */
const TEXT_MODULES = ['src/lib/i18n/locale-files.ts', 'src/lib/i18n/better-words.ts'];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function replaceOnce(document: string, what: RegExp | string, by: string): string {
  const replaced = document.replace(what, () => by);
  if (replaced === document && !document.includes(by))
    throw new Error(`no ${what} in the document`);
  return replaced;
}

/** Preload tags, so that all files of a page load in parallel. */
export function headTags(
  template: string,
  manifest: Manifest,
  page: Pick<PrerenderedPage, 'code'>,
  texts: readonly string[],
  language: string,
): string {
  const locales = texts.map((name) => `src/locales/${language}/${name}.json`);
  const missing = [...page.code, ...locales].filter((source) => !manifest[source]);
  if (missing.length > 0) throw new Error(`no chunk of ${missing.join(', ')}`);
  const files = [...filesOf(manifest, [...page.code, ...TEXT_MODULES, ...locales])].filter(
    (file) => !template.includes(`"/${file}"`),
  );
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
}

/** A page in one language as a document: markup, title and description, and preloads. */
export function pageDocument(
  template: string,
  manifest: Manifest,
  page: PrerenderedPage,
  { code: language, direction }: { code: string; direction: string },
  { markup, title, description, texts }: Rendered,
): string {
  // Markers of failed or suspended components, and of out-of-order streaming.
  if (/<!--\$[?!]-->|<script/.test(markup)) throw new Error(`${page.path} is not whole`);
  if (!markup.includes('<h1')) throw new Error(`${page.path} has no heading`);
  const html = `<html lang="${language}" dir="${direction}" data-page="${page.path}" data-texts="${texts.join(' ')}">`;
  const about = `<meta name="description" content="${escaped(description)}" />`;
  let document = replaceOnce(template, /<html[^>]*>/, html);
  document = replaceOnce(document, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  document = replaceOnce(document, /<meta\s+name="description"[^>]*>/, about);
  const tags = headTags(template, manifest, page, texts, language);
  document = replaceOnce(document, '</head>', `  ${tags}\n  </head>`);
  return replaceOnce(document, ROOT, `<div id="root">${markup}</div>`);
}

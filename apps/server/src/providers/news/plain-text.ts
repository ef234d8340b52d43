import { decodeHTMLStrict } from 'entities';
import { withoutTags } from './without-tags.ts';

/** Control and format characters except the joiners, which Indian scripts need. */
const UNPRINTED = /[[\p{Cc}\p{Cf}\ufffd]--[\u200c\u200d]]+/gv;

/** A lone surrogate, left when a text is cut within a character, or written so. */
const HALF_AT_END = /[\ud800-\udbff]$/;

/** Text without markup, entities, control characters and lone surrogates, cut to a length. */
export function plainText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return '';
  // Twice: feeds escape their markup, so tags appear after decoding entities.
  let text = value.slice(0, 20_000);
  for (let i = 0; i < 2; i++) text = decodeHTMLStrict(withoutTags(text));
  text = withoutTags(text).replace(UNPRINTED, ' ').replace(/\s+/g, ' ').trim();
  if (text.length > maxLength)
    text = `${text
      .slice(0, maxLength - 1)
      .replace(HALF_AT_END, '')
      .trimEnd()}…`;
  return text.toWellFormed();
}

/** An http(s) URL without credentials, or null. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    const url = new URL(value.trim());
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    if (url.username || url.password) return null;
    return url.href;
  } catch {
    return null;
  }
}

/** Tracking parameters, which do not identify the article. */
const TRACKING = /^(utm_\w+|from|ref|rss|fbclid|gclid)$/i;

/** Without trailing slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Normalised URL, for comparing articles. */
export function addressKey(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return `${url.host.replace(/^www\./, '')}${withoutSlashes(url.pathname)}${url.search}`;
}

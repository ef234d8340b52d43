import { decodeHTMLStrict } from 'entities';
import { withoutTags } from './without-tags.ts';

/** Control and format characters but the joiners, which Indian scripts are written with. */
const UNPRINTED = /[[\p{Cc}\p{Cf}\ufffd]--[\u200c\u200d]]+/gv;

/** Half a character: what is left when a text is cut in the middle of one, or written so. */
const HALF_AT_END = /[\ud800-\udbff]$/;

/** Text without any markup, entities, control or half characters, cut to a length; what strangers wrote stays text. */
export function plainText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return '';
  // Twice: feeds escape their markup, so that tags appear once the entities are read.
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

/** An http(s) address without user or password, or null. */
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

/** Parameters that say where a reader came from, not what is read. */
const TRACKING = /^(utm_\w+|from|ref|rss|fbclid|gclid)$/i;

/** Without the slashes at the end. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What tells one article's address from another's. */
export function addressKey(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return `${url.host.replace(/^www\./, '')}${withoutSlashes(url.pathname)}${url.search}`;
}

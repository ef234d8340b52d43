import { decodeHTMLStrict } from 'entities';

/** Characters that are searched for the first picture. */
const LOOK_AT = 50_000;
/** Longest tag that is parsed. */
const TAG_MAX = 4_000;
const SOURCE = /\ssrc\s{0,9}=\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})')/i;

/** The URL of the first picture in an HTML text; undefined without one. */
export function firstPicture(html: string): string | undefined {
  const text = html.slice(0, LOOK_AT);
  const lower = text.toLowerCase();
  let end = -1;
  for (let at = lower.indexOf('<img'); at >= 0; at = lower.indexOf('<img', at + 4)) {
    if (end < at) end = lower.indexOf('>', at);
    if (end < 0) return undefined;
    if (end - at > TAG_MAX) continue;
    const [, double, single] = SOURCE.exec(text.slice(at, end)) ?? [];
    const source = double ?? single;
    if (source) return decodeHTMLStrict(source);
  }
  return undefined;
}

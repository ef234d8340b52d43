import { XMLParser } from 'fast-xml-parser';
import { firstPicture } from './first-picture.ts';
import type { NewsItem } from './news.ts';
import { instant } from './newsapi.ts';
import { plainText, webAddress } from './plain-text.ts';

// Entities are not processed: a feed must not define its own (XML bomb).
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  cdataPropName: undefined,
});

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : isNode(value) ? textOf(value['#text']) : '';

function imageOf(item: Node): string | null {
  const media = [
    ...list(item['media:content']),
    ...list(item['media:thumbnail']),
    ...list(item.enclosure),
  ];
  for (const one of media) {
    if (!isNode(one)) continue;
    const type = String(one['@type'] ?? one['@medium'] ?? 'image');
    const url = type.startsWith('image') ? webAddress(one['@url']) : null;
    if (url) return url;
  }
  const body = textOf(item['content:encoded']) + textOf(item.description);
  return webAddress(firstPicture(body));
}

function linkOf(item: Node): string | null {
  const [first] = list(item.link);
  const href = isNode(first) ? first['@href'] : undefined;
  return webAddress(href ?? plainText(textOf(first), 2000));
}

function toItem(item: Node, source: string | null): NewsItem[] {
  const title = plainText(textOf(item.title), 300);
  const url = linkOf(item);
  if (!title || !url) return [];
  return [
    {
      title,
      description: plainText(textOf(item.description) || textOf(item.summary), 600),
      url,
      imageUrl: imageOf(item),
      source,
      publishedAt: instant(textOf(item.pubDate) || textOf(item.published) || textOf(item.updated)),
    },
  ];
}

/** The items of an RSS 2.0, RSS 1.0 or Atom document as plain text; none for anything else. */
export function readFeed(xml: string): NewsItem[] {
  let root: unknown;
  try {
    root = parser.parse(xml);
  } catch {
    return [];
  }
  if (!isNode(root)) return [];
  const rss = isNode(root.rss) ? root.rss : root['rdf:RDF'];
  const channel = isNode(rss) && isNode(rss.channel) ? rss.channel : undefined;
  const feed = isNode(root.feed) ? root.feed : undefined;
  const source = plainText(textOf(channel?.title ?? feed?.title), 80) || null;
  const items = [
    ...list(channel?.item),
    ...list(isNode(rss) ? rss.item : undefined),
    ...list(feed?.entry),
  ];
  return items.filter(isNode).flatMap((item) => toItem(item, source));
}

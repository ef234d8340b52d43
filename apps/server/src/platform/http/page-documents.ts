import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { guessLanguage, isLanguage, type Language } from '@ankur/languages/languages';

/** An HTML document, precompressed. */
export interface PageDocument {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The documents of one path by language. */
type ByLanguage = ReadonlyMap<Language, PageDocument>;

export function readDocument(path: string): PageDocument {
  const plain = readFileSync(path);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

/** The prerendered pages of a built web app by path: `documents/<language>/<name>.html`, `index.html` for `/`. */
export function readPageDocuments(webRoot: string): ReadonlyMap<string, ByLanguage> {
  const pages = new Map<string, Map<Language, PageDocument>>();
  const folder = join(webRoot, 'documents');
  if (!existsSync(folder)) return pages;
  for (const language of readdirSync(folder)) {
    for (const file of readdirSync(join(folder, language))) {
      if (!file.endsWith('.html')) continue;
      const name = file.slice(0, -'.html'.length);
      const path = name === 'index' ? '/' : `/${name}`;
      const documents = pages.get(path) ?? new Map<Language, PageDocument>();
      documents.set(language, readDocument(join(folder, language, file)));
      pages.set(path, documents);
    }
  }
  return pages;
}

/** The tags of an `Accept-Language` or `Accept-Encoding` header by quality value, without those of 0. */
export function wanted(header: string | undefined): string[] {
  const tags = (header ?? '').split(',').map((part) => {
    const [tag = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  return tags
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The language of the `language` cookie; null without one. */
function chosenLanguage(cookie: string | undefined): string | null {
  return /(?:^|;\s*)language=([a-z]{2,3})(?:;|$)/.exec(cookie ?? '')?.[1] ?? null;
}

/**
 * The language of a page for one request: the cookie's, else the first of the browser's languages that
 * the product has, else English.
 */
export function languageFor(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): Language {
  const chosen = chosenLanguage(headers.cookie);
  return isLanguage(chosen) ? chosen : guessLanguage(wanted(headers['accept-language']));
}

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best accepted encoding; null for identity. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = wanted(acceptEncoding);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** The bytes of a document in the best accepted encoding, with the encoding's name; null for identity. */
export function encoded(
  document: PageDocument,
  acceptEncoding: string | undefined,
): { body: Buffer; encoding: Encoding | null } {
  const encoding = acceptedEncoding(acceptEncoding);
  return { body: document[encoding ?? 'plain'], encoding };
}

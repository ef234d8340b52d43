import { UPLOADS_PATH } from '@ankur/contracts/community/upload-rules';
import { type EndpointTable, endpointTable } from '@ankur/contracts/endpoints';
import type { CacheClass, Endpoint } from '@ankur/contracts/http/endpoint';
import { patternOf } from '@ankur/contracts/http/paths';
import type { Plugin } from 'vite';

const FEATURE = 'virtual:endpoints/';
const CACHED = 'virtual:cached-answers';
const DATA = 'virtual:data-parts';

const pathsOf = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Paths with this cache class. */
export function cachedAnswers(cache: CacheClass): RegExp {
  const kept = Object.values(endpointTable)
    .flatMap((endpoints: Readonly<Record<string, Endpoint>>) => Object.values(endpoints))
    .filter((endpoint) => endpoint.cache === cache);
  return new RegExp(patternOf(pathsOf(kept)));
}

/** The paths that the data meter counts under each name. */
function dataParts(): string {
  const { market, greenscan, agriloop, news } = endpointTable;
  const sources = {
    PRICES: patternOf(pathsOf(Object.values(market))),
    SCANS: patternOf(pathsOf(Object.values(greenscan))),
    VIDEOS: `^${UPLOADS_PATH}|${patternOf([agriloop.add.path])}`,
    PICTURES: patternOf([news.image.path]),
  };
  return Object.entries(sources)
    .map(([name, source]) => `export const ${name} = ${new RegExp(source)};`)
    .join('\n');
}

/** A feature's part of the endpoint table for the browser, without schemas. */
function callsOf(feature: string): Record<string, object> {
  const endpoints: Readonly<Record<string, Endpoint>> | undefined =
    endpointTable[feature as keyof EndpointTable];
  if (!endpoints) throw new Error(`no endpoints for ${feature}`);
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, auth, tags, makes, versioned }]) => [
      name,
      {
        method,
        path,
        auth,
        ...(tags && { tags }),
        ...(makes && { makes: true }),
        ...(versioned && { versioned }),
      },
    ]),
  );
}

/**
 * `virtual:endpoints/<feature>`: a feature of the contract's endpoint table, without the schemas that would make pages
 * heavier. `virtual:cached-answers`: the publicly cacheable paths.
 * `virtual:data-parts`: the paths that the data meter counts as prices, scans, videos and pictures.
 */
export function endpoints(): Plugin {
  return {
    name: 'endpoints',
    resolveId: (id) => (id.startsWith(FEATURE) || id === CACHED || id === DATA ? `\0${id}` : null),
    load(id) {
      if (id === `\0${CACHED}`)
        return `export const PUBLIC_ANSWERS = ${cachedAnswers('public')}; export const PERSONAL_ANSWERS = ${cachedAnswers('personal')}`;
      if (id === `\0${DATA}`) return dataParts();
      if (!id.startsWith(`\0${FEATURE}`)) return null;
      return `export default ${JSON.stringify(callsOf(id.slice(FEATURE.length + 1)))}`;
    },
  };
}

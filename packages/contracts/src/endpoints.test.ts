import { describe, expect, it } from 'vitest';
import { endpointTable } from './endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import { patternOf } from './http/paths.ts';

const endpoints: readonly Endpoint[] = Object.values(endpointTable).flatMap(
  (table: Readonly<Record<string, Endpoint>>) => Object.values(table),
);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const pathsOf = ({ path, aliases = [] }: Endpoint): string[] => [path, ...aliases];
const reads = endpoints.filter(({ method }) => method === 'GET');

describe('the endpoint table', () => {
  it('has each method and path once', () => {
    const names = endpoints.flatMap((e) => pathsOf(e).map((path) => `${e.method} ${path}`));
    expect(names).toEqual([...new Set(names)]);
  });

  it('declares caching for every GET, and for no other method', () => {
    expect(
      endpoints.filter((e) => (e.cache !== undefined) !== (e.method === 'GET')).map(nameOf),
    ).toEqual([]);
  });

  it('never caches authenticated answers publicly', () => {
    expect(reads.filter((e) => e.cache === 'public' && e.auth !== 'none').map(nameOf)).toEqual([]);
    expect(reads.filter((e) => e.cache === 'personal' && e.auth === 'none').map(nameOf)).toEqual(
      [],
    );
  });

  it.each(['public', 'personal'] as const)('matches no other read with the %s ones', (cache) => {
    const of = (wanted: boolean) => reads.filter((e) => (e.cache === cache) === wanted);
    const pattern = new RegExp(patternOf(of(true).flatMap(pathsOf)));
    const sample = (path: string) => path.replace(/:\w+/g, 'a-1');
    expect(
      of(true)
        .flatMap(pathsOf)
        .map(sample)
        .filter((path) => !pattern.test(path)),
    ).toEqual([]);
    expect(
      of(false)
        .flatMap(pathsOf)
        .map(sample)
        .filter((path) => pattern.test(path)),
    ).toEqual([]);
  });
});

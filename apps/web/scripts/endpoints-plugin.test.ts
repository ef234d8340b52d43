import { endpointTable } from '@ankur/contracts/endpoints';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints-plugin.ts';

/** The module that the plugin makes of a name. */
function load(name: string): string {
  const { resolveId, load: read } = endpoints();
  if (typeof resolveId !== 'function' || typeof read !== 'function') throw new Error('no hooks');
  const id: unknown = Reflect.apply(resolveId, {}, [name]);
  return String(Reflect.apply(read, {}, [id]));
}

it('contains calls without schemas', () => {
  const code = load('virtual:endpoints/weather');
  expect(code).toContain(`"path":"${endpointTable.weather.current.path}"`);
  expect(code).toMatch(/"method":"GET".*"auth":"none".*"tags":\["Weather"\]/);
  expect(code).not.toMatch(/answer|query|summary/);
});

it('contains the paths that the data meter counts under each name', () => {
  const code = load('virtual:data-parts');
  for (const name of ['PRICES', 'SCANS', 'VIDEOS', 'PICTURES'])
    expect(code).toContain(`export const ${name} = /^`);
});

it('refuses an unknown feature', () => {
  expect(() => load('virtual:endpoints/wether')).toThrow('no endpoints for wether');
});

it('ignores other modules', () => {
  const { resolveId } = endpoints();
  expect(Reflect.apply(resolveId as () => unknown, {}, ['./endpoints.ts'])).toBeNull();
});

import { expect, it } from 'vitest';
import { checkChunkCycles, chunkCycles } from './chunk-cycles.ts';

const chunk = (name: string, imports: string[] = []) => ({
  file: `assets/${name}-Ab3_xY9.js`,
  imports,
});

it('finds chunks that import each other, also through others', () => {
  const manifest = {
    page: chunk('page', ['small', 'base']),
    small: chunk('small', ['between', 'base']),
    between: chunk('between', ['farm']),
    farm: chunk('farm.api', ['small']),
    base: chunk('base'),
  };
  expect(chunkCycles(manifest)).toEqual(['between farm.api small']);
  expect(() => checkChunkCycles(manifest)).toThrow('between farm.api small');
});

it('lets be what is known to be harmless', () => {
  const manifest = { outbox: chunk('outbox', ['store']), store: chunk('store', ['outbox']) };
  expect(chunkCycles(manifest)).toEqual(['outbox store']);
  expect(() => checkChunkCycles(manifest)).not.toThrow();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readVectors } from './read-vectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string): string {
  const path = join(folder, `${content.length}.json`);
  writeFileSync(path, content);
  return path;
}

const vector = {
  id: 'a',
  kind: 'svp',
  inputs: { T: 20 },
  expected: { es: 2.338 },
  tolerance: 0.01,
};

describe('a file of vectors', () => {
  it('may be a list or an object that holds one', () => {
    expect(readVectors(file(JSON.stringify([vector])))).toEqual([vector]);
    const named = { description: 'x', vectors: [{ ...vector, id: undefined }] };
    expect(readVectors(file(JSON.stringify(named)))[0]?.id).toBe('#1');
  });

  it.each([
    ['{"vectors": 3}', 'no list'],
    ['[]', 'empty'],
    ['[7]', 'vector 1 is not an object'],
    [JSON.stringify([{ ...vector, kind: 4 }]), 'no kind'],
    [JSON.stringify([vector, { ...vector, inputs: null }]), 'vector 2 has no inputs'],
    [JSON.stringify([{ ...vector, expected: { es: 'two' } }]), 'es is not a number'],
    [JSON.stringify([{ ...vector, tolerance: undefined }]), 'no tolerance'],
    ['{"vectors": [', 'JSON'],
  ])('%s is refused with a reason', (content, reason) => {
    expect(() => readVectors(file(content))).toThrow(reason);
  });
});

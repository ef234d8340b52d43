import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

describe('toCsv', () => {
  it('quotes what would break a line and leaves nothing for null', () => {
    expect(toCsv(['a', 'b', 'c'], [['x,"y"', null, 1500.5]])).toBe(
      '\uFEFFa,b,c\r\n"x,""y""",,1500.5\r\n',
    );
  });

  it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '\r=1', '  =1'])('disarms %j', (text) => {
    const [, line = ''] = toCsv(['a'], [[text]]).split(/\r\n/);
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('never lets a cell begin like a formula, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const body = toCsv(['a'], [[text]]).slice('\uFEFFa\r\n'.length);
        expect(body).not.toMatch(/^"?\s*[=+\-@]/);
      }),
    );
  });
});

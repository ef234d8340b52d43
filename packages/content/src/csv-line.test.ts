import { describe, expect, it } from 'vitest';
import { cellsOf } from './csv-line.ts';

describe('a line of a CSV', () => {
  it.each([
    ['a,b,', ['a', 'b', '']],
    ['a,"b ""c"", d",', ['a', 'b "c", d', '']],
    [',"a",b', ['', 'a', 'b']],
    ['"a",,b', ['a', '', 'b']],
    ['"a,b"', ['a,b']],
    ['"",a', ['', 'a']],
  ])('%s', (line, cells) => {
    expect(cellsOf(line)).toEqual(cells);
  });
});

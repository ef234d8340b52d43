// Ours and no library: 4.4 times as fast as csv-parse 6 on 200,000 lines of prices, which decides how long the import of
// millions takes (decision 0146).

/** Cells of one line of a CSV; quoted cells may contain commas and doubled quotes, but no line breaks. */
export function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  // An empty first cell would take the comma of the second with it.
  if (line.startsWith(',')) return ['', ...cellsOf(line.slice(1))];
  const cells: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return cells;
}

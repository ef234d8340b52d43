import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellsOf } from '@ankur/content/csv-line';

/** One photograph of a folder in the data's layout. */
export interface PhotoRow {
  path: string;
  label: string;
  crop: string;
  env: string;
  /** Photographs of one plant share it; empty where the list does not say. */
  group: string;
}

/**
 * Rows of `manifest.csv`: those of the test split when there are any, otherwise all. Only the
 * columns path and label are needed; a missing env counts as "field", a missing crop is the
 * label's. @throws Error when path or label is missing
 */
export function readPhotoList(folder: string): PhotoRow[] {
  const text = readFileSync(join(folder, 'manifest.csv'), 'utf8').replace(/^\uFEFF/, '');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const header = cellsOf(lines[0] ?? '').map((name) => name.trim());
  const column = (name: string) => header.indexOf(name);
  if (column('path') < 0 || column('label') < 0) throw new Error('manifest.csv needs path, label');
  const rows = lines.slice(1).map((line) => {
    const fields = cellsOf(line);
    const get = (name: string) => (column(name) < 0 ? '' : (fields[column(name)] ?? '').trim());
    const label = get('label');
    return {
      path: get('path'),
      label,
      crop: get('crop') || (label.split('___')[0] ?? ''),
      env: get('env') || 'field',
      group: get('group'),
      split: get('split'),
    };
  });
  const test = rows.filter((row) => row.split === 'test');
  return test.length > 0 ? test : rows;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, calibrationError, figuresOf } from './leaf-figures.ts';
import { readPhotoList, splitCsvLine } from './read-photo-list.ts';

const folders: string[] = [];

function folderWith(csv: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'leaf-list-'));
  folders.push(folder);
  writeFileSync(join(folder, 'manifest.csv'), csv);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('readPhotoList', () => {
  it('takes the test split where there is one', () => {
    const rows = readPhotoList(
      folderWith(
        'path,crop,label,split,env\na.jpg,Rice,Rice___Healthy,train,lab\nb.jpg,Rice,Rice___Healthy,test,lab\n',
      ),
    );
    expect(rows.map((row) => row.path)).toEqual(['b.jpg']);
    expect(rows[0]?.env).toBe('lab');
  });

  it('takes everything and fills in crop and env where columns are missing', () => {
    const rows = readPhotoList(folderWith('label,path\r\nRice___Healthy,"x, y.jpg"\r\n'));
    expect(rows).toMatchObject([{ path: 'x, y.jpg', crop: 'Rice', env: 'field' }]);
  });

  it('refuses a list without labels', () => {
    expect(() => readPhotoList(folderWith('path,env\na.jpg,lab\n'))).toThrow('path, label');
  });

  it('honours quotes', () => {
    expect(splitCsvLine('a,"b ""c"", d",')).toEqual(['a', 'b "c", d', '']);
  });
});

describe('figures', () => {
  const answer = (label: string, said: string, confidence: number, refused = false): Answer => ({
    label,
    env: 'field',
    path: '',
    ranked: [said, 'X', label],
    confidence,
    withCrop: label,
    refused,
  });

  it('count hits, top three, macro-F1 and refusals', () => {
    const figures = figuresOf([
      answer('A', 'A', 0.9),
      answer('A', 'B', 0.6, true),
      answer('B', 'B', 0.8),
    ]);
    expect(figures.top1).toBeCloseTo(2 / 3);
    expect(figures.top3).toBe(1);
    expect(figures.withCrop).toBe(1);
    expect(figures.macroF1).toBeCloseTo(2 / 3);
    expect(figures.refused).toBeCloseTo(1 / 3);
    expect(figures.rightOfAnswered).toBe(1);
  });

  it('find no calibration error where confidence and hits agree', () => {
    const even = [answer('A', 'A', 0.5), answer('A', 'B', 0.5)];
    expect(calibrationError(even)).toBeCloseTo(0);
    expect(calibrationError([answer('A', 'B', 0.95)])).toBeCloseTo(0.95);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, calibrationError, figuresOf } from './leaf-figures.ts';
import { readPhotoList } from './read-photo-list.ts';

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
  it('uses the test split if there is one', () => {
    const rows = readPhotoList(
      folderWith(
        'path,crop,label,split,env\na.jpg,Rice,Rice___Healthy,train,lab\nb.jpg,Rice,Rice___Healthy,test,lab\n',
      ),
    );
    expect(rows.map((row) => row.path)).toEqual(['b.jpg']);
    expect(rows[0]?.env).toBe('lab');
  });

  it('uses all rows and fills in missing crop and env', () => {
    const rows = readPhotoList(folderWith('label,path\r\nRice___Healthy,"x, y.jpg"\r\n'));
    expect(rows).toMatchObject([{ path: 'x, y.jpg', crop: 'Rice', env: 'field' }]);
  });

  it('refuses a list without labels', () => {
    expect(() => readPhotoList(folderWith('path,env\na.jpg,lab\n'))).toThrow('path, label');
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

  it('compute top-1, top-3, macro-F1 and abstentions', () => {
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

  it('have no calibration error where confidence and accuracy agree', () => {
    const even = [answer('A', 'A', 0.5), answer('A', 'B', 0.5)];
    expect(calibrationError(even)).toBeCloseTo(0);
    expect(calibrationError([answer('A', 'B', 0.95)])).toBeCloseTo(0.95);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photographOf, readBlindReadings, ruledOutBy } from './blind-readings.ts';

const KEPT = join(import.meta.dirname, '../../../training/blind-reading/readings.csv');

describe('blind readings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'readings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('identifies a photograph by the last part of its name', () => {
    expect(photographOf('test/Wheat___Healthy/wheat_b_field_3b49d49035.jpg')).toBe('3b49d49035');
    expect(photographOf('leaf.jpg')).toBe('');
  });

  it('counts the readers who exclude a label', () => {
    const file = join(folder, 'readings.csv');
    writeFileSync(
      file,
      'photograph,first_best,first_possible,second_best,second_possible\n0123456789,Healthy,Healthy,Rust,Healthy|Rust\nfedcba9876,none,,none,\n',
    );
    const readings = readBlindReadings(file);
    const leaf = readings.get('0123456789');
    const stick = readings.get('fedcba9876');
    if (!leaf || !stick) throw new Error('not read');
    expect(ruledOutBy('Groundnut___Healthy', leaf)).toBe(0);
    expect(ruledOutBy('Groundnut___Rust', leaf)).toBe(1);
    expect(ruledOutBy('Groundnut___Early_leaf_spot', leaf)).toBe(2);
    expect(ruledOutBy('Groundnut___Healthy', stick)).toBe(2);
  });

  it('refuses a file with other columns', () => {
    const file = join(folder, 'other.csv');
    writeFileSync(file, 'photograph,best\n0123456789,Healthy\n');
    expect(() => readBlindReadings(file)).toThrow('readings need photograph');
  });

  it('reads the stored file completely: 1,341 photographs', () => {
    expect(readBlindReadings(KEPT).size).toBe(1341);
  });
});

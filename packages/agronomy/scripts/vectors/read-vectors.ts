import { readFileSync } from 'node:fs';
import type { Vector } from './evaluate.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toVector(value: unknown, index: number): Vector {
  const where = `vector ${index + 1}`;
  if (!isRecord(value)) throw new Error(`${where} is not an object`);
  const { id, kind, tolerance } = value;
  const inputs = value.inputs ?? value.input;
  const expected = value.expected;
  if (typeof kind !== 'string') throw new Error(`${where} has no kind`);
  if (!isRecord(inputs)) throw new Error(`${where} has no inputs`);
  if (!isRecord(expected)) throw new Error(`${where} has no expected values`);
  const figures = Object.entries(expected).map(([key, figure]): [string, number] => {
    if (typeof figure !== 'number') throw new Error(`${where}: expected ${key} is not a number`);
    return [key, figure];
  });
  if (typeof tolerance !== 'number') throw new Error(`${where} has no tolerance`);
  const name = typeof id === 'string' ? id : `#${index + 1}`;
  return {
    id: name,
    kind,
    inputs,
    expected: Object.fromEntries(figures),
    tolerance,
  };
}

/** Vectors of a file `{"vectors": […]}` or a bare array. Refuses with one sentence that names what is wrong. */
export function readVectors(file: string): Vector[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list = isRecord(parsed) ? parsed.vectors : parsed;
  if (!Array.isArray(list)) throw new Error('the file holds no list of vectors');
  if (list.length === 0) throw new Error('the list of vectors is empty');
  return list.map(toVector);
}

import { isRowId } from '@ankur/contracts/http/row-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowId } from './row-id.ts';

const START = Date.parse('2031-01-01T00:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

const msOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

it('creates unique ids in the server’s format', () => {
  const ids = Array.from({ length: 5000 }, () => rowId());
  for (const id of ids) expect(isRowId(id)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

it('contains its time of creation', () => {
  vi.setSystemTime(START + 60_000);
  expect(msOf(rowId())).toBe(START + 60_000);
});

it('orders ids by creation, also within a millisecond and after the clock was set back', () => {
  vi.setSystemTime(START + 120_000);
  const ids = Array.from({ length: 10_000 }, () => rowId());
  vi.setSystemTime(START);
  ids.push(rowId(), rowId());
  vi.setSystemTime(START + 240_000);
  ids.push(rowId());
  expect([...ids].sort()).toEqual(ids);
});

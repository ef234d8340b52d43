import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withCircuit } from './model-circuit.ts';

type Way = 'writes' | 'fails' | 'dislikes' | 'breaks off';

function staged() {
  const seen = { way: 'writes' as Way, asked: 0 };
  const go = async () => {
    seen.asked += 1;
    if (seen.way === 'fails') throw new Error('503');
    if (seen.way === 'dislikes') throw Object.assign(new Error('too long'), { statusCode: 400 });
    return 'Press it well [1].';
  };
  const model = withCircuit({
    takesTools: () => true,
    async *stream() {
      yield await go();
      if (seen.way === 'breaks off') throw new Error('cut');
      yield ' More.';
    },
  });
  const read = async (gone = new AbortController().signal) => {
    let text = '';
    const task = { instructions: '', turns: [], tools: [] };
    for await (const piece of model.stream(task, gone)) text += piece;
    return text;
  };
  return { seen, model, read };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a language model that fails', () => {
  it('opens the circuit for a while', async () => {
    const { seen, model, read: call } = staged();
    for (let at = 0; at < 20; at += 1) await call();
    seen.way = 'fails';
    await expect(call()).rejects.toThrow('503');
    seen.way = 'writes';
    expect(model.rests()).toBe(true);
    await expect(call()).rejects.toThrow();
    expect(seen.asked).toBe(21);
    vi.advanceTimersByTime(30_000);
    expect(await call()).toContain('Press it well');
    expect([model.rests(), seen.asked]).toEqual([false, 22]);
    await call();
  });

  it('is tried by one caller after the rest; that others are refused meanwhile is no failure', async () => {
    const { seen, model, read } = staged();
    seen.way = 'fails';
    await expect(read()).rejects.toThrow('503');
    seen.way = 'writes';
    vi.advanceTimersByTime(30_000);
    const [first, second] = await Promise.allSettled([read(), read()]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
    expect([model.rests(), seen.asked]).toEqual([false, 2]);
    expect(await read()).toContain('Press it well');
  });

  it('opens the circuit when it fails midway', async () => {
    const { seen, model, read } = staged();
    seen.way = 'breaks off';
    await expect(read()).rejects.toThrow('cut');
    expect(model.rests()).toBe(true);
  });

  it('keeps the circuit closed after a 4xx or a disconnected caller', async () => {
    const { seen, model, read } = staged();
    seen.way = 'dislikes';
    await expect(read()).rejects.toThrow('too long');
    const gone = new AbortController();
    gone.abort();
    seen.way = 'fails';
    await expect(read(gone.signal)).rejects.toThrow('503');
    seen.way = 'breaks off';
    await expect(read(gone.signal)).rejects.toThrow('cut');
    expect(model.rests()).toBe(false);
  });
});

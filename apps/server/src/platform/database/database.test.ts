import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './database.ts';

/** What the staged connections are asked, and whether the database behind them is there. */
const stage = { isAway: false, refuses: '', opened: 0, asked: [] as string[] };

/** A connection to a pooler, which stays open while the database behind it is away. */
class StagedClient extends EventEmitter {
  _queryable = true;
  constructor() {
    super();
    stage.opened += 1;
  }
  connect(done: (error?: Error) => void): void {
    done();
  }
  end(done?: () => void): void {
    done?.();
  }
  async query({ text }: { text: string }): Promise<{ rows: unknown[] }> {
    stage.asked.push(text);
    if (stage.isAway) throw Object.assign(new Error('server conn crashed?'), { code: '08P01' });
    if (stage.refuses && text.includes(stage.refuses))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    return { rows: [] };
  }
}

describe('transactions on a pool of one connection', () => {
  let open: OpenDatabase;
  const begin = () => {
    Object.assign(stage, { isAway: false, refuses: '', opened: 0, asked: [] });
    open = openDatabase(
      {
        max: 1,
        connectionTimeoutMillis: 300,
        Client: StagedClient as unknown as typeof pg.Client,
      } as pg.PoolConfig,
      () => {},
    );
  };
  afterEach(() => open.close());
  const insert = () => open.db.transaction((tx) => tx.execute(sql`insert`));

  it('give their connection back when they could not begin', async () => {
    begin();
    stage.isAway = true;
    await expect(insert()).rejects.toThrow();
    await expect(insert()).rejects.toThrow();
    stage.isAway = false;
    await expect(insert()).resolves.toMatchObject({ rows: [] });
    // The two that failed were closed.
    expect(stage.opened).toBe(3);
  });

  it('keep a connection on which only a statement was refused', async () => {
    begin();
    stage.refuses = 'insert';
    await expect(insert()).rejects.toThrow();
    stage.refuses = '';
    await insert();
    expect(stage.opened).toBe(1);
    expect(stage.asked).toEqual(['begin', 'insert', 'rollback', 'begin', 'insert', 'commit']);
  });
});

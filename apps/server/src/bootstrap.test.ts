import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from './bootstrap.ts';
import { BadSetting, readConfig } from './platform/config/config.ts';
import { reasonOf } from './platform/errors/reason.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-open-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const refusal = (env: Record<string, string>): Promise<unknown> =>
  bootstrap(
    readConfig(env),
    { version: 'test', migrationsFolder: join(folder, 'none') },
    { info: () => {}, warn: () => {} },
  ).catch((error: unknown) => error);

describe('a server that cannot be opened', () => {
  it('names an unusable data folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'below'), '/proc/ankur/data']) {
      const error = await refusal({ DATA_DIR: path });
      expect(error).toBeInstanceOf(BadSetting);
      expect(reasonOf(error)).toMatch(
        new RegExp(`^DATA_DIR: ${path} cannot be used \\((EEXIST|ENOTDIR|ENOENT|EROFS|EACCES)\\)$`),
      );
    }
  });

  it('names a database that does not answer, without its password', async () => {
    const error = await refusal({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://asha:Monsoon1@localhost:1/farm',
    });
    expect(error).toBeInstanceOf(BadSetting);
    expect(reasonOf(error)).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(reasonOf(error)).not.toContain('Monsoon1');
  });
});

it('gives a reason also where an error has no message', () => {
  const both = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(reasonOf(both)).toBe('ECONNREFUSED');
  expect(reasonOf(new Error('first line\nsecond'))).toBe('first line');
  expect(reasonOf(new Error(''))).toBe('no reason given');
});

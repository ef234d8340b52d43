import { expect, it } from 'vitest';
import { initdbErrorOf } from './initdb-error.ts';

it('reduces the output of initdb to its fatal line', () => {
  const stderr = [
    '2026-11-22 02:56:09.003 UTC [15251] FATAL:  could not write to file "base/4/1249": No space left on device',
    '2026-11-22 02:56:09.003 UTC [15251] STATEMENT:  CREATE DATABASE template0;',
    'child process exited with exit code 1',
    'initdb: removing contents of data directory "/data/pg.init-x"',
  ].join('\n');
  expect(initdbErrorOf({ stderr, message: 'Command failed: initdb' })).toBe(
    'could not write to file "base/4/1249": No space left on device',
  );
  expect(
    initdbErrorOf({ stderr: 'initdb: error: could not change permissions of directory "/data"' }),
  ).toBe('could not change permissions of directory "/data"');
  expect(initdbErrorOf({ stderr: '', message: 'spawn initdb ENOENT\nmore' })).toBe(
    'spawn initdb ENOENT',
  );
});

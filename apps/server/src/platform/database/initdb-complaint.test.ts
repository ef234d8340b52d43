import { expect, it } from 'vitest';
import { complaintOf } from './initdb-complaint.ts';

it('says in one line what initdb died of', () => {
  const stderr = [
    '2026-11-22 02:56:09.003 UTC [15251] FATAL:  could not write to file "base/4/1249": No space left on device',
    '2026-11-22 02:56:09.003 UTC [15251] STATEMENT:  CREATE DATABASE template0;',
    'child process exited with exit code 1',
    'initdb: removing contents of data directory "/data/pg.init-x"',
  ].join('\n');
  expect(complaintOf({ stderr, message: 'Command failed: initdb' })).toBe(
    'could not write to file "base/4/1249": No space left on device',
  );
  expect(
    complaintOf({ stderr: 'initdb: error: could not change permissions of directory "/data"' }),
  ).toBe('could not change permissions of directory "/data"');
  expect(complaintOf({ stderr: '', message: 'spawn initdb ENOENT\nmore' })).toBe(
    'spawn initdb ENOENT',
  );
});

import { expect, it } from 'vitest';
import { parseBackupArguments, parseRestoreArguments } from './backup-arguments.ts';

it('parses the arguments of a backup', () => {
  expect(parseBackupArguments(['a.backup'])).toEqual({
    file: 'a.backup',
    passphraseFile: undefined,
    verify: true,
    media: true,
  });
  expect(
    parseBackupArguments(['--no-verify', '--passphrase-file', 'p', 'a', '--without-media']),
  ).toEqual({ file: 'a', passphraseFile: 'p', verify: false, media: false });
  expect(parseBackupArguments(['--nightly'])?.file).toBeNull();
});

it.each([[], ['a', 'b'], ['--nightly', 'a'], ['--verify', 'a']])('refuses %j', (...words) => {
  expect(parseBackupArguments(words.filter((word) => word !== undefined))).toBeNull();
});

it('parses the arguments of a restore', () => {
  expect(parseRestoreArguments(['a', '--erased', 'e'])).toEqual({
    file: 'a',
    passphraseFile: undefined,
    erasedFile: 'e',
  });
  expect([
    parseRestoreArguments([]),
    parseRestoreArguments(['a', 'b']),
    parseRestoreArguments(['--x']),
  ]).toEqual([null, null, null]);
});

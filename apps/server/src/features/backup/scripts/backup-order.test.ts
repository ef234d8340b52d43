import { expect, it } from 'vitest';
import { readBackupOrder, readRestoreOrder } from './backup-order.ts';

it('reads what a backup is wished to be', () => {
  expect(readBackupOrder(['a.backup'])).toEqual({
    file: 'a.backup',
    passphraseFile: undefined,
    verify: true,
    media: true,
  });
  expect(
    readBackupOrder(['--no-verify', '--passphrase-file', 'p', 'a', '--without-media']),
  ).toEqual({ file: 'a', passphraseFile: 'p', verify: false, media: false });
  expect(readBackupOrder(['--nightly'])?.file).toBeNull();
});

it.each([[], ['a', 'b'], ['--nightly', 'a'], ['--verify', 'a']])('refuses %j', (...words) => {
  expect(readBackupOrder(words.filter((word) => word !== undefined))).toBeNull();
});

it('reads what is to be restored', () => {
  expect(readRestoreOrder(['a', '--erased', 'e'])).toEqual({
    file: 'a',
    passphraseFile: undefined,
    erasedFile: 'e',
  });
  expect([readRestoreOrder([]), readRestoreOrder(['a', 'b']), readRestoreOrder(['--x'])]).toEqual([
    null,
    null,
    null,
  ]);
});

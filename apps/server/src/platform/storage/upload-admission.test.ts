import { beforeEach, expect, it } from 'vitest';
import type { AppError } from '../errors/app-error.ts';
import type { DiskUsage } from './disk-usage.ts';
import { createUploadAdmission, type UploadAdmission } from './upload-admission.ts';

const ACCOUNT_FULL =
  'Your storage is full. Delete videos or pictures that you no longer need, then try again.';
const SERVER_FULL =
  'The server has no room for pictures and videos just now. Everything else works. Please try again later.';
const BUSY = 'Too many uploads are waiting just now. Please try again in a few minutes.';

const MB = 1024 * 1024;
let usage: DiskUsage | null;
let used: number;
let now: number;
let asked: number;
let admission: UploadAdmission;

const anAdmission = (diskSpareBytes: number) =>
  createUploadAdmission({
    disk: async () => {
      asked += 1;
      return usage;
    },
    usedBytes: async () => used,
    limits: {
      accountBytes: 10 * MB,
      diskFullShare: 0.9,
      diskSpareBytes,
      waitingBytes: 20 * MB,
    },
    now: () => now,
  });

beforeEach(() => {
  usage = { usedShare: 0.5, freeBytes: MB };
  used = 0;
  now = 0;
  asked = 0;
  admission = anAdmission(0);
});

const ask = (bytes: number, keptAsSent = true, farmerId = 'asha') =>
  admission.admit({ farmerId, field: 'video', bytes, keptAsSent });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    ({ status, errors, retryAfterS }: AppError) => [status, errors.video?.[0], retryAfterS],
  );

it.each<[string, DiskUsage | null, boolean]>([
  ['a disk that is nine tenths full', { usedShare: 0.9, freeBytes: MB }, true],
  ['a fuller one', { usedShare: 0.99, freeBytes: 0 }, true],
  ['one that has a little more room', { usedShare: 0.89, freeBytes: MB }, false],
  ['a very large one, of which much is free', { usedShare: 0.9, freeBytes: 1_000_000 * MB }, true],
  ['one that nobody can ask', null, false],
])('%s: uploads are refused %s', async (_what, state, refused) => {
  usage = state;
  const expected = [503, SERVER_FULL, 600];
  expect(await refusal(ask(1))).toEqual(refused ? expected : 'let in');
});

it.each([
  [2 * MB - 1, true],
  [2 * MB, false],
])(
  'with 2 MiB to spare and %d bytes free on a disk above its share: refused %s',
  async (freeBytes, refused) => {
    usage = { usedShare: 0.95, freeBytes };
    admission = anAdmission(2 * MB);
    const expected = [503, SERVER_FULL, 600];
    expect(await refusal(ask(1))).toEqual(refused ? expected : 'let in');
  },
);

it('accepts uploads again when there is room, and checks the disk every five seconds at most', async () => {
  usage = { usedShare: 1, freeBytes: 0 };
  await refusal(ask(1));
  usage = { usedShare: 0.1, freeBytes: MB };
  now = 4_999;
  expect(await refusal(ask(1))).not.toBe('let in');
  expect(asked).toBe(1);
  now = 5_000;
  expect(await refusal(ask(1))).toBe('let in');
});

it('accepts what fits the account’s quota, and pictures while any quota is left', async () => {
  const full = [413, ACCOUNT_FULL, undefined];
  used = 9 * MB;
  expect(await refusal(ask(MB))).toBe('let in');
  expect(await refusal(ask(MB + 1))).toEqual(full);
  expect(await refusal(ask(5 * MB, false))).toBe('let in');
  used = 10 * MB;
  expect(await refusal(ask(1, false))).toEqual(full);
});

it('limits concurrent uploads to four by account and to a number of bytes in all', async () => {
  const leave = [await ask(1), await ask(1), await ask(1), await ask(1)];
  expect(await refusal(ask(1))).toEqual([429, BUSY, 60]);
  expect(await refusal(ask(1, true, 'ravi'))).toBe('let in');
  leave[0]?.();
  leave[0]?.();
  expect(await refusal(ask(1))).toBe('let in');
  expect(await refusal(ask(1))).toEqual([429, BUSY, 60]);
  await ask(10 * MB, true, 'mira');
  expect(await refusal(ask(10 * MB, true, 'sunil'))).toEqual([503, BUSY, 60]);
});

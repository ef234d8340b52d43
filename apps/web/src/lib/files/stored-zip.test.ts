import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crc32, storedZip } from './stored-zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

it('sums as the standard’s own example does', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('makes an archive that others unpack, with names in any script', async () => {
  const files = [
    { name: 'नुकसान.html', content: bytes('<p>ओले</p>') },
    { name: 'photos/1.jpg', content: new Uint8Array(70_000).fill(7) },
    { name: 'empty.txt', content: bytes('') },
  ];
  const zip = storedZip(files, new Date(2026, 10, 23, 16, 30));
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener('load', done));
    reader.readAsArrayBuffer(zip);
    await read;
    writeFileSync(join(folder, 'a.zip'), new Uint8Array(reader.result as ArrayBuffer));
    const unpack = 'import sys,zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])';
    execFileSync('python3', ['-c', unpack, join(folder, 'a.zip'), folder]);
    for (const { name, content } of files)
      expect([...readFileSync(join(folder, name))]).toEqual([...content]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

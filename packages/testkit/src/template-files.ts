import { MemoryFS, type PGlite } from '@electric-sql/pglite';

const BLOCK = 512;
const DATA_FOLDER = '/pglite/data';
/** The tests use the database `postgres`; the two that new ones are made from (600 of 1,415 entries) are left out. */
const UNUSED = /^\/base\/[14]\/./;

interface TarEntry {
  path: string;
  isFolder: boolean;
  start: number;
  end: number;
}

/** A folder (no bytes) or a file: its bytes, and how many of them come before the zeros at its end. */
interface TemplateEntry {
  path: string;
  bytes: Uint8Array | null;
  filled: number;
}

/** The entries of an uncompressed ustar archive. */
function entriesOf(tar: Buffer): TarEntry[] {
  const entries: TarEntry[] = [];
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const text = (from: number, length: number) =>
      tar
        .toString('latin1', at + from, at + from + length)
        .split('\0', 1)
        .join('');
    const start = at + BLOCK;
    const end = start + (Number.parseInt(text(124, 12), 8) || 0);
    entries.push({
      path: text(345, 155) + text(0, 100),
      isFolder: text(156, 1) === '5',
      start,
      end,
    });
    at = start + Math.ceil((end - start) / BLOCK) * BLOCK;
  }
  return entries;
}

function templateEntry(tar: Buffer, { path, isFolder, start, end }: TarEntry): TemplateEntry {
  if (isFolder) return { path, bytes: null, filled: 0 };
  let filled = end;
  while (filled > start && tar[filled - 1] === 0) filled -= 1;
  return { path, bytes: tar.subarray(start, end), filled: filled - start };
}

/**
 * A file system in memory that starts with the files of a dumped data folder. Databases read the bytes of the template;
 * a file is copied when a database first writes to it, without the zeros at its end (most of a log of 16 MB). `loadDataDir`
 * of PGlite unpacks through streams and copies each file twice, hundreds of times a run: 800 ms of processor a database,
 * 265 with a copy of the whole template.
 */
export function templateFiles(tar: Buffer): () => MemoryFS {
  const entries = entriesOf(tar)
    .filter(({ path }) => !UNUSED.test(path))
    .map((entry) => templateEntry(tar, entry));
  return () => new TemplateFiles(entries);
}

type Emscripten = Parameters<
  NonNullable<Awaited<ReturnType<MemoryFS['init']>>['emscriptenOpts']['preRun']>[number]
>[0];

/** What is used here of a file in Emscripten's MEMFS, whose types do not tell it. */
interface FileNode {
  contents: Uint8Array;
  stream_ops: {
    write(stream: { node: FileNode }, ...rest: unknown[]): number;
  };
}

/** Puts a file of the template in place; it is the template's own bytes until it is written to. */
function shareFile(FS: Emscripten['FS'], path: string, bytes: Uint8Array, filled: number): void {
  FS.writeFile(path, bytes, { canOwn: true });
  const file = FS.lookupPath(path, {}).node as unknown as FileNode;
  const shared = file.contents;
  const operations = file.stream_ops;
  file.stream_ops = {
    ...operations,
    write(stream, ...rest) {
      if (stream.node.contents === shared) {
        const own = new Uint8Array(shared.length);
        own.set(shared.subarray(0, filled));
        stream.node.contents = own;
      }
      return operations.write(stream, ...rest);
    },
  };
}

class TemplateFiles extends MemoryFS {
  readonly #entries: readonly TemplateEntry[];

  constructor(entries: readonly TemplateEntry[]) {
    super();
    this.#entries = entries;
  }

  override async init(pglite: PGlite, options: Parameters<MemoryFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const write = ({ FS }: Emscripten) => {
      for (const { path, bytes, filled } of this.#entries) {
        if (bytes === null) FS.mkdirTree(DATA_FOLDER + path);
        else shareFile(FS, DATA_FOLDER + path, bytes, filled);
      }
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), write] },
    };
  }
}

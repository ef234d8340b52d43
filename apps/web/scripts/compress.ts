import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST_BYTES = 1024;

/** Writes `.br` and `.gz` files beside compressible assets. */
export async function compressFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(js|css|svg|html|webmanifest|json|wasm|bin)$/.test(name));
  for (const name of texts) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST_BYTES) continue;
    const quality = bytes.length > 1_000_000 ? 5 : 9;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    const [small, zipped] = await Promise.all([brotli(bytes, options), zip(bytes, { level: 9 })]);
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, zipped);
  }
}

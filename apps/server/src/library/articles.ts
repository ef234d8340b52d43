import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesFolder } from '@ankur/content/collection';
import { readGuidanceCatalogue } from '@ankur/content/guidance/catalogue.ts';
import type { GuidanceArticle } from '@ankur/content/guidance/types.ts';

let catalogue: readonly GuidanceArticle[] | undefined;
let folder: string | undefined;
const guidanceFolder = () => {
  folder ??= packagesFolder('content', 'guidance');
  return folder;
};

/** All articles in the order of their ids, read from disk at the first call. */
export function guidanceCatalogue(): readonly GuidanceArticle[] {
  catalogue ??= readGuidanceCatalogue(guidanceFolder());
  return catalogue;
}

const drawings = new Map<string, Buffer>();

/** A drawing by its file name; null for a name that no article shows. */
export async function guidanceDrawing(file: string): Promise<Buffer | null> {
  if (!guidanceCatalogue().some((article) => article.images.includes(file))) return null;
  const known = drawings.get(file) ?? (await readFile(join(guidanceFolder(), 'drawings', file)));
  drawings.set(file, known);
  return known;
}

import { CROPS, findCrop } from './register.ts';
import { allCropWords } from './words.ts';

const plain = (name: string) => name.trim().toLowerCase();

let ids: ReadonlyMap<string, string> | undefined;

/** Every name of every crop; the first crop of the register keeps a name that two have. */
function byName(): ReadonlyMap<string, string> {
  if (ids) return ids;
  const names = CROPS.flatMap(({ id, irrigation, suggestion, leaf, market = [] }) =>
    [irrigation, suggestion, leaf, ...market, ...allCropWords(id)].flatMap((name) =>
      name === undefined ? [] : [[plain(name), id] as const],
    ),
  );
  ids = new Map(names.reverse());
  return ids;
}

/** The register's id of a crop by its id or any of its names in any language; null when nobody knows it. */
export const cropIdOf = (name: string): string | null =>
  findCrop(plain(name))?.id ?? byName().get(plain(name)) ?? null;

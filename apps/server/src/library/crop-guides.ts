import { packagesFolder, readCollection } from '@ankur/content/collection';
import type { FactsMeta, FactsText } from '@ankur/content/facts';
import { CROP_GROUPS, type Crop } from '@ankur/crops/crop';
import { CROPS } from '@ankur/crops/register';
import type { Language } from '@ankur/languages/languages';

/** What is written on growing a crop: its facts, and their sentences by language. */
export interface CropFacts {
  crop: Crop;
  meta: FactsMeta;
  texts: Readonly<Record<Language, FactsText>>;
}

let read: ReadonlyMap<string, CropFacts> | undefined;

function all(): ReadonlyMap<string, CropFacts> {
  if (read) return read;
  const written = new Map(
    readCollection(packagesFolder('content', 'facts', 'crop')).map((entry) => [entry.id, entry]),
  );
  const groupOf = ({ group }: Crop) => CROP_GROUPS.indexOf(group);
  read = new Map(
    CROPS.toSorted((a, b) => groupOf(a) - groupOf(b)).flatMap((crop) => {
      const entry = written.get(crop.id);
      if (!entry) return [];
      const facts = { crop, meta: entry.meta, texts: entry.texts } as CropFacts;
      return [[crop.id, facts] as const];
    }),
  );
  return read;
}

/** Every crop with a guide, by group, in the order of the register; read from disk at the first call. */
export const cropFacts = (): readonly CropFacts[] => [...all().values()];

/** What is written on a crop; null when it has no guide. */
export const cropFactsOf = (id: string): CropFacts | null => all().get(id) ?? null;

/** Whether a crop has a page of its own. */
export const hasGuide = (id: string): boolean => all().has(id);

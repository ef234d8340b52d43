import type { SavedGuide } from '@ankur/assistant/saved-guide';
import { jobsOf } from '@ankur/contracts/crops/jobs';
import type { CropGuide, ListedGuide } from '../../entities/crop/crop-guides.api.ts';

/** A crop guide from the saved guide; null without one. */
export function savedGuideOf(saved: SavedGuide | null, id: string): CropGuide | null {
  const guide = saved?.cropGuides?.find((one) => one.id === id);
  return guide ? { ...guide, work: jobsOf(guide.sections) } : null;
}

/** The list of saved crop guides, with all names of each crop; null without one. */
export function savedGuideList(saved: SavedGuide | null): ListedGuide[] | null {
  const words = new Map(saved?.register?.crops.map((crop) => [crop.id, crop.words]));
  return (
    saved?.cropGuides?.map(({ id, name, group, keys }) => ({
      ...{ id, name, group, keys },
      words: [...(words.get(id) ?? [])],
    })) ?? null
  );
}

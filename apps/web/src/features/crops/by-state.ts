import type { CropGuide } from '../../entities/crop/crop-guides.api.ts';

interface InStates {
  states: readonly string[];
}

export interface ByState<T> {
  /** Facts for the chosen state: its own first, then general ones. */
  here: T[];
  /** Facts for other states only. */
  elsewhere: T[];
}

/** Separates facts for a state from those for others; without a state all apply, general ones first. */
export function byState<T extends InStates>(items: readonly T[], state: string | null): ByState<T> {
  const general = items.filter(({ states }) => states.length === 0);
  const limited = items.filter(({ states }) => states.length > 0);
  if (state === null) return { here: [...general, ...limited], elsewhere: [] };
  return {
    here: [...limited.filter(({ states }) => states.includes(state)), ...general],
    elsewhere: limited.filter(({ states }) => !states.includes(state)),
  };
}

/** States with facts of their own in a guide, by English name. */
export function statesOf({ sections, windows }: CropGuide): string[] {
  const facts = sections.flatMap((section) => section.facts);
  return [...new Set([...facts, ...windows].flatMap(({ states }) => states))].sort();
}

/** The sowing windows of a state; the general ones where it has none of its own, and all where nothing is general. */
export function windowsIn({ windows }: CropGuide, state: string | null): CropGuide['windows'] {
  const own = windows.filter(({ states }) => state !== null && states.includes(state));
  const general = windows.filter(({ states }) => states.length === 0);
  const seasons = new Set(own.map(({ season }) => season));
  const rest = general.filter(({ season }) => !seasons.has(season));
  const shown = [...own, ...rest];
  return shown.length > 0 ? shown : windows;
}

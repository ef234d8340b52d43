import type { PlaceNames } from './tables.ts';

interface Place {
  name: string | null | undefined;
  district: string | null | undefined;
  state: string | null | undefined;
}

/** "Ner, Yavatmal, Maharashtra": a place with its district and state, without a district named like the town. */
export function placeLine(names: PlaceNames, { name, district, state }: Place): string {
  const within = state ?? undefined;
  const parts = [
    name && names.place(name, within),
    district && district !== name && names.district(district, within),
    state && names.state(state),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Translates a typed place ("Yavatmal, Maharashtra"): the known parts; others as typed. */
export function typedPlace(names: PlaceNames, text: string): string {
  const shown = (part: string) => {
    const place = names.place(part);
    return place === part ? names.state(part) : place;
  };
  return text.replace(/[^\s,](?:[^,]*[^\s,])?/g, shown);
}

/** Something that wants doing. */
export interface Pressing {
  /** The same for the same thing, wherever it was heard of. */
  readonly key: string;
  /** Lost by leaving it undone, in rupees; see `stakes.ts`. */
  readonly stakeRupees: number;
  /** Until it is too late; what is overdue counts as one hour. */
  readonly hoursLeft: number;
}

const rupeesAnHour = ({ stakeRupees, hoursLeft }: Pressing): number =>
  stakeRupees / Math.max(hoursLeft, 1);

/** The `most` things that press hardest, by what each hour of waiting puts at risk; nothing twice. Equals keep their order. */
export function mostUrgent<Thing extends Pressing>(things: readonly Thing[], most = 5): Thing[] {
  const byKey = new Map<string, Thing>();
  for (const thing of things) {
    const known = byKey.get(thing.key);
    if (!known || rupeesAnHour(thing) > rupeesAnHour(known)) byKey.set(thing.key, thing);
  }
  return [...byKey.values()].sort((a, b) => rupeesAnHour(b) - rupeesAnHour(a)).slice(0, most);
}

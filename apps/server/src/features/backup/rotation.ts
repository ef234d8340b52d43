/** A nightly backup by its name, `ankur-20261123T2100Z.backup`. */
const NAME = /^ankur-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})Z\.backup$/;
const DAY_MS = 86_400_000;
/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * DAY_MS;

export const backupName = (now: Date): string =>
  `ankur-${now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z.backup`;

function timeOf(name: string): number | null {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
  return year === undefined
    ? null
    : Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}

/**
 * Outdated nightly backups: all except the newest of each of the last `days` days that have one, and of each of the
 * last `weeks` weeks. The newest of all stays. Other files are ignored.
 */
export function outdatedBackups(
  names: readonly string[],
  { days, weeks }: { days: number; weeks: number },
): string[] {
  const dated = names
    .map((name) => ({ name, at: timeOf(name) }))
    .filter((backup): backup is { name: string; at: number } => backup.at !== null)
    .sort((a, b) => b.at - a.at);
  const keep = new Set<string>(dated.slice(0, 1).map(({ name }) => name));
  const keepNewestOf = (count: number, periodOf: (at: number) => number) => {
    const seen = new Set<number>();
    for (const { name, at } of dated) {
      const period = periodOf(at);
      if (seen.has(period)) continue;
      if (seen.size === count) return;
      seen.add(period);
      keep.add(name);
    }
  };
  keepNewestOf(days, (at) => Math.floor(at / DAY_MS));
  keepNewestOf(weeks, (at) => Math.floor((at - MONDAY_MS) / (7 * DAY_MS)));
  return dated.map(({ name }) => name).filter((name) => !keep.has(name));
}

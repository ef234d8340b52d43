/** An advisory lock: one backup of a database at a time, however many machines make them. */
export const BACKUP_LOCK = 7_311_043;

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Human-readable size, in powers of 1000. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}

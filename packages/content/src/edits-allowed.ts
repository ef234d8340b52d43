/** Tolerated distance for misspelt names: none in short words, two in long ones. */
export function editsAllowed(wanted: string): number {
  if (wanted.length >= 8) return 2;
  return wanted.length >= 5 ? 1 : 0;
}

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether the browser says that each megabyte counts: data saver, a mobile or a slow line. */
export function isMetered(connection: Connection | undefined): boolean {
  if (!connection) return false;
  return (
    connection.saveData === true ||
    connection.type === 'cellular' ||
    (connection.effectiveType !== undefined && connection.effectiveType !== '4g')
  );
}

/** The line as this browser knows it; some tell nothing. */
export function lineHere(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Megabytes with one decimal, never "0". */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether the connection is metered: data saver, mobile or slow network. */
export function isMetered(connection: Connection | undefined): boolean {
  if (!connection) return false;
  return (
    connection.saveData === true ||
    connection.type === 'cellular' ||
    (connection.effectiveType !== undefined && connection.effectiveType !== '4g')
  );
}

/** The browser's connection information, where available. */
export function lineHere(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Megabytes with one decimal, never "0". */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}

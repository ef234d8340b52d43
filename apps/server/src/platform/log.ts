/** Where a start or a command tells what it does. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

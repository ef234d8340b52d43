/** Progress output: an updating line on a terminal, else a line every few seconds. */
export interface Progress {
  show(text: string): void;
  /** Ends the updating line. */
  end(): void;
}

const TERMINAL_MS = 200;
const LOG_MS = 5_000;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** No output. */
export const noProgress: Progress = { show() {}, end() {} };

export function createProgress(
  output: Output = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  let last = Number.NEGATIVE_INFINITY;
  let isOpen = false;
  return {
    show(text) {
      if (now() - last < (output.isTTY ? TERMINAL_MS : LOG_MS)) return;
      last = now();
      if (output.isTTY) output.write(`\r${text}\u001B[K`);
      else output.write(`${text}\n`);
      isOpen = output.isTTY === true;
    },
    end() {
      if (isOpen) output.write('\r\u001B[K');
      isOpen = false;
    },
  };
}

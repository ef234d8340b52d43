import { hash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { RowsDigest } from '../archive/archive-records.ts';

/** The part of the driver's connection that the copy protocol needs. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const BATCH_BYTES = 256 * 1024;
/** Batches that may wait for the reader before the database is asked to pause. */
const WAITING_MAX = 8;
const SUM_MODULUS = 2 ** 48;

/** Order-independent checksum of rows. */
function createRowsSum() {
  let rows = 0;
  const words = [0, 0];
  return {
    add(row: Buffer) {
      const sum = hash('sha1', row, 'buffer');
      rows += 1;
      words[0] = ((words[0] ?? 0) + sum.readUIntBE(0, 6)) % SUM_MODULUS;
      words[1] = ((words[1] ?? 0) + sum.readUIntBE(6, 6)) % SUM_MODULUS;
    },
    digest: (): RowsDigest => ({
      rows,
      sum: words.map((word) => word.toString(16).padStart(12, '0')).join(''),
    }),
  };
}

/** Callbacks of the driver that a copy does not need. */
const unused = {
  handleRowDescription() {},
  handleDataRow() {},
  handleEmptyQuery() {},
  handlePortalSuspended() {},
  handleCommandComplete() {},
};

/**
 * Runs `copy … to stdout` (text format, one message a row) and hands its bytes to `take` in chunks of about 256 KiB; the
 * database is paused while `take` is slow. Resolves with a checksum of the rows.
 */
export function copyOut(
  client: pg.Client,
  text: string,
  take: (chunk: Buffer) => Promise<void>,
): Promise<RowsDigest> {
  return new Promise((resolve, reject) => {
    const sum = createRowsSum();
    let connection: CopyConnection | undefined;
    let rows: Buffer[] = [];
    let bytes = 0;
    let waiting = 0;
    let taken: Promise<void> = Promise.resolve();
    const flush = () => {
      if (bytes === 0) return;
      const chunk = Buffer.concat(rows, bytes);
      rows = [];
      bytes = 0;
      waiting += 1;
      if (waiting >= WAITING_MAX) connection?.stream.pause();
      taken = taken
        .then(() => take(chunk))
        .then(() => {
          waiting -= 1;
          if (waiting < WAITING_MAX) connection?.stream.resume();
        });
      // Reported at the end; until then nothing more is read.
      taken.catch(() => connection?.stream.resume());
    };
    client.query({
      ...unused,
      submit(given: pg.Connection) {
        connection = given as CopyConnection;
        connection.query(text);
      },
      handleCopyData({ chunk }: { chunk: Buffer }) {
        // The driver uses its buffer again.
        const row = Buffer.from(chunk);
        sum.add(row);
        rows.push(row);
        bytes += row.length;
        if (bytes >= BATCH_BYTES) flush();
      },
      handleReadyForQuery() {
        flush();
        taken.then(() => resolve(sum.digest()), reject);
      },
      handleError: reject,
    } as pg.Submittable);
  });
}

/** Runs `copy … from stdin` with the bytes of `chunks`. Resolves when all rows are stored; none are on failure. */
export function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const fail = (error: Error) => {
      failure ??= error;
      reject(failure);
    };
    const pump = async (connection: CopyConnection) => {
      for await (const chunk of chunks) {
        if (failure) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection.stream);
      }
      if (!failure) connection.endCopyFrom();
    };
    client.query({
      ...unused,
      submit: (connection: pg.Connection) => connection.query(text),
      handleCopyInResponse(connection: CopyConnection) {
        pump(connection).catch((error: Error) => {
          fail(error);
          connection.sendCopyFail('the source failed');
        });
      },
      handleReadyForQuery: () => resolve(),
      handleError: fail,
    } as pg.Submittable);
  });
}

/** Resolves when a stream takes more, or never will. */
function drained(stream: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}

/** A broken line loses at most so many bytes. */
export const PIECE_BYTES = 1024 * 1024;
/** Each piece is asked for this often before the download is given up. */
const TRIES = 3;
const PAUSE_MS = 1000;
const SIZE_HEADER = 'x-size';
const PIECE = /\?piece=\d+$/;

/** Whether a cached address is a piece of a download that is not finished. */
export const isPiece = (url: string): boolean => PIECE.test(url);
const pieceOf = (url: string, index: number) => `${url}?piece=${index}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchRange(url: string, start: number): Promise<Response> {
  const headers = { range: `bytes=${start}-${start + PIECE_BYTES - 1}` };
  for (let tried = 1; ; tried++) {
    try {
      const answer = await fetch(url, { headers });
      if (answer.ok || answer.status < 500) return answer;
      throw new TypeError(`${url}: ${answer.status}`);
    } catch (error) {
      if (tried === TRIES) throw error;
      await pause(PAUSE_MS * tried);
    }
  }
}

/** How many bytes of a file are cached as pieces. */
export async function bytesHere(cache: Cache, url: string): Promise<number> {
  let bytes = 0;
  for (let index = 0; ; index++) {
    const piece = await cache.match(pieceOf(url, index));
    if (!piece) return bytes;
    bytes += (await piece.arrayBuffer()).byteLength;
  }
}

/** Deletes the pieces of a file. */
export async function dropPieces(cache: Cache, url: string): Promise<void> {
  for (let index = 0; await cache.delete(pieceOf(url, index)); index++);
}

/**
 * Downloads a file in pieces, each cached as it comes, so that a broken download goes on where it stopped. From a server
 * without byte ranges it comes in one. The pieces are left for the caller to drop. Rejects when a piece cannot be fetched.
 */
export async function fetchInPieces(
  cache: Cache,
  url: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let here = 0;
  let size = Number.POSITIVE_INFINITY;
  for (let index = 0; index * PIECE_BYTES < size; index++) {
    let piece = await cache.match(pieceOf(url, index));
    if (!piece) {
      const answer = await fetchRange(url, index * PIECE_BYTES);
      if (!answer.ok) throw new TypeError(`${url}: ${answer.status}`);
      const body = await answer.arrayBuffer();
      if (answer.status !== 206) return new Uint8Array(body);
      const told = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? '';
      piece = new Response(body, { headers: { [SIZE_HEADER]: told } });
      await cache.put(pieceOf(url, index), piece.clone());
    }
    size = Number(piece.headers.get(SIZE_HEADER));
    const part = new Uint8Array(await piece.arrayBuffer());
    parts.push(part);
    here += part.length;
    onBytes(here);
  }
  if (here !== size) throw new TypeError(`${url}: ${here} of ${size} bytes`);
  const whole = new Uint8Array(here);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

import { systemIds } from '@ankur/server/platform/ids';
import { formBody, formType } from '../support/form.ts';
import { everything, type Sender } from './sender.ts';
import { idOf, type Loss, type Writer } from './writers.ts';

const PIECE_BYTES = 96 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };

/**
 * Uploads videos in chunks (tus 1.0.0) and posts each as a reel. After every missing answer it asks for the offset:
 * never below the acknowledged bytes, never above the sent ones. One write is one chunk, or the reel at the end.
 */
export function uploader(sender: Sender, video: Buffer): Writer {
  const losses: Loss[] = [];
  const reels = new Set<string>();
  const me = idOf(sender.farmer.access);
  let upload: { path: string; offset: number } | null = null;
  let made = 0;
  const lose = (what: string) => losses.push({ writer: 'upload', kind: 'lost', what });

  const begin = async () => {
    const answer = await sender.untilAnswered({
      method: 'POST',
      target: '/api/user/uploads/',
      headers: { ...TUS, 'upload-length': String(video.length) },
    });
    const path = answer.headers.location;
    if (answer.status !== 201 || !path) throw new Error(`upload refused: ${answer.status}`);
    upload = { path: new URL(path, 'http://localhost').pathname, offset: 0 };
  };

  /** Asks for the offset of an upload. */
  const offsetOf = async (path: string): Promise<number | null> => {
    const answer = await sender.untilAnswered({ method: 'HEAD', target: path, headers: TUS });
    return answer.status === 200 ? Number(answer.headers['upload-offset']) : null;
  };

  const sendPiece = async (current: { path: string; offset: number }) => {
    const piece = video.subarray(current.offset, current.offset + PIECE_BYTES);
    const answer = await sender.once({
      method: 'PATCH',
      target: current.path,
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(current.offset),
      },
      body: piece,
    });
    if (answer?.status === 204) {
      current.offset += piece.length;
      return;
    }
    const now = await offsetOf(current.path);
    if (now === null) {
      lose(`${current.path}: acknowledged up to ${current.offset}, not there`);
      upload = null;
    } else {
      if (now < current.offset || now > current.offset + piece.length)
        lose(`${current.path}: acknowledged up to ${current.offset}, stored up to ${now}`);
      current.offset = now;
    }
  };

  const share = async (path: string, round: number) => {
    made += 1;
    const description = `reel ${round}.${made}`;
    const id = systemIds.next();
    const answer = await sender.untilAnswered({
      method: 'POST',
      target: '/api/user/reels/',
      headers: { 'content-type': formType(), 'idempotency-key': id },
      body: formBody([
        ['id', id],
        ['description', description],
        ['upload_id', path.split('/').at(-2) ?? ''],
      ]),
    });
    if (answer.status < 300) reels.add(description);
    else
      losses.push({
        writer: 'upload',
        kind: 'refused',
        what: `${description}: ${answer.status} ${answer.body.toString().slice(0, 200)}`,
      });
    upload = null;
  };

  return {
    name: 'upload',
    async write(round) {
      if (!upload) await begin();
      else if (upload.offset < video.length) await sendPiece(upload);
      else await share(upload.path, round);
    },
    async check(client) {
      const stored = await everything<{ description: string; video: string }>(
        client,
        sender.farmer,
        `/api/user/reels/?user=${me}`,
      );
      const found: Loss[] = [...losses];
      for (const description of reels) {
        const times = stored.filter((reel) => reel.description === description).length;
        if (times === 0) found.push({ writer: 'upload', kind: 'lost', what: description });
        if (times > 1) found.push({ writer: 'upload', kind: 'doubled', what: description });
      }
      for (const reel of stored) {
        const outcome = await client.send({ method: 'GET', target: reel.video, headers: {} });
        if (!('answer' in outcome) || outcome.answer.status !== 200)
          found.push({ writer: 'upload', kind: 'lost', what: `video of ${reel.description}` });
      }
      return found;
    },
  };
}

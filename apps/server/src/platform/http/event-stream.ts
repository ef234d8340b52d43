/** Headers of an answer of server-sent events; a proxy must not buffer it. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
} as const;

/** An event as it is written to the stream. */
export const serverSentEvent = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A comment, which readers skip: proxies close connections on which nothing is sent. */
export const KEEP_ALIVE_COMMENT = ': \n\n';

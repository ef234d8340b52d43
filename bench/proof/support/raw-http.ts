import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';

export interface RawRequest {
  method: string;
  /** Raw path and query, without encoding or normalisation. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ms: number;
}

/** The outcome of a request: an answer, or the connection error. */
export type Outcome = { answer: RawAnswer } | { broken: string };

export interface RawClient {
  send(request: RawRequest): Promise<Outcome>;
  close(): void;
}

const ANSWER_MS = 30_000;
/** How long a streaming answer is read. */
const STREAM_MS = 150;

/**
 * HTTP without the normalisation of `fetch`: malformed paths, headers and bodies reach the server unchanged. An answer that
 * takes over 30 s counts as missing.
 */
export function rawClient(url: string, sockets = 32): RawClient {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = (sent: RawRequest) =>
    new Promise<Outcome>((resolve) => {
      const began = performance.now();
      const length = sent.body ? { 'content-length': String(sent.body.length) } : {};
      const options = {
        hostname,
        port,
        agent,
        method: sent.method,
        path: sent.target,
        headers: { ...length, ...sent.headers },
      };
      const outgoing = ask(options, (incoming) => {
        const chunks: Buffer[] = [];
        let cut = false;
        const done = () => {
          clearTimeout(limit);
          resolve({
            answer: {
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - began,
            },
          });
        };
        if (incoming.headers['content-type']?.startsWith('text/event-stream'))
          setTimeout(() => {
            cut = true;
            done();
            outgoing.destroy();
          }, STREAM_MS);
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', done);
        incoming.on('error', (error) => {
          if (!cut) resolve({ broken: `answer cut: ${error.message}` });
        });
      });
      let late = false;
      const limit = setTimeout(() => {
        late = true;
        resolve({ broken: `no answer within ${ANSWER_MS / 1000} s` });
        outgoing.destroy();
      }, ANSWER_MS);
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(limit);
        // An idle connection that the server closed on reuse: the request was not read.
        // One that we gave up ends alike, and must not be sent a second time.
        if (!late && outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(sent));
        else resolve({ broken: error.code ?? error.message });
      });
      if (sent.body) outgoing.write(sent.body);
      outgoing.end();
    });
  return { send, close: () => agent.destroy() };
}

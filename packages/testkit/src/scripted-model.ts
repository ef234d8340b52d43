import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream?: boolean;
    messages: {
      role: string;
      content: string | null;
      tool_calls?: { id: string; function: { name: string; arguments: string } }[];
      tool_call_id?: string;
    }[];
    tools?: { function: { name: string; parameters: object } }[];
    tool_choice?: string;
  };
}

/** How the endpoint handles one request. */
export type ModelStep = (response: ServerResponse) => void | Promise<void>;

/** A streamed tool call: its arguments in any number of chunks. */
export interface WireCall {
  id?: string | null;
  name?: string | null;
  args?: readonly string[];
}

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const events = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

const DONE = 'data: [DONE]\n\n';

/** Streams a text in chunks and ends. */
export const says =
  (...pieces: string[]): ModelStep =>
  (response) => {
    events(response);
    for (const content of pieces) response.write(event({ content }));
    response.end(event({}, 'stop') + DONE);
  };

const deltasOf = (calls: readonly WireCall[]) =>
  calls.flatMap(({ id = 'call-1', name, args = ['{}'] }, index) => [
    event({
      tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }],
    }),
    ...args.map((piece) => event({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ]);

/** Streams tool calls, the arguments in chunks. */
export const callsTools =
  (...calls: WireCall[]): ModelStep =>
  (response) => {
    events(response);
    for (const delta of deltasOf(calls)) response.write(delta);
    response.end(event({}, 'tool_calls') + DONE);
  };

/** Closes the connection in the middle of a call. */
export const cutWithinCall =
  (call: WireCall): ModelStep =>
  async (response) => {
    events(response);
    for (const delta of deltasOf([call])) response.write(delta);
    response.socket?.end();
  };

/** Streams a text, then continues with another step instead of ending. */
export const saysThen =
  (pieces: readonly string[], then: ModelStep): ModelStep =>
  (response) => {
    events(response);
    for (const content of pieces) response.write(event({ content }));
    return then(response);
  };

/** A non-streaming answer. */
export const whole =
  (message: object): ModelStep =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }] }));
  };

export const refuses =
  (status: number, body = '{}'): ModelStep =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

export const silent: ModelStep = () => undefined;
/** Ends the stream without `finish_reason`. */
export const endsPlainly: ModelStep = (response) => void response.end(DONE);
export const cuts: ModelStep = (response) => void response.socket?.end();

/**
 * A scripted OpenAI-compatible endpoint on loopback, one step per request; at its end the last
 * step is repeated.
 */
export async function scriptedModel() {
  const requests: ModelRequest[] = [];
  let script: readonly ModelStep[] = [says('')];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8'));
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      const step = script[Math.min(requests.length - 1, script.length - 1)];
      void step?.(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Restarts with other steps. */
    plays(...steps: ModelStep[]): void {
      script = steps;
      requests.length = 0;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ScriptedModel = Awaited<ReturnType<typeof scriptedModel>>;

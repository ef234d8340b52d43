/** An event of a stream of server-sent events, its data parsed as JSON. */
export interface ServerSentEvent {
  name: string;
  data: unknown;
}

function parseEvent(lines: string): ServerSentEvent {
  const field = (name: string) =>
    lines
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  return { name: field('event'), data: JSON.parse(field('data') || 'null') };
}

/**
 * Calls `handle` with each complete event of a body, those that came together in one call. Comments come as events
 * without a name. The server writes one line of data an event (decision 0146). @throws SyntaxError when data is no JSON, and what the network says when it breaks
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  handle: (events: readonly ServerSentEvent[]) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = `${rest}${value}`.split('\n\n');
      rest = events.pop() ?? '';
      handle(events.map(parseEvent));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

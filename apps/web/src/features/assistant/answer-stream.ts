import type { ChatReply } from '@ankur/contracts/assistant/endpoints';
import { useSyncExternalStore } from 'react';
import { readEvents } from '../../lib/http/read-events.ts';
import { createSignal } from '../../lib/signal.ts';

const signal = createSignal();
let written = '';

function setWritten(text: string): void {
  if (text === written) return;
  written = text;
  signal.emit();
}

/** What has been written of the answer that is on its way. */
export function useWritten(): string {
  return useSyncExternalStore(signal.subscribe, () => written);
}

/** The answer of the chat: plain JSON as it comes, or events of which the sentences are shown on the way. */
export async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('text/event-stream') || !response.body) {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  }
  let reply: ChatReply | null = null;
  const sentences: string[] = [];
  try {
    await readEvents(response.body, (events) => {
      for (const { name, data } of events) {
        if (name === 'sentence') sentences.push((data as { text: string }).text);
        if (name === 'reply') reply = data as ChatReply;
      }
      setWritten(sentences.join(' '));
    });
  } finally {
    setWritten('');
  }
  if (!reply) throw new Error('the answer broke off');
  return reply;
}

import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readAnswer, useWritten } from './answer-stream.ts';

const REPLY = { reply: 'One [1]. Two [1].', session_id: 's', sources: [] };
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (pieces: readonly string[], seen?: () => void) =>
  new Response(
    new ReadableStream({
      async start(controller) {
        for (const piece of pieces) {
          controller.enqueue(new TextEncoder().encode(piece));
          await new Promise((resume) => setTimeout(resume));
          seen?.();
        }
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );

describe('an answer on its way', () => {
  it('is shown sentence by sentence, however the line cuts it, and gone when it is whole', async () => {
    const { result, rerender } = renderHook(useWritten);
    const shown: string[] = [];
    const whole = event('sentence', { text: 'One [1].' }) + event('sentence', { text: 'दो [1]।' });
    const pieces = [
      whole.slice(0, 20),
      whole.slice(20, 70),
      whole.slice(70),
      event('reply', REPLY),
    ];
    const answer = await readAnswer(
      stream(pieces, () => {
        rerender();
        shown.push(result.current);
      }),
    );
    expect(answer).toEqual(REPLY);
    expect(shown).toContain('One [1]. दो [1]।');
    rerender();
    expect(result.current).toBe('');
  });

  it('is a failure when it breaks off before it is whole', async () => {
    const cut = stream([event('sentence', { text: 'One [1].' }), 'event: failed\ndata: {}\n\n']);
    await expect(readAnswer(cut)).rejects.toThrow();
  });

  it('is read as before when it comes whole', async () => {
    const plain = Response.json(REPLY);
    expect(await readAnswer(plain)).toEqual(REPLY);
  });
});

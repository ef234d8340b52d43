/** Whether a request is for a stream. */
const wantsStream = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' && /"stream"\s*:\s*true/.test(init.body);

interface Whole {
  choices: { message: { content?: string | null; tool_calls?: object[] | null } }[];
}

/** Converts a complete response to a stream of one chunk; a stream is returned unchanged. */
function asStream(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  const { choices } = JSON.parse(text) as Whole;
  const { content, tool_calls: calls } = choices[0]?.message ?? {};
  const called = calls?.map((call, index) => ({ index, ...call })) ?? [];
  const piece = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({
      id: 'whole',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'whole',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`;
  const delta = {
    role: 'assistant',
    content: content ?? '',
    ...(called.length > 0 ? { tool_calls: called } : {}),
  };
  const end = called.length > 0 ? 'tool_calls' : 'stop';
  return `${piece(delta, null)}${piece({}, end)}data: [DONE]\n\n`;
}

/** `fetch` that accepts a complete response where a stream was requested. */
export const streamsOrNot: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !wantsStream(init) || type.includes('text/event-stream')) return answer;
  return new Response(asStream(await answer.text()), {
    status: answer.status,
    headers: { 'content-type': 'text/event-stream' },
  });
};

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@ankur/server/platform/config/config';
import { createRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

interface Asked {
  path: string;
  body: { model: string; messages: { role: string; content: string }[] };
}

let asked: Asked[] = [];
let written = '';
let status = 200;
let endpoint: Server;
let house: TestApp;

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: JSON.parse(text) });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          id: 'c-1',
          object: 'chat.completion',
          created: 1,
          model: 'small',
          choices: [
            { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: written } },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready));
  const { port } = endpoint.address() as AddressInfo;
  house = await buildTestApp({
    config: readConfig({
      DATA_DIR: '/nonexistent',
      LOG_LEVEL: 'silent',
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_MODEL: 'small',
    }),
    limiter: createRateLimiter(),
  });
});
afterAll(async () => {
  await house.close();
  endpoint.close();
});
afterEach(() => {
  asked = [];
  status = 200;
});

const ask = async (message: string, session_id: string | null = null) =>
  (
    await house.app.inject({
      method: 'POST',
      url: '/api/chatbot/chat/',
      payload: { message, session_id },
    })
  ).json();

it('asks the endpoint with the retrieved sources and shows only what they support', async () => {
  written = 'The silage is ready after 45 days [1]. Add 99 kg of salt [1]. Silage is nice.';
  const answer = await ask('how to make silage');
  expect(asked[0]?.path).toBe('/v1/chat/completions');
  expect(asked[0]?.body.model).toBe('small');
  expect(asked[0]?.body.messages[0]?.content).toContain('<source number="1"');
  expect(answer.reply).toBe('The silage is ready after 45 days [1].');
  expect(answer.sources[0].id).toBe('guidance:8');
});

it('gives the built-in answer when the endpoint fails or writes nothing that is supported', async () => {
  written = 'Trust me.';
  const unsupported = await ask('how to make silage');
  status = 500;
  const failed = await ask('how to make silage');
  for (const answer of [unsupported, failed]) {
    expect(answer.reply).toMatch(/\[1\]$/);
    expect(answer.sources[0].id).toBe('guidance:8');
  }
});

it('never asks the model about emergencies', async () => {
  written = 'Anything [1].';
  await ask('I want to kill myself');
  expect(asked).toEqual([]);
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { adversarialMessages } from './support/adversarial.ts';
import { median, percentile } from './support/percentile.ts';
import { startWatchedApp } from './support/watched-app.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const QUESTIONS = join(root, 'training/assistant-eval/held-out.jsonl');
const LIBRARY = join(root, 'apps/server/src/features/assistant/library.ts');
const WANTED_MS = 60;
const WANTED_MB = 60;
const WANTED_WORST_MS = 150;
const WANTED_LOOP_MS = 30;
const WANTED_HEALTH_MS = 50;
const TOGETHER = 10;
const ROUNDS = 10;

/** Heap size of the library and its index, in a separate process. */
async function indexMb(): Promise<number> {
  const program = `
    const { createLibrary } = await import(${JSON.stringify(LIBRARY)});
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    globalThis.kept = createLibrary();
    globalThis.gc();
    process.stdout.write(String((process.memoryUsage().heapUsed - before) / 1e6));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '--eval',
    program,
  ]);
  return Number(stdout);
}

type Ask = (message: string) => Promise<number>;

interface Bench {
  url: string;
  ask: Ask;
  /** The longest delay of the server's event loop since the last call, in milliseconds. */
  loopDelayMs(): Promise<number>;
}

/** Latency of adversarial messages, one by one and ten at once, and the delay of other requests. */
async function measureAdversarial({ url, ask, loopDelayMs }: Bench): Promise<void> {
  const messages = adversarialMessages(2 * ROUNDS);
  const alone: number[] = [];
  for (const message of messages.slice(0, TOGETHER * ROUNDS)) alone.push(await ask(message));
  const last = messages.slice(TOGETHER * ROUNDS);
  const health: number[] = [];
  let busy = true;
  const watch = async () => {
    while (busy) {
      const began = performance.now();
      await (await fetch(`${url}/api/health/`)).arrayBuffer();
      health.push(performance.now() - began);
      await sleep(5);
    }
  };
  await loopDelayMs();
  const watching = watch();
  const together: number[] = [];
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ten = last.slice(round * TOGETHER, (round + 1) * TOGETHER);
    together.push(...(await Promise.all(ten.map(ask))));
    delays.push(await loopDelayMs());
  }
  busy = false;
  await watching;
  const p99 = (times: readonly number[]) => percentile(times, 0.99).toFixed(1);
  const least = Math.min(...delays);
  process.stdout.write(
    `adversarial messages one by one: median ${median(alone).toFixed(1)} ms, 99th ${p99(alone)} ms (wanted ≤ ${WANTED_WORST_MS})
${TOGETHER} of them together: 99th ${p99(together)} ms; event loop delayed by up to ${Math.max(...delays).toFixed(1)} ms, in the ${ROUNDS} rounds from ${least.toFixed(1)} with a median of ${median(delays).toFixed(1)} (wanted ≤ ${WANTED_LOOP_MS})
/api/health/ meanwhile: median ${median(health).toFixed(1)} ms, 99th ${p99(health)} ms (wanted ≤ ${WANTED_HEALTH_MS})
load of the machine: ${loadavg()[0]?.toFixed(1)}\n`,
  );
}

/** Latency of a built-in answer over HTTP, memory of its index, and the effect of adversarial messages. */
export default async function measure(): Promise<void> {
  const app = await startWatchedApp();
  const lines = (await readFile(QUESTIONS, 'utf8')).trim().split('\n');
  const questions = lines.map((line) => (JSON.parse(line) as { question: string }).question);
  const ask: Ask = async (message) => {
    const began = performance.now();
    const answer = await fetch(`${app.url}/api/chatbot/chat/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, session_id: null }),
    });
    if (!answer.ok) throw new Error(`${message}: ${answer.status}`);
    await answer.json();
    return performance.now() - began;
  };
  try {
    const first = await ask('hello');
    const times: number[] = [];
    for (const question of questions) times.push(await ask(question));
    process.stdout.write(
      `built-in answer: median ${median(times).toFixed(1)} ms, 95th ${percentile(times, 0.95).toFixed(1)} ms (wanted median ≤ ${WANTED_MS}); the first one, which builds the index, ${first.toFixed(0)} ms\n`,
    );
    await measureAdversarial({
      url: app.url,
      ask,
      loopDelayMs: async () => (await app.loopDelay()).maxMs,
    });
    process.stdout.write(
      `index: ${(await indexMb()).toFixed(1)} MB of memory (wanted ≤ ${WANTED_MB})\n`,
    );
  } finally {
    await app.remove();
  }
}

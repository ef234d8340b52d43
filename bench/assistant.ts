import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startApp } from '../e2e/support/start-app.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const QUESTIONS = join(root, 'training/assistant-eval/held-out.jsonl');
const LIBRARY = join(root, 'apps/server/src/features/assistant/library.ts');
const WANTED_MS = 60;
const WANTED_MB = 60;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Heap that the library and its index take, in a process of its own. */
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

/** Time of a built-in answer through HTTP, one question after the other, and the memory of its index. */
export default async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-bench-'));
  const app = await startApp(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const lines = (await readFile(QUESTIONS, 'utf8')).trim().split('\n');
  const questions = lines.map((line) => (JSON.parse(line) as { question: string }).question);
  const ask = async (message: string) => {
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
    times.sort((a, b) => a - b);
    process.stdout.write(
      `built-in answer: median ${at(times, 0.5).toFixed(1)} ms, 95th ${at(times, 0.95).toFixed(1)} ms (wanted median ≤ ${WANTED_MS}); the first one, which builds the index, ${first.toFixed(0)} ms\n`,
    );
    process.stdout.write(
      `index: ${(await indexMb()).toFixed(1)} MB of memory (wanted ≤ ${WANTED_MB})\n`,
    );
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts `bare-server.ts` on the embedded database of a data folder. */
export async function startBare(
  dataDir: string,
  farmerId = '',
): Promise<{ url: string; stop(): void }> {
  const program = join(import.meta.dirname, 'bare-server.ts');
  const bare = spawn(process.execPath, [program, join(dataDir, 'run'), farmerId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    bare.stdout.on('data', (chunk: Buffer) =>
      resolve(Number(/port (\d+)/.exec(chunk.toString())?.[1])),
    );
    bare.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => bare.kill() };
}

import { execFileSync } from 'node:child_process';

/** Whether a Redis server can be started here (`apt-get install redis-server`). */
export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// Lines of the product's own TypeScript by room, at two commits: `node scripts/lines.mjs [BEFORE [AFTER]]`. Blank lines
// count; tests, data, generated files, benches and training do not.
import { execFileSync } from 'node:child_process';

/** The last commit before the registers and rooms were made. */
const BEFORE = '404e2dd1~1';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

const isOwnCode = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !/\.(test|check|spec)\.tsx?$|\.d\.ts$|\/generated\/|(^|\/)data\/|(-data|\.generated)\.ts$/.test(
    path,
  ) &&
  !/^(bench|e2e|training|packages\/testkit)\//.test(path);

/** `apps/server/src/features/auth/x.ts` belongs to the room `apps/server/src/features`. */
function roomOf(path) {
  const parts = path.split('/');
  if (parts[0] === 'apps') return parts.slice(0, parts.length > 4 ? 4 : 3).join('/');
  return parts.slice(0, parts[0] === 'packages' ? 2 : 1).join('/');
}

/** Lines and files by room at a commit. */
function count(commit) {
  const rooms = new Map();
  // One line per file: `COMMIT:PATH:LINES`, binary files and empty ones left out.
  const counted = git('grep', '-I', '-c', '', commit, '--', 'apps', 'packages', 'scripts');
  for (const line of counted.trim().split('\n')) {
    const [path = '', lines = '0'] = line.slice(commit.length + 1).split(/:(?=\d+$)/);
    if (!isOwnCode(path)) continue;
    const room = rooms.get(roomOf(path)) ?? { files: 0, lines: 0 };
    rooms.set(roomOf(path), { files: room.files + 1, lines: room.lines + Number(lines) });
  }
  return rooms;
}

const [before = BEFORE, after = 'HEAD'] = process.argv.slice(2);
const [then, now] = [count(before), count(after)];
const none = { files: 0, lines: 0 };
const rows = [...new Set([...then.keys(), ...now.keys()])]
  .sort()
  .map((room) => [room, then.get(room) ?? none, now.get(room) ?? none]);
const sum = (at) =>
  rows.reduce(
    (total, row) => ({ files: total.files + row[at].files, lines: total.lines + row[at].lines }),
    none,
  );
const print = (room, was, is) =>
  process.stdout.write(
    `| ${room} | ${was.files} | ${was.lines} | ${is.files} | ${is.lines} | ${is.lines - was.lines} |\n`,
  );
process.stdout.write(
  '| room | files before | lines before | files after | lines after | change |\n',
);
process.stdout.write('|---|---|---|---|---|---|\n');
for (const row of rows) print(...row);
print('all', sum(1), sum(2));

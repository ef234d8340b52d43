// For developers: the server from source, restarted on change, and Vite's own server for the web app.
import { spawn } from 'node:child_process';
import { checkNode, ensureInstalled, pinnedNode, root, toolEnv } from './lib.mjs';

checkNode();
ensureInstalled();
const options = { cwd: root, stdio: 'inherit', env: toolEnv({ NODE_ENV: 'development' }) };
const children = [
  spawn(pinnedNode(), ['--watch', '--enable-source-maps', 'apps/server/src/main.ts'], options),
  spawn(pinnedNode(), ['../../node_modules/vite/bin/vite.js'], {
    ...options,
    cwd: `${root}/apps/web`,
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

// npm start: from a fresh clone to a running server.
import { checkNode, ensureBuilt, ensureInstalled, runServer } from './lib.mjs';

checkNode();
ensureInstalled();
ensureBuilt();
runServer('apps/server/dist/main.js');

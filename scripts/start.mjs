// The main job: from a fresh clone to a running product.
import { checkNode, ensureBuilt, ensureInstalled, runServer } from './lib.mjs';

checkNode();
ensureInstalled();
ensureBuilt();
runServer('apps/server/dist/main.js');

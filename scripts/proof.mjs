// Builds the product if needed, and runs a test of bench/proof against it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureBuilt, ensureInstalled, fail, must, pinnedNode, root } from './lib.mjs';

const [name = '', ...words] = process.argv.slice(2);
const script = `bench/proof/${name}.ts`;
if (!/^[a-z]+$/.test(name) || !existsSync(join(root, script))) fail(`no such proof: ${name}`, 2);
checkNode();
ensureInstalled();
ensureBuilt();
must(pinnedNode(), [script, ...words]);

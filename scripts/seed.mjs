// Fills an empty data folder with a small demonstration village.
import { checkNode, ensureInstalled, must, pinnedNode } from './lib.mjs';

checkNode();
ensureInstalled();
must(pinnedNode(), ['apps/server/src/seed/seed.ts']);

// After Vite: writes the prerendered documents and a spinner into shell.html, checks chunks and budgets, compresses assets.
import { checkBudgets } from './budgets.ts';
import { checkChunkCycles } from './chunk-cycles.ts';
import { compressFolder } from './compress.ts';
import { readManifest } from './manifest.ts';
import { prerenderPages } from './prerender-pages.ts';

const web = `${import.meta.dirname}/..`;
const dist = process.argv[2] ?? `${web}/dist`;
await prerenderPages(web, dist);
checkChunkCycles(readManifest(dist));
checkBudgets(dist);
await compressFolder(dist);

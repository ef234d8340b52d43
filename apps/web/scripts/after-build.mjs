// After Vite: writes the documents of the prerendered pages and a turning ring into shell.html, checks the budgets, compresses what is served.
import { checkBudgets } from './budgets.ts';
import { compressFolder } from './compress.ts';
import { prerenderPages } from './prerender-pages.ts';

const web = `${import.meta.dirname}/..`;
const dist = process.argv[2] ?? `${web}/dist`;
await prerenderPages(web, dist);
checkBudgets(dist);
await compressFolder(dist);

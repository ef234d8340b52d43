// After Vite: writes the landing page into index.html, checks the budgets, compresses what is served.
import { checkBudgets } from './budgets.ts';
import { compressFolder } from './compress.ts';
import { prerenderLanding } from './prerender-landing.ts';

const web = `${import.meta.dirname}/..`;
const dist = process.argv[2] ?? `${web}/dist`;
await prerenderLanding(web, dist);
checkBudgets(dist);
await compressFolder(dist);

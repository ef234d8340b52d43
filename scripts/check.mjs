// Static checks: types, lint, import rules, unused code, locale files.
import { checkNode, ensureInstalled, must, pinnedNode } from './lib.mjs';

checkNode();
ensureInstalled();
const tool = (path, ...args) => must(pinnedNode(), [`node_modules/${path}`, ...args]);
for (const project of [
  'packages/languages',
  'packages/contracts',
  'packages/crops',
  'packages/assistant',
  'packages/agronomy',
  'packages/content',
  'packages/leaf-doctor',
  'packages/testkit',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
]) {
  tool('typescript/bin/tsc', '-p', project);
}
tool('@biomejs/biome/bin/biome', 'check', '.');
tool(
  'dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  'apps',
  'packages',
);
tool('knip/bin/knip.js');
must(pinnedNode(), ['apps/web/scripts/check-locales.mjs']);
must(pinnedNode(), ['scripts/check-scripts-in-code.mjs']);

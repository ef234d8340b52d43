// The arrows of docs/architecture.md, as a check that can fail.
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'no circles, neither of types alone nor through a lazy import',
      from: {},
      to: { circular: true },
    },
    forbid(
      'contracts-stand-alone',
      '^packages/contracts/',
      '^(apps|packages/(?!(?:contracts|languages)/)[^/]+)/',
      'contracts know the list of languages and nobody else',
    ),
    forbid(
      'assistant-knows-pure-packages-only',
      '^packages/assistant/src/',
      '^(apps|packages/(?!(?:agronomy|assistant|contracts|crops|languages)/)[^/]+)/',
      'the assistant is pure: it runs alike in browser and server',
    ),
    forbid(
      'languages-stand-alone',
      '^packages/languages/',
      '^(apps|packages/(?!languages/)[^/]+)/',
      'the register of languages is read by all and reads nobody',
    ),
    forbid(
      'crops-stand-alone',
      '^packages/crops/',
      '^(apps|packages/(?!(?:crops|languages)/)[^/]+)/',
      'the register of crops is read by all and reads the list of languages alone',
    ),
    forbid(
      'agronomy-stands-alone',
      '^packages/agronomy/src/',
      '^(apps|packages/(?!agronomy/)[^/]+)/',
      'formulas know nobody',
    ),
    forbid(
      'packages-know-no-app',
      '^packages/(?!testkit)',
      '^apps/',
      'packages are used by apps, not the other way',
    ),
    forbid('web-knows-no-server', '^apps/web/', '^apps/server/', 'they meet in contracts'),
    forbid('server-knows-no-web', '^apps/server/', '^apps/web/', 'they meet in contracts'),
    {
      ...forbid(
        'ui-knows-no-feature',
        '^apps/web/src/ui/',
        '^apps/web/src/(entities|features|pages|app)/',
        'ui knows no farm word',
      ),
      from: { path: '^apps/web/src/ui/', pathNot: '\\.test\\.tsx?$' },
    },
    {
      ...forbid(
        'lib-knows-no-component',
        '^apps/web/src/lib/',
        '^apps/web/src/(entities|features|pages|app|ui)/',
        'lib knows no component',
      ),
      from: { path: '^apps/web/src/lib/', pathNot: '\\.test\\.tsx?$' },
    },
    {
      ...forbid(
        'entities-know-no-feature',
        '^apps/web/src/entities/',
        '^apps/web/src/(features|pages|app)/',
        'what several features share stands below them',
      ),
      from: { path: '^apps/web/src/entities/', pathNot: '\\.test\\.tsx?$' },
    },
    {
      name: 'server-features-meet-through-ports',
      severity: 'error',
      comment: 'app-ports.ts builds what features offer one another, app-deps.ts hands it out',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.(test|check)\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
    },
    forbid(
      'server-tools-know-no-feature',
      '^apps/server/src/(platform|providers|ports|library)/(?!.*\\.test\\.ts$)',
      '^apps/server/src/features/',
      'features use platform, providers, ports and library, never the other way',
    ),
    {
      name: 'features-are-neighbours',
      severity: 'error',
      comment: 'a feature never imports a sibling feature: they meet on a page..',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/$1/',
      },
    },
    forbid(
      'console-stands-apart',
      '^apps/web/src/(?!features/console/|pages/console\\.page\\.)',
      '^apps/web/src/features/console/',
      'nothing of the console is in what a farmer loads',
    ),
    {
      name: 'console-page-is-lazy',
      severity: 'error',
      comment: 'only by a lazy import of its route',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/pages/console\\.page', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      ...forbid(
        'features-know-no-page',
        '^apps/web/src/features/',
        '^apps/web/src/(pages|app)/',
        'pages arrange features',
      ),
      from: { path: '^apps/web/src/features/', pathNot: '\\.test\\.tsx?$' },
    },
    {
      name: 'only-mappers-and-routes-answer',
      severity: 'error',
      comment: 'repositories hold no messages for people and no requests',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '(\\.routes|\\.service|app-error)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^apps/server/src/features/.*\\.service\\.ts$' },
      to: { path: '(^fastify$|node_modules/fastify/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-only',
      severity: 'error',
      comment: 'the test kit never ships',
      from: {
        path: '^(apps|packages)/',
        pathNot: '(\\.(test|check)\\.tsx?$|^packages/testkit/|/src/(test|testing)/|/vitest)',
      },
      to: { path: '^packages/testkit/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|node_modules)' },
    // TypeScript 7 has no parser API yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

/** The arrows of the house. Each rule's comment names the bug it prevents and the cure. */

const packages = [
  'language',
  'oracle',
  'lower',
  'engine',
  'cards',
  'conformance',
  'scenario',
  'bots',
  'gym',
  'protocol',
  'server',
  'web',
  'cli',
];

/** What each package may import of its sisters. */
const arrows = {
  language: [],
  oracle: ['language'],
  lower: ['language'],
  engine: ['language'],
  cards: ['language', 'oracle', 'lower', 'engine'],
  conformance: ['language', 'oracle', 'lower', 'engine', 'cards'],
  scenario: ['language', 'oracle', 'lower', 'engine', 'cards'],
  bots: ['language', 'engine'],
  gym: ['language', 'engine', 'cards', 'bots'],
  protocol: ['language', 'engine'],
  server: ['language', 'oracle', 'lower', 'engine', 'cards', 'bots', 'protocol'],
  web: ['language', 'oracle', 'lower', 'engine', 'cards', 'protocol'],
  cli: ['language', 'oracle', 'lower', 'engine', 'cards', 'scenario', 'bots', 'gym', 'protocol', 'server'],
};

const engineFolders = ['vocabulary', 'questions', 'saying', 'events', 'rules', 'variants', 'play', 'drafts'];

const packageRules = packages.map((name) => ({
  name: `arrow-${name}`,
  severity: 'error',
  comment:
    `packages/${name} imports a package above or beside it. Such an arrow makes rules and doors change together ` +
    `and ends in a cycle. Cure: pass a value in, or move what is shared down (see docs/architecture.md).`,
  from: { path: `^packages/${name}/src/` },
  to: {
    path: `^packages/(${packages.filter((other) => other !== name && !arrows[name].includes(other)).join('|')})/`,
  },
}));

const folderRules = engineFolders.slice(0, -1).map((folder, index) => ({
  name: `engine-folder-${folder}`,
  severity: 'error',
  comment:
    `engine/src/${folder} imports a folder below it. Two rules that need each other grow into one knot. ` +
    'Cure: make one of them a value in the Rulebook and let variants/rulebook.ts join them.',
  from: { path: `^packages/engine/src/${folder}/` },
  to: { path: `^packages/engine/src/(${engineFolders.slice(index + 1).join('|')}|testing\\.ts|index\\.ts)` },
}));

export default {
  forbidden: [
    ...packageRules,
    ...folderRules,
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Modules import each other in a circle: which one runs first then depends on who asks first, and constants ' +
        'are undefined in one of the orders. Cure: move what both need into a third module.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-packages',
      severity: 'error',
      comment:
        'A pure package imports a Node built-in: it would no longer run in the page or a worker. ' +
        'Cure: take the data as a parameter and do the I/O in cards, server or cli.',
      from: { path: '^packages/(language|oracle|lower|engine|bots|protocol|scenario)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'public-face',
      severity: 'error',
      comment:
        "A file inside another package is imported past that package's index.ts: its insides could no longer change. " +
        'Cure: export what is needed from its index.ts, workloads for tests and measuring from engine/src/testing.ts.',
      from: { path: '^packages/([^/]+)/src/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/(?:core/|surface/)?index\\.ts$',
          '^packages/engine/src/testing\\.ts$',
        ],
      },
    },
    {
      name: 'testing-face',
      severity: 'error',
      comment:
        "The engine's workloads are used by what is not for measuring: a page or a table would play the fixed games of " +
        'a benchmark. Cure: use what @kitchen-table/engine exports; only `bench` measures, and scenarios move positions by hand.',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/engine/src/', '^packages/cli/src/bench/measure\\.ts$', '^packages/scenario/src/'],
      },
      to: { path: '^packages/engine/src/testing\\.ts$' },
    },
    {
      name: 'core-only',
      severity: 'error',
      comment:
        'A package that plays imports the surface language: it would run what a card says, not what it does, and ' +
        'repair it while playing. Cure: import language/core; what is missing there is a matter of `lower`.',
      from: { path: '^packages/(engine|bots|protocol)/src/' },
      to: { path: '^packages/language/src/surface/' },
    },
    {
      name: 'surface-only',
      severity: 'error',
      comment:
        'The reader of texts imports the core language: it would settle what words mean. Cure: that is for `lower`.',
      from: { path: '^packages/oracle/src/' },
      to: { path: '^packages/language/src/core/' },
    },
    {
      name: 'known-imports',
      severity: 'error',
      comment: 'An import that resolves to nothing breaks on a fresh clone. Cure: fix the name or add the dependency.',
      from: { path: '^packages/[^/]+/src/' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.css$', '^node:sqlite$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/dist-page/|\\.test\\.tsx?$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@kitchen-table/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};

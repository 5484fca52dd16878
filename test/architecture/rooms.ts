/** A part of the sources, and what it may import besides itself and Node.js. */
export interface Room {
  /** What the room contains, in one line. */
  readonly holds: string;
  /** Rooms that it may load. `clients/*` is everything below `clients`, and `*` is everything. */
  readonly imports: readonly string[];
  /** Rooms of which it may import only types. */
  readonly types?: readonly string[];
  /** npm packages; `*` is every package in package.json. */
  readonly packages?: readonly string[];
  /** The only file that other rooms may import. Default: any. */
  readonly face?: string;
}

/** The steps in the order of a deployment. A step may import types of earlier ones. */
const steps = [
  'plan',
  'exchange',
  'build',
  'finish',
  'pack',
  'upload',
  'verify',
  'notify',
  'close',
];

/** Rooms that every step may load. */
const belowSteps = [
  'deploy/artifact',
  'deploy/steps',
  'hosting',
  'identity',
  'contracts/portal',
  'config',
  'shared',
];

/**
 * Returns the row of a step, which may load the rooms in `imports` and those that every step may
 * load, and may import types of earlier steps.
 */
function step(
  name: string,
  room: { holds: string; imports?: readonly string[]; packages?: readonly string[] },
): [string, Room] {
  return [
    `deploy/steps/${name}`,
    {
      holds: room.holds,
      imports: [...belowSteps, ...(room.imports ?? [])],
      types: steps.slice(0, steps.indexOf(name)).map((earlier) => `deploy/steps/${earlier}`),
      packages: room.packages ?? [],
    },
  ];
}

/**
 * Who may import whom: the source of the table in src/README.md and of the rule in house.test.ts.
 */
export const rooms: Readonly<Record<string, Room>> = {
  '': {
    holds: "The entries: the runner's, the terminal's, the library's public names",
    imports: ['*'],
    packages: ['*'],
  },
  cli: {
    holds: 'A folder per command; `terminal/` and `inputs/` are shared',
    imports: ['*'],
    packages: ['*'],
  },
  action: {
    holds: "The runner's side: inputs, outputs, log, annotations, job summary, comments",
    imports: ['deploy', 'clients/github', 'shared'],
    types: ['deploy/*', 'automation', 'identity'],
    packages: ['zod'],
  },
  automation: {
    holds: 'What moves by itself: releases, development requests, texts',
    imports: [
      'workflows',
      'identity',
      'clients/github',
      'clients/portal',
      'contracts/portal',
      'config',
      'shared',
    ],
    packages: ['yaml', 'zod', 'node-diff3', 'semver'],
  },
  operations: {
    holds: 'What operators do: onboard repositories, roll back, manage Previews',
    imports: ['workflows', 'clients/github', 'clients/azure', 'config', 'shared'],
    packages: ['zod', 'yaml', 'node-diff3'],
  },
  deploy: {
    holds:
      'One deployment: deploy a site, only build it, or close a Preview; its record and its reports',
    imports: ['deploy/*', 'hosting', 'identity', 'clients/*', 'shared'],
    types: ['config', 'contracts/portal'],
  },
  'deploy/steps': { holds: 'What several steps use', imports: ['hosting', 'shared'] },
  ...Object.fromEntries([
    step('plan', {
      holds: 'Config and event become the plan',
      imports: ['clients/github', 'clients/portal', 'workflows'],
    }),
    step('exchange', {
      holds: 'An access token becomes a deployment token',
      imports: ['clients/portal'],
    }),
    step('build', {
      holds: "The site's own install and build commands, or the package of an earlier build",
      imports: ['clients/github', 'workflows'],
      packages: [
        'package-manager-detector',
        'semver',
        '@azure/static-web-apps-cli',
        'yauzl',
        'zod',
      ],
    }),
    step('finish', {
      holds: 'Texts, metadata, sitemap, hosting configuration, marker',
      imports: ['clients/portal'],
      packages: [
        'parse5',
        'entities',
        'saxes',
        'ajv-draft-04',
        '@azure/static-web-apps-cli',
        'zod',
      ],
    }),
    step('pack', { holds: 'Manifest, limits, archive' }),
    step('upload', {
      holds: 'The package goes to the hosting platform',
      imports: ['clients/swa', 'clients/github'],
      packages: [
        '@sigstore/bundle',
        '@sigstore/core',
        '@sigstore/protobuf-specs',
        '@sigstore/verify',
        'snappyjs',
        'zod',
      ],
    }),
    step('verify', { holds: 'The live site serves this build' }),
    step('notify', { holds: "The portal's deployment-complete call", imports: ['clients/portal'] }),
    step('close', { holds: 'Closes a Preview', imports: ['clients/swa', 'clients/github'] }),
  ]),
  'deploy/artifact': {
    holds: 'The folder by which a build job hands its site to a deploy job',
    imports: ['contracts/portal', 'shared'],
    packages: ['zod'],
  },
  hosting: {
    holds:
      "A pure model of the served site: what visitors get at an address, and a file's addresses",
    imports: ['config', 'contracts/*', 'shared'],
  },
  localcloud: {
    holds: 'All services on one machine, at least as harsh as the real ones',
    face: 'localcloud.ts',
    imports: ['contracts/*', 'shared'],
    packages: [
      'zod',
      'jose',
      'azurite',
      '@actions/expressions',
      '@actions/workflow-parser',
      'ajv',
      'graphql',
      'selfsigned',
      'hono',
      'micromark',
      'micromark-extension-gfm',
      'parse5',
      'yaml',
      'yauzl',
      '@azure/storage-blob',
    ],
  },
  workflows: {
    holds: 'The workflow files that we generate: templates, header, inputs, which one deploys',
    imports: ['clients/github', 'config', 'shared'],
    packages: ['yaml', 'zod'],
  },
  identity: {
    holds: 'Who this run is: id token, login, claims, pins',
    imports: ['config', 'shared'],
    packages: ['@azure/identity', 'zod'],
  },
  'clients/portal': {
    holds: 'The site management portal',
    imports: ['contracts/portal', 'shared'],
    packages: ['zod'],
  },
  'clients/github': {
    holds: 'GitHub, a file per resource',
    imports: ['shared'],
    packages: ['zod'],
  },
  'clients/azure': {
    holds: 'Microsoft Graph and Azure Resource Manager',
    imports: ['shared'],
    packages: ['zod'],
  },
  'clients/swa': {
    holds: 'The hosting platform: its content service, its official upload client',
    imports: ['shared'],
    packages: ['zod'],
  },
  'clients/workspace': {
    holds: 'The file-and-workspace API: a service of its own',
    imports: ['contracts/workspace', 'shared'],
    packages: ['zod'],
  },
  'contracts/workspace': {
    holds: 'Shapes of the workspace API',
    imports: ['shared'],
    packages: ['zod'],
  },
  config: {
    holds: 'The site config: schema, loader with line and column, JSON Schema',
    imports: ['shared'],
    packages: ['zod', 'yaml', 'fastest-levenshtein'],
  },
  shared: {
    holds: 'Errors, HTTP, secrets, log, clock, files, JSON, polling',
    imports: [],
    types: ['contracts/portal'],
  },
  'contracts/portal': {
    holds: 'Shapes and operations of the portal',
    imports: [],
    packages: ['zod'],
  },
};

/** Folders of `cli/` that commands share. */
const shared = ['inputs', 'terminal'];

/**
 * The folders of the large rooms from top to bottom, each with the neighbours below it that it may
 * import. Apart from that, a folder may load the same rooms and packages as its room.
 */
export const innerRooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  cli: {
    completion: [],
    fleet: ['onboard', ...shared],
    organisation: ['onboard', ...shared],
    onboard: ['init', ...shared],
    texts: ['init', ...shared],
    check: ['deploy', ...shared],
    init: ['deploy', ...shared],
    status: shared,
    localcloud: ['deploy', ...shared],
    deploy: shared,
    portal: shared,
    previews: shared,
    release: shared,
    requests: shared,
    rollback: shared,
    workspace: shared,
    inputs: ['terminal'],
    terminal: [],
  },
  'operations/onboard': {
    fleet: ['plan'],
    organisation: ['doctor', 'files', 'plan'],
    rename: ['plan'],
    removal: ['credentials', 'plan'],
    doctor: ['files', 'plan'],
    plan: ['credentials', 'files'],
    credentials: [],
    files: [],
  },
  deploy: {
    steps: ['artifact'],
    artifact: [],
  },
  'deploy/steps/finish': {
    hold: ['addresses', 'browser', 'hosting', 'pages', 'rewrite'],
    sitemap: ['addresses', 'pages', 'portal'],
    outdated: ['html', 'pages', 'rewrite'],
    pages: [
      'addresses',
      'browser',
      'hosting',
      'html',
      'portal',
      'rewrite',
      'seo',
      'service-workers',
    ],
    'service-workers': [],
    rewrite: ['browser', 'html'],
    browser: ['addresses', 'hosting', 'html'],
    hosting: [],
    seo: ['addresses', 'html', 'portal'],
    portal: [],
    addresses: [],
    html: [],
  },
  localcloud: {
    pages: [
      'gateway',
      'github',
      'hosting',
      'portal',
      'runner',
      'running',
      'service',
      'workflow-language',
      'workspace-api',
    ],
    running: ['github', 'service', 'workflow-language'],
    engine: ['github', 'id-tokens', 'runner', 'workflow-language'],
    github: ['runner', 'service', 'workflow-language'],
    'workflow-language': ['runner', 'service'],
    runner: ['id-tokens'],
    arm: ['distribution', 'entra', 'graph', 'hosting', 'service'],
    graph: ['entra', 'service'],
    distribution: ['blob', 'hosting', 'service'],
    blob: ['service'],
    entra: ['service'],
    gateway: ['service'],
    hosting: ['service'],
    'id-tokens': ['service'],
    portal: ['service'],
    'swa-client': ['service'],
    'workspace-api': ['service'],
    service: [],
  },
  'localcloud/github': {
    graphql: ['git', 'resources', 'rest'],
    actions: ['git', 'resources', 'rest', 'state'],
    resources: ['git', 'rest', 'state'],
    openapi: [],
    rest: ['git', 'state'],
    git: ['state'],
    state: [],
  },
  'localcloud/portal': {
    texts: ['api', 'requests', 'store'],
    requests: ['api', 'store'],
    seed: ['store'],
    api: ['store'],
    store: [],
  },
  'localcloud/pages': { portal: ['frame', 'github'], github: ['frame'], frame: [] },
};

/** npm packages that these files may import in addition to those of their rooms. */
export const filePackages: Readonly<Record<string, readonly string[]>> = {
  'shared/exec.ts': ['@actions/exec'],
  'localcloud/workflow-language/evaluator.ts': ['@actions/expressions/ast'],
  'localcloud/workflow-language/language.ts': ['@actions/expressions'],
  'localcloud/workflow-language/load-packages.ts': [
    '@actions/expressions',
    '@actions/expressions/ast',
    '@actions/workflow-parser',
    '@actions/workflow-parser/actions/action-schema',
    '@actions/workflow-parser/templates/template-context',
    '@actions/workflow-parser/templates/template-reader',
    '@actions/workflow-parser/workflows/workflow-schema',
    '@actions/workflow-parser/workflows/yaml-object-reader',
  ],
};

/**
 * Returns the room of a file: the longest name in the table that its path begins with, or `''` for
 * a file directly in `src/`. Returns `undefined` for a file in no room.
 */
export function getRoom(file: string): string | undefined {
  if (!file.includes('/')) return '';
  const folders = file.split('/').slice(0, -1);
  for (let length = folders.length; length > 0; length -= 1) {
    const name = folders.slice(0, length).join('/');
    if (Object.hasOwn(rooms, name)) return isUnknownStep(name, file) ? undefined : name;
  }
  return undefined;
}

/** Returns whether the file lies in a folder of `deploy/steps` that is not a step of the table. */
function isUnknownStep(room: string, file: string): boolean {
  return room === 'deploy/steps' && /^deploy\/steps\/(?!live-site\/)[^/]+\//.test(file);
}

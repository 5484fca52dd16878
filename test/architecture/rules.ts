import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Import, Source } from './source.ts';

/** The steps in the order of the story: a step may know the types of those before it. */
const steps = ['plan', 'login', 'exchange', 'build', 'finish', 'pack', 'upload', 'verify', 'notify', 'close'];

/** What a part of the program may import besides itself. */
interface Allowed {
  /** Parts it may load; `*` is all. */
  readonly parts: readonly string[];
  /** Parts of which it may know the types alone. */
  readonly types: readonly string[];
  /** npm packages; `*` is every one that package.json names. */
  readonly packages: readonly string[];
}

const everything: Allowed = { parts: ['*'], types: [], packages: ['*'] };
/** What a step may import from npm; steps that are not named import nothing. */
const stepPackages: Readonly<Record<string, readonly string[]>> = {
  login: ['@azure/identity', 'zod'],
  build: ['package-manager-detector', 'semver', '@azure/static-web-apps-cli', 'zod'],
  finish: ['htmlparser2', 'parse5', 'entities', 'saxes', 'ajv-draft-04', '@azure/static-web-apps-cli', 'zod'],
  upload: ['@sigstore/bundle', '@sigstore/core', '@sigstore/protobuf-specs', '@sigstore/verify', 'snappyjs', 'zod'],
};

/** Clients that only some steps speak to. */
const stepClients: Readonly<Record<string, readonly string[]>> = {
  plan: ['github'],
  upload: ['swa', 'github'],
  close: ['swa', 'github'],
};

/** npm packages that one file alone may use, for all others. */
const filePackages: Readonly<Record<string, readonly string[]>> = { 'shared/exec.ts': ['@actions/exec'] };

/** The table of "Who may import whom". */
const parts: Readonly<Record<string, Allowed>> = {
  entry: everything,
  // It opens the clients of a run, and hands them to the steps.
  deploy: {
    parts: ['steps', 'portal', 'swa', 'github', 'shared'],
    types: ['config', 'identity', 'portal/contract'],
    packages: [],
  },
  artifact: { parts: ['portal/contract', 'shared'], types: [], packages: ['zod'] },
  swa: { parts: ['shared'], types: [], packages: ['zod'] },
  config: { parts: ['shared'], types: [], packages: ['zod', 'yaml', 'fastest-levenshtein'] },
  identity: { parts: ['shared'], types: [], packages: ['@azure/identity', 'zod'] },
  'portal/contract': { parts: ['shared'], types: [], packages: ['zod'] },
  portal: { parts: ['portal/contract', 'shared'], types: [], packages: ['zod'] },
  'workspace-api/contract': { parts: ['shared'], types: [], packages: ['zod'] },
  'workspace-api': { parts: ['workspace-api/contract', 'shared'], types: [], packages: ['zod'] },
  azure: { parts: ['shared'], types: [], packages: ['zod'] },
  action: { parts: ['shared', 'deploy', 'github'], types: ['steps', 'automation'], packages: ['zod'] },
  github: { parts: ['shared'], types: [], packages: ['zod'] },
  onboard: { parts: ['config', 'github', 'azure', 'shared'], types: [], packages: ['zod', 'yaml', 'node-diff3'] },
  // What operators do to what is live.
  rollback: { parts: ['config', 'github', 'onboard', 'shared'], types: [], packages: ['zod'] },
  // Stories that move by themselves, and the door by which a runner comes to them.
  automation: {
    parts: [
      'steps/login',
      'steps/plan',
      'release',
      'requests',
      'texts',
      'onboard',
      'config',
      'github',
      'portal',
      'shared',
    ],
    types: ['identity'],
    packages: [],
  },
  release: { parts: ['config', 'github', 'portal', 'shared'], types: ['portal/contract'], packages: ['yaml'] },
  requests: {
    parts: ['config', 'github', 'portal', 'portal/contract', 'release', 'texts', 'shared'],
    types: [],
    packages: ['zod'],
  },
  texts: { parts: ['config', 'github', 'portal', 'release', 'shared'], types: ['portal/contract'], packages: ['yaml'] },
  previews: { parts: ['config', 'github', 'azure', 'shared'], types: [], packages: ['zod'] },
  localcloud: {
    parts: ['portal/contract', 'workspace-api/contract', 'shared'],
    types: [],
    packages: [
      'zod',
      'jose',
      'oidc-provider',
      'azurite',
      'emulate',
      'ajv',
      'selfsigned',
      'hono',
      'parse5',
      'yaml',
      'yauzl',
      '@azure/storage-blob',
      '@azure/static-web-apps-cli',
    ],
  },
  shared: { parts: [], types: [], packages: [] },
};

/** Clients of which a step may load one at most. */
const clients = ['identity', 'portal', 'swa', 'github'];

function allowedFor(part: string): Allowed | undefined {
  const step = part.startsWith('steps/') ? part.slice('steps/'.length) : undefined;
  if (step === undefined) return parts[part];
  if (!steps.includes(step)) return undefined;
  const earlier = steps.slice(0, steps.indexOf(step)).map((name) => `steps/${name}`);
  return {
    parts: ['shared', 'config', 'portal/contract', 'artifact', 'identity', 'portal', ...(stepClients[step] ?? [])],
    types: earlier,
    packages: stepPackages[step] ?? [],
  };
}

/** The part of the program that a file belongs to: `src`-relative path → name in the table. */
export function partOf(file: string): string {
  if (/^(action|cli|index)\.ts$/.test(file) || file.startsWith('cli/')) return 'entry';
  const segments = file.replace(/\.ts$/, '').split('/');
  if (segments[0] === 'steps') return `steps/${segments[1]}`;
  if (segments[1] === 'contract' && (segments[0] === 'portal' || segments[0] === 'workspace-api'))
    return `${segments[0]}/contract`;
  return segments[0] ?? '';
}

const matches = (allowed: string, part: string) =>
  allowed === '*' || allowed === part || (allowed === 'steps' && part.startsWith('steps/'));

/**
 * Imports that cross a border of the house.
 * @param installed packages that package.json names
 */
export function importViolations(source: Source, installed: readonly string[]): string[] {
  const part = partOf(source.file);
  const allowed = allowedFor(part);
  if (allowed === undefined) return [`${source.file} belongs to no part of the program ("${part}")`];
  const crossed = source.imports.flatMap((item) => {
    const reason = refusal(source.file, part, allowed, item, installed);
    return reason === undefined ? [] : [`${source.file}:${item.line} imports ${item.specifier}: ${reason}`];
  });
  const spokenTo = clientsOf(source);
  const tooMany =
    part.startsWith('steps/') && spokenTo.length > 1 ? [`${source.file} speaks to ${spokenTo.join(' and ')}`] : [];
  return [...crossed, ...tooMany];
}

/** The clients that a file loads. */
export function clientsOf(source: Source): string[] {
  const loaded = source.imports
    .filter(({ kind, specifier }) => kind === 'value' && specifier.startsWith('.'))
    .map(({ specifier }) => partOf(path.posix.join(path.posix.dirname(source.file), specifier)));
  return clients.filter((client) => loaded.includes(client));
}

function refusal(
  file: string,
  part: string,
  allowed: Allowed,
  item: Import,
  installed: readonly string[],
): string | undefined {
  const { specifier, kind } = item;
  if (specifier === '(computed)') return 'what it loads can only be known at run time';
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? undefined : 'write it with node:';
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (target === '../package.json') return undefined;
    if (target.startsWith('..')) return allowed.parts.includes('*') ? undefined : 'it is outside of src';
    const other = partOf(target);
    if (other === part || allowed.parts.some((name) => matches(name, other))) return undefined;
    if (kind === 'type' && allowed.types.some((name) => matches(name, other))) return undefined;
    return `${part} may not ${kind === 'type' ? 'know the types of' : 'load'} ${other}`;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (!installed.includes(name)) return 'package.json does not name the package';
  const packages = [...allowed.packages, ...(filePackages[file] ?? [])];
  return packages.some((entry) => matches(entry, name)) ? undefined : `${part} may not use this package`;
}

/** Only the entries meet the environment, the arguments and the toolkit of the runner; the local cloud passes its environment to children. */
export function edgeViolations(source: Source): string[] {
  const part = partOf(source.file);
  const isEntry = part === 'entry' && source.file !== 'index.ts';
  if (isEntry) return [];
  const reads =
    part === 'localcloud'
      ? []
      : source.processReads.map(({ name, line }) => `${source.file}:${line} uses process.${name}`);
  const toolkit = source.imports
    .filter(({ specifier }) => specifier.startsWith('@actions/') && !filePackages[source.file]?.includes(specifier))
    .map(({ specifier, line }) => `${source.file}:${line} imports ${specifier}`);
  return [...reads, ...toolkit];
}

/** Names that say nothing about what is inside. */
export function nameViolations(source: Source): string[] {
  const empty = /^(utils?|helpers?|misc|common|stuff)$/i;
  const segments = source.file.replace(/\.ts$/, '').split(/[/.]/);
  return segments.filter((segment) => empty.test(segment)).map((segment) => `${source.file} is called "${segment}"`);
}

/** Lines beyond which a file is to become a folder, and beyond which an entry does more than wire. */
export const longest = { file: 250, action: 40 };

export function lengthViolations(source: Source): string[] {
  const limit = source.file === 'action.ts' ? longest.action : longest.file;
  return source.lines > limit ? [`${source.file} has ${source.lines} lines, more than ${limit}`] : [];
}

/** Failures that reach a person without a code and a remedy. */
export function throwViolations(source: Source): string[] {
  if (partOf(source.file) === 'shared') return [];
  return source.bareThrows.map((line) => `${source.file}:${line} throws an error that is not a SiteDeployError`);
}

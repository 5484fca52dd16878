import path from 'node:path';
import type { OutputOptions } from 'rolldown';

/** File that the first entry loads as soon as its signal handlers are installed. */
const startFile = 'run-action';

/**
 * Files that are loaded next: the reader of the site config, the code that starts git, and the
 * login. The others load while the login waits for responses.
 */
const nextFiles = ['config', 'exec', 'session'];
/** Files that every deployment loads afterwards. */
const usualFiles = ['deploy', 'html'];

/** Imports of a module, as reported by the bundler. */
export interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/**
 * Files of modules that are loaded later, by `import()`. Modules that a run needs together share a
 * file. Any other module gets a file with its own name.
 */
const lazyFiles: readonly (readonly [modules: RegExp, file: string])[] = [
  [
    /^node_modules\/@actions\/core\/|^src\/identity\/[^/]+$|^src\/action\/run-deployment/,
    startFile,
  ],
  // The package reads the event file when loaded, and throws if that is damaged. In a separate
  // file, it can't prevent the rest from running.
  [/^node_modules\/@actions\/github\//, 'event'],
  [/^src\/config\/parse|^src\/deploy\/steps\/plan\/version/, 'config'],
  [/^src\/deploy\/deploy-site|^src\/shared\/http\/(client|transport)/, 'session'],
  [/^src\/shared\/process/, 'exec'],
  [/^src\/deploy\/(take-live|make-site|build-only|steps\/build\/root-site)/, 'deploy'],
  [/^src\/clients\/github\/|^src\/action\/comment\/|\/(commit-host|merged-into)\.ts$/, 'github'],
  [/^src\/action\/run-automation/, 'automation'],
  [/^node_modules\/@azure\/identity\//, 'azure-identity'],
  // Only Windows needs this package.
  [/^node_modules\/@actions\/exec\//, 'shared-rarely'],
  [
    /^node_modules\/@azure\/static-web-apps-cli\/dist\/core\/frameworks\/|^src\/deploy\/steps\/build\/engines/,
    'frameworks',
  ],
  [/^src\/contracts\/portal\/operations\/operations/, 'portal-operations'],
  // Modules that find packages of earlier runs.
  [/^src\/deploy\/steps\/(plan\/reported-package|build\/(find-package|preview-build))/, 'rollback'],
  [/^src\/clients\/portal\/|^src\/deploy\/steps\/finish\/(portal|seo)\//, 'deploy'],
  [/^src\/deploy\/steps\/finish\/(outdated|rewrite|sitemap)\//, 'html'],
  [/^src\/deploy\/steps\/finish\/html\/tree/, 'html-tree'],
  [/^src\/deploy\/steps\/upload\/attestation\//, 'attestation'],
  [/^src\/.*\bofficial\b/, 'official-client'],
];

/** Files of modules that the rules below would put elsewhere. */
const fixedFiles: typeof lazyFiles = [
  // Runs before an entry loads anything else, so that signals are handled from the start. It
  // imports nothing.
  [/^src\/(shared\/hold-signals|action\/load-context)/, 'hold-signals'],
  // These modules belong to zod, but only the automations need them, to describe a schema to a
  // model.
  [/^node_modules\/zod\/v4\/core\/(to-)?json-schema/, 'automation'],
  // The build step starts to download the client, but doesn't need the other code for closing a
  // Preview.
  [/^src\/clients\/swa\/official-client\/(official|run)-client/, 'official-client'],
];

/**
 * Returns the file of a module loaded by `import()`, e.g. `sitemap` for
 * `src/deploy/steps/finish/sitemap/sitemap.ts`.
 */
export function lazyFile(module: string): string {
  const named = lazyFiles.find(([modules]) => modules.test(module))?.[1];
  return named ?? path.posix.basename(module).replace(/\..*$/, '');
}

/**
 * Shared files, for modules that several other files need: at the start, later in every deployment,
 * or only in some runs.
 */
const sharedFiles = { atStart: 'shared', later: 'shared-later', rarely: 'shared-rarely' };

/**
 * Returns the file of each module; `undefined` for a module that only one entry needs, which stays
 * in that entry's file. Whichever file needs a module also needs the module's imports, so files
 * never import one another in a cycle.
 * @param entries first the deployment's entry, then those of the automations and the threads
 * @param getPath returns a module's path from the root, with `/`
 */
export function assignFiles(
  entries: readonly string[],
  getImports: (module: string) => ModuleImports | null,
  getPath: (module: string) => string,
): ReadonlyMap<string, string | undefined> {
  const needs = new Map<string, Set<string>>();
  const roots = new Set(entries);
  // The set grows during the loop, because lazily imported modules become roots, too.
  for (const root of roots) {
    const pending = [root];
    const reached = new Set<string>();
    for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
      if (reached.has(module)) continue;
      reached.add(module);
      needs.set(module, (needs.get(module) ?? new Set()).add(root));
      const { importedIds = [], dynamicallyImportedIds = [] } = getImports(module) ?? {};
      pending.push(...importedIds);
      for (const lazy of dynamicallyImportedIds) roots.add(lazy);
    }
  }
  const [first = ''] = entries;
  const isLoadedAtOnce = (root: string) => root === first || lazyFile(getPath(root)) === startFile;
  const getFile = (by: ReadonlySet<string>) => {
    const later = new Set(
      [...by].filter((root) => !entries.includes(root)).map((root) => lazyFile(getPath(root))),
    );
    const isInEntry = [...by].some((root) => entries.includes(root));
    if (by.size === 1 && isInEntry) return undefined;
    const isAtStart = later.size === 0 || [...by].some(isLoadedAtOnce);
    // Don't use a shared file: a thread would then load modules that only the start needs.
    if (later.size === 1 && !(isInEntry && isAtStart)) return [...later][0];
    if (isAtStart) return sharedFiles.atStart;
    const next = nextFiles.find((file) => later.has(file) && !isInEntry);
    const isUsual = isInEntry || usualFiles.some((file) => later.has(file));
    return next ?? (isUsual ? sharedFiles.later : sharedFiles.rarely);
  };
  const fixed = (module: string) =>
    fixedFiles.find(([modules]) => modules.test(getPath(module)))?.[1];
  return new Map([...needs].map(([module, by]) => [module, fixed(module) ?? getFile(by)]));
}

/** Returns the bundler's options that put each module into its file. The names contain no hash. */
export function stableFiles(
  root: string,
  entries: readonly string[],
): Pick<OutputOptions, 'chunkFileNames' | 'codeSplitting'> {
  const relative = (id: string) => path.relative(root, id).replaceAll(path.sep, '/');
  let files: ReadonlyMap<string, string | undefined> | undefined;
  return {
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'files of dist',
          name: (id, context) => {
            files ??= assignFiles(
              entries.map((entry) => path.join(root, entry)),
              (module) => context.getModuleInfo(module),
              relative,
            );
            return files.get(id) ?? null;
          },
        },
      ],
    },
  };
}

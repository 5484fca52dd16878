import path from 'node:path';
import type { OutputOptions } from 'rolldown';

/** What a bundler tells of a module. */
export interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Files of modules that are loaded later, by `import()`. One that is not named here has a file of its own name. */
const lazyFiles: readonly (readonly [modules: string, file: string])[] = [
  ['node_modules/@azure/identity/', 'azure-identity'],
  ['node_modules/@azure/static-web-apps-cli/dist/core/frameworks/', 'frameworks'],
  ['src/portal/client/', 'portal'],
  ['src/steps/upload/attestation/', 'attestation'],
];

/** The file of a module that is loaded by `import()`: `src/steps/finish/sitemap/sitemap.ts` → `sitemap`. */
export function lazyFile(module: string): string {
  const named = lazyFiles.find(([modules]) => module.startsWith(modules))?.[1];
  return named ?? path.posix.basename(module).replace(/\..*$/, '');
}

/** Files of modules that several others need. */
const sharedFiles = {
  /** Loaded at start. */
  atStart: 'shared',
  /** Loaded later. */
  later: 'shared-later',
  /** Loaded later, and by the threads that rewrite pages. */
  withThread: 'html',
};

/**
 * The file of each module that several others need; `undefined` for a module that stays with the only one that does.
 * A module's imports are needed by whoever needs the module, so files never import each other in a circle.
 * @param entries the first one's start counts; the others are threads
 */
export function assignFiles(
  entries: readonly string[],
  importsOf: (module: string) => ModuleImports | null,
): ReadonlyMap<string, string | undefined> {
  const needs = new Map<string, Set<string>>();
  const roots = new Set(entries);
  // A set can grow while it is walked: a module that is imported later is a root, too.
  for (const root of roots) {
    const pending = [root];
    const reached = new Set<string>();
    for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
      if (reached.has(module)) continue;
      reached.add(module);
      needs.set(module, (needs.get(module) ?? new Set()).add(root));
      const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(module) ?? {};
      pending.push(...importedIds);
      for (const lazy of dynamicallyImportedIds) roots.add(lazy);
    }
  }
  const [main = '', ...threads] = entries;
  const fileOf = (by: ReadonlySet<string>) => {
    if (by.size === 1) return undefined;
    if (by.has(main) || [...by].every((root) => threads.includes(root))) return sharedFiles.atStart;
    return threads.some((root) => by.has(root)) ? sharedFiles.withThread : sharedFiles.later;
  };
  return new Map([...needs].map(([module, by]) => [module, fileOf(by)]));
}

/** The options that put each module of the entries into its file, under a name without a hash. */
export function stableFiles(
  root: string,
  entries: readonly string[],
): Pick<OutputOptions, 'chunkFileNames' | 'codeSplitting'> {
  const relative = (id: string) => path.relative(root, id).replaceAll(path.sep, '/');
  let files: ReadonlyMap<string, string | undefined> | undefined;
  return {
    chunkFileNames: ({ name, facadeModuleId }) =>
      `${typeof facadeModuleId === 'string' ? lazyFile(relative(facadeModuleId)) : name}.js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'what several need',
          name: (id, context) => {
            files ??= assignFiles(
              entries.map((entry) => path.join(root, entry)),
              (module) => context.getModuleInfo(module),
            );
            return files.get(id) ?? null;
          },
        },
      ],
    },
  };
}

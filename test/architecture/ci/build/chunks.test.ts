import { describe, expect, it } from 'vitest';
import { assignFiles, lazyFile, type ModuleImports } from '../../../../.ci/build/chunks.ts';

/** Modules, each with its static imports and then its lazy ones. */
type Graph = Readonly<
  Record<string, readonly [imports: readonly string[], lazy?: readonly string[]]>
>;

function assigned(entries: readonly string[], graph: Graph): Record<string, string | undefined> {
  const getImports = (module: string): ModuleImports | null => {
    const [importedIds, dynamicallyImportedIds = []] = graph[module] ?? [[]];
    return module in graph ? { importedIds, dynamicallyImportedIds } : null;
  };
  return Object.fromEntries(assignFiles(entries, getImports, (module) => `src/${module}.ts`));
}

describe('the output file of a module', () => {
  it('is the file of the only entry or lazy chunk that needs the module', () => {
    const files = assigned(['main'], { main: [['a'], ['lazy']], a: [[]], lazy: [['b']], b: [[]] });
    expect(files).toEqual({ main: undefined, a: undefined, lazy: 'lazy', b: 'lazy' });
  });

  it('is a shared file or one of the chunks if several chunks need the module', () => {
    const files = assigned(['entry', 'thread'], {
      entry: [[], ['run-action']],
      'run-action': [['atStart'], ['config', 'login', 'sitemap', 'pages', 'deploy']],
      atStart: [[]],
      config: [['next']],
      deploy: [['next', 'later']],
      login: [['atStart', 'rarely', 'later']],
      sitemap: [['rarely']],
      next: [[]],
      later: [[]],
      rarely: [[]],
      pages: [['html']],
      html: [[]],
      thread: [['html', 'atStart']],
    });
    expect(files).toMatchObject({
      atStart: 'shared',
      next: 'config',
      later: 'shared-later',
      rarely: 'shared-rarely',
      html: 'pages',
    });
  });

  it('is the entry file only for modules that the first entry loads at startup', () => {
    const files = assigned(['entry', 'thread'], {
      entry: [['signals'], ['run-action', 'rarely']],
      signals: [[]],
      rarely: [['seldom', 'a']],
      seldom: [[]],
      'run-action': [['a', 'own', 'both', 'thrown'], ['login']],
      own: [[]],
      a: [[]],
      both: [[]],
      thrown: [[]],
      login: [['thrown']],
      thread: [['both']],
    });
    const shared = { a: 'shared', both: 'shared', thrown: 'shared' };
    const lazy = {
      rarely: 'rarely',
      seldom: 'rarely',
      login: 'login',
      'run-action': 'run-action',
      own: 'run-action',
    };
    expect(files).toEqual({ entry: undefined, signals: undefined, ...lazy, ...shared });
  });

  it('is assigned despite import cycles and nested lazy chunks', () => {
    const files = assigned(['entry'], {
      entry: [[], ['run-action']],
      'run-action': [['a'], ['lazy']],
      a: [['b']],
      b: [['a']],
      lazy: [['b'], ['later']],
      later: [['lazy']],
    });
    expect(files).toMatchObject({
      a: 'shared',
      b: 'shared',
      lazy: 'shared-rarely',
      later: 'later',
    });
  });
});

it.each([
  ['node_modules/@azure/identity/dist/esm/index.js', 'azure-identity'],
  ['src/clients/portal/portal.ts', 'deploy'],
  ['src/action/comment/comment.ts', 'github'],
  ['src/config/parse.ts', 'config'],
  ['src/deploy/deploy-site.ts', 'session'],
  ['src/deploy/steps/finish/html/tree.ts', 'html-tree'],
  ['src/action/run-action.ts', 'run-action'],
  ['src/deploy/steps/finish/sitemap/sitemap.ts', 'html'],
  ['src/deploy/steps/finish/rewrite/rewrite.ts', 'html'],
])('lazyFile puts %s into the lazy chunk %s.js', (module, file) => {
  expect(lazyFile(module)).toBe(file);
});

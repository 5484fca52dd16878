import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { startingTests } from './lanes.ts';

// Hundreds of workers and commands load the same modules: Node keeps what it has compiled, an eighth of the whole time.
process.env.NODE_COMPILE_CACHE ??= path.resolve(
  import.meta.dirname,
  '../node_modules/.cache/node-compile',
);

/** Where the run is to be written as JSON, beside what is shown. Set by .ci/check.ts. */
const report = process.env.SITE_DEPLOY_TEST_REPORT;

/** A lane: the tests of one folder, which `--project NAME` runs alone. */
const lane = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    // After those that wait less.
    sequence: { groupOrder: 2 },
    ...options,
  },
});

const root = path.resolve(import.meta.dirname, '..');
const integration = startingTests(root, path.join(root, 'test/unit'));
/** Thousands of random inputs or histories: more than somebody wants to wait for at every change. */
const histories = 'test/unit/**/*.property.test.ts';

/** Lanes that only compute, and come first: a worker for each processor, as each of them loads all modules. */
const computing = {
  isolate: false,
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 0 },
};

export default defineConfig({
  root,
  test: {
    ...(report === undefined
      ? {}
      : { reporters: ['default', 'json'], outputFile: { json: report } }),
    projects: [
      // No module keeps a state, so the files of a worker may share what they have loaded: half of the time is loading.
      // What a test changes of its process (variables, certificates, time) it puts back.
      lane('unit', { exclude: [...integration, histories], ...computing }),
      lane('property', { include: [histories], ...computing }),
      lane('contract', computing),
      lane('architecture', computing),
      lane('integration', {
        include: integration,
        isolate: false,
        maxWorkers: availableParallelism() + 1,
        sequence: { groupOrder: 1 },
      }),
      lane('e2e', { isolate: false, globalSetup: ['test/e2e/setup.ts'] }),
      lane('faults', { globalSetup: ['test/e2e/setup.ts'] }),
      // Installs and builds real generators, for minutes: only where .ci/recipes.ts names some.
      ...(process.env.SITE_DEPLOY_RECIPES === undefined ? [] : [lane('recipes')]),
    ],
    // Half of a run of the Action is waiting, for the distribution and between two looks: other files use that time.
    maxWorkers: availableParallelism() + 3,
    // Node reads TypeScript itself; Vite would transform every module, in one process for all workers. (`vi.mock` and the
    // like need its loader, but a test here replaces dependencies and no modules.)
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', path.resolve(import.meta.dirname, 'support/json-modules.ts')],
    testTimeout: 30_000,
    // A program that a test starts may take longer than a second to begin, beside four others.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});

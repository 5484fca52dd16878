import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { startingTests } from './lanes.ts';
import { LongestFirst } from './longest-first.ts';

// Hundreds of workers and commands load the same modules. Node's compile cache saves an eighth of
// the time.
process.env.NODE_COMPILE_CACHE ??= path.resolve(
  import.meta.dirname,
  '../node_modules/.cache/node-compile',
);

/** Path of an additional JSON report. Set by .ci/check.ts. */
const report = process.env.SITE_DEPLOY_TEST_REPORT;

/**
 * Returns a lane, which `--project NAME` runs alone. By default it contains the tests in the folder
 * of the same name.
 */
const lane = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    // Runs after the lanes that only compute.
    sequence: { groupOrder: 1 },
    ...options,
  },
});

const root = path.resolve(import.meta.dirname, '..');
const integration = startingTests(root, path.join(root, 'test/unit'));
/** Tests with thousands of random inputs or histories, which the fast lane `unit` leaves out. */
const histories = 'test/unit/**/*.property.test.ts';

/**
 * Options of lanes that only compute. These come first, with one worker per processor, because each
 * worker loads all modules.
 */
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
      // Modules have no state, so the files of a worker share loaded modules, which saves half of
      // the time. Tests restore what they change in the process: variables, certificates, time.
      lane('unit', {
        exclude: [...integration, histories],
        setupFiles: ['test/support/start-nothing.ts'],
        ...computing,
      }),
      lane('property', { include: [histories], ...computing }),
      lane('contract', computing),
      lane('architecture', computing),
      lane('integration', { include: integration, exclude: [histories], isolate: false }),
      lane('e2e', { isolate: false, globalSetup: ['test/e2e/setup.ts'] }),
      lane('faults', { globalSetup: ['test/e2e/setup.ts'] }),
      // Takes minutes: installs real generators and builds sites, if .ci/recipes.ts names some.
      ...(process.env.SITE_DEPLOY_RECIPES === undefined ? [] : [lane('recipes')]),
    ],
    // Half of an Action's run is waiting time, which other files can use.
    maxWorkers: availableParallelism() + 3,
    sequence: { sequencer: LongestFirst },
    // Node reads TypeScript itself. Vite would transform every module in one process for all
    // workers. (`vi.mock` and the like need its loader, but tests here replace dependencies, not
    // modules.)
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', path.resolve(import.meta.dirname, 'support/json-modules.ts')],
    // A title shows its row, but not a text of thousands of characters.
    taskTitleValueFormatTruncate: 120,
    testTimeout: 30_000,
    // A program that a test starts may need more than a second while four others run.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});

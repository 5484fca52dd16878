import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Where the run is to be written as JSON, beside what is shown. Set by .ci/check.ts. */
const report = process.env.SITE_DEPLOY_TEST_REPORT;

/** A lane: the tests of one folder, which `--project NAME` runs alone. */
const lane = (name: string, options: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`test/${name}/**/*.test.ts`], ...options },
});

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    ...(report === undefined ? {} : { reporters: ['default', 'json'], outputFile: { json: report } }),
    projects: [
      lane('unit'),
      lane('contract'),
      lane('architecture'),
      lane('e2e', { globalSetup: ['test/e2e/setup.ts'] }),
      lane('faults', { globalSetup: ['test/e2e/setup.ts'] }),
    ],
    // A run of the Action is a child process of its own: more files at once than cores only makes each slower.
    maxWorkers: 2,
    // Their JSON imports lack the attribute that Node wants.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

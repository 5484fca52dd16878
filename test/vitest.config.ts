import { defineConfig } from 'vitest/config';

/** Where the run is to be written as JSON, beside what is shown. Set by .ci/run. */
const report = process.env.SITE_DEPLOY_TEST_REPORT;

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    ...(report === undefined ? {} : { reporters: ['default', 'json'], outputFile: { json: report } }),
    include: ['test/{unit,contract,e2e,architecture}/**/*.test.ts'],
    // A run of the Action is a child process of its own: more files at once than cores only makes each slower.
    maxWorkers: 2,
    // Their JSON imports lack the attribute that Node wants.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { expect, it } from 'vitest';
import { startGitHub } from './github.ts';

/** A required check passes if its job was skipped, so a skipped job has to have a check, too. */
it('every job of a run has a check, even a skipped job', async () => {
  await using local = await startGitHub();
  const called = 'on: workflow_call\njobs: { a: { runs-on: ubuntu-24.04, steps: [{ run: x }] } }\n';
  await local.api.writeFile('acme/docs', 'master', '.github/workflows/called.yml', called);
  await local.push(`
on: push
jobs:
  build: { runs-on: ubuntu-24.04, steps: [{ run: exit 1 }] }
  after: { runs-on: ubuntu-24.04, needs: build, steps: [{ run: x }] }
  called: { if: false, uses: ./.github/workflows/called.yml }
  sizes:
    runs-on: ubuntu-24.04
    if: false
    strategy: { matrix: { size: [1, 2] } }
    steps: [{ run: x }]
`);
  const { json } = await local.api.send('GET', '/repos/acme/docs/commits/master/check-runs');
  const { check_runs: checks } = json as { check_runs: { name: string; conclusion: string }[] };
  expect(Object.fromEntries(checks.map(({ name, conclusion }) => [name, conclusion]))).toEqual({
    build: 'failure',
    after: 'skipped',
    called: 'skipped',
    sizes: 'skipped',
  });
});

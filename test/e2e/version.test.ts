import { expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { makeRepository } from './harness/git.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const built = 'plan build finish pack';

const merged = 'Merge pull request #12 from acme/release/3.1.0\n\nThird';
it.each([
  [
    'the input',
    { event: { ref: 'refs/heads/release/1.4.0' }, inputs: { 'site-version': '9.8.7' } },
    'Preview',
    '9.8.7',
  ],
  ['the release branch', { event: { ref: 'refs/heads/release/1.4.0' } }, 'Preview', '1.4.0'],
  ['the merge commit of the push', { event: { commitMessage: merged } }, 'Production', '3.1.0'],
  ['package.json', {}, 'Production', '1.0.0'],
])('takes the version from %s', async (_, options, environment, version) => {
  const run = await world.deploy({
    ...options,
    inputs: { 'dry-run': 'true', ...('inputs' in options ? options.inputs : {}) },
  });
  expectRun(run, {
    code: 0,
    status: 'skipped',
    known: 'packed',
    outputs: { environment, 'site-version': version },
    steps: built,
    sent: [],
    told: [],
  });
  expect(run.buildEnv).toMatchObject({ SITE_VERSION: version, SITE_ENVIRONMENT: environment });
});

it.each([
  ['the highest tag of the commit', ['v2.0.0', 'v2.10.0', 'v2.9.0', 'latest'], '', '2.10.0'],
  ['the merge commit, by git, when started by hand', [], "Merge branch 'release/4.5.6'", '4.5.6'],
])('takes the version from %s', async (_, tags, message, version) => {
  const checkout = await world.checkout();
  const git = await makeRepository(checkout.workspace);
  if (message !== '') await git('commit', '--quiet', '--allow-empty', '--message', message);
  for (const tag of tags) await git('tag', tag);
  const run = await world.run(checkout, {
    event: { name: 'workflow_dispatch', sha: await git('rev-parse', 'HEAD') },
    inputs: { environment: 'production', 'dry-run': 'true' },
  });
  expectRun(run, {
    code: 0,
    status: 'skipped',
    known: 'packed',
    outputs: { 'site-version': version },
    steps: built,
    sent: [],
    told: [],
  });
});

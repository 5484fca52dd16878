import { expect, it } from 'vitest';
import { runPage } from '../../../../src/cli/deploy/deploy.ts';
import { describeError } from '../../../../src/shared/errors/error.ts';
import { thrownBy } from '../../../support/failure.ts';

it.each([
  [
    'GitHub Actions',
    {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/site',
      GITHUB_RUN_ID: '17',
    },
    'https://github.com/acme/site/actions/runs/17',
  ],
  ['GitLab', { CI_JOB_URL: 'https://gitlab.com/a/-/jobs/1' }, 'https://gitlab.com/a/-/jobs/1'],
  [
    'Azure Pipelines',
    {
      SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
      SYSTEM_TEAMPROJECTID: 'p-1',
      BUILD_BUILDID: '9',
    },
    'https://dev.azure.com/acme/p-1/_build/results?buildId=9',
  ],
  ['CircleCI', { CIRCLE_BUILD_URL: 'https://circleci.com/gh/a/1' }, 'https://circleci.com/gh/a/1'],
  [
    'Buildkite',
    { BUILDKITE_BUILD_URL: 'https://buildkite.com/a/b/1' },
    'https://buildkite.com/a/b/1',
  ],
  [
    'Jenkins',
    { BUILD_URL: 'http://jenkins.acme.example/job/site/42/' },
    'http://jenkins.acme.example/job/site/42/',
  ],
])('runPage finds the address in the variables of %s', (_, env, page) => {
  expect(runPage(undefined, env)).toBe(page);
  expect(runPage('https://own.example/1', env)).toBe('https://own.example/1');
});

it.each([
  ['an empty environment', {}],
  ['an invalid address', { BUILD_URL: 'no address' }],
  ['the id of a run without a server', { GITHUB_RUN_ID: '17' }],
  ['an address with a password', { CI_JOB_URL: 'https://user:secret@ci.example/1' }],
])('runPage returns undefined for %s', (_, env) => {
  expect(runPage(undefined, env)).toBeUndefined();
});

it('runPage refuses an address with a password without printing the password', () => {
  const error = thrownBy(() => runPage('https://ci:s3cret@ci.example/1', {}));
  expect(error).toMatchObject({
    code: 'USAGE',
    message: '--log-url: the address contains a user name or password',
  });
  expect(describeError(error).join('\n')).not.toContain('s3cret');
  expect(() => runPage('job 42', {})).toThrow(
    '--log-url: found "job 42", expected an https:// or http:// address',
  );
});

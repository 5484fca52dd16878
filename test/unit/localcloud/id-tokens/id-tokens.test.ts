import { expect, it } from 'vitest';
import {
  buildClaims,
  getSubject,
  type JobClaims,
} from '../../../../src/localcloud/id-tokens/id-tokens.ts';

const job: JobClaims = { repository: 'acme/docs', ref: 'refs/heads/master', sha: 'a'.repeat(40) };

it.each<[string, string, Partial<JobClaims>]>([
  [
    'of a pull request with an environment',
    'repo:acme/docs:environment:Production',
    { environment: 'Production', eventName: 'pull_request' },
  ],
  ['with a colon in its environment', 'repo:acme/docs:environment:a%3Ab', { environment: 'a:b' }],
  ['of a pull request', 'repo:acme/docs:pull_request', { eventName: 'pull_request' }],
  ['of a push', 'repo:acme/docs:ref:refs/heads/master', {}],
  [
    'of a repository with immutable subjects',
    'repo:acme@1001/docs@2002:environment:Preview',
    { environment: 'Preview', immutableSubject: true },
  ],
])('a job %s has the subject %s', (_, subject, change) => {
  expect(getSubject({ ...job, ...change })).toBe(subject);
});

it('the times in an id token depend on its lifetime and clock offset', () => {
  const now = Date.UTC(2026, 0, 1);
  const claims = buildClaims(
    { ...job, lifetimeSeconds: 60, clockOffsetSeconds: -100 },
    'api://x',
    now,
  );
  expect(claims).toMatchObject({
    iat: now / 1000 - 100,
    exp: now / 1000 - 40,
    aud: 'api://x',
    repository_owner: 'acme',
  });
  expect(claims).toHaveProperty('environment', undefined);
});

it('an id token has the URL of the owner as its default audience', () => {
  expect(buildClaims(job, undefined, 0).aud).toBe('https://github.com/acme');
});

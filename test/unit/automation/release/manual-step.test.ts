import { afterAll, describe, expect, it } from 'vitest';
import { findRefusal, toManualStep } from '../../../../src/automation/release/manual-step.ts';
import type { StartStep } from '../../../../src/automation/release/start.ts';
import type { ReleaseStep } from '../../../../src/automation/release/state.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { openReleaseHarness } from './harness.ts';

const page = 'https://github.com/acme/site';
const commit = '0123456789abcdef0123456789abcdef01234567';
const release = { version: '1.4.0', branch: 'release/1.4.0' };
const here = await openReleaseHarness();
afterAll(() => here.close());
const { harness } = await here.open();
const { config } = harness;
const place = { ...harness, config: { ...config, build: { ...config.build, root: 'web' } } };

describe('toManualStep', () => {
  it.each<(StartStep | ReleaseStep) & { readonly words: string; readonly path: string }>([
    {
      do: 'create-branch',
      branch: 'release/1.4.0',
      commit,
      words: 'create it from master',
      path: '/branches',
    },
    {
      ...{ do: 'bump', branch: 'release/1.4.0', version: '1.4.0', parent: commit },
      words: 'open one that raises the version in web/package.json to 1.4.0',
      path: '/edit/release/1.4.0/web/package.json',
    },
    {
      do: 'open-pull',
      version: '1.4.0',
      head: 'a',
      words: "into master: jobs can't",
      path: '/compare/master...release/1.4.0?expand=1',
    },
    {
      ...{ do: 'update', branch: 'release/1.4.0' },
      words: 'master has changed workflow files',
      path: '/compare/release/1.4.0...master?expand=1',
    },
    {
      ...{ do: 'merge', number: 7, headCommit: 'a', title: 'T' },
      words: 'Pull request #7 changes workflow files',
      path: '/pull/7',
    },
    {
      do: 'tag',
      commit,
      words: `git push origin ${commit}:refs/tags/v1.4.0`,
      path: `/commit/${commit}`,
    },
    {
      do: 'remove-branch',
      words: 'prevents site-deploy from deleting release/1.4.0',
      path: '/branches/all',
    },
  ])('describes the step $do for a person, with a link to its page', ({ words, path, ...step }) => {
    expect(toManualStep(step, place, release)).toEqual({
      kind: 'person',
      what: expect.stringContaining(words),
      url: page + path,
    });
  });

  it('says which branch prevents a release branch, if git cannot store both', () => {
    const step = { do: 'create-branch', branch: 'release/1.4.0', commit } as const;
    expect(toManualStep(step, place, release, 'Reference update failed')).toMatchObject({
      url: `${page}/branches/all?query=release`,
    });
  });

  it('returns undefined for the step draft, which no rule forbids', () => {
    expect(toManualStep({ do: 'draft', commit }, place, release)).toBeUndefined();
  });
});

describe('findRefusal', () => {
  const refused = (fact: string) =>
    new SiteDeployError('GITHUB_REFUSED', 'GitHub refused.', { facts: [fact] });
  it.each([
    [
      'a rule about branches',
      'POST /git/refs: status 422, Repository rule violations found\n\nCannot create ref due to creations being restricted.',
    ],
    [
      'a refused workflow',
      'refusing to allow a GitHub App to create or update workflow `a.yml` without permission',
    ],
    ['a name that collides', 'status 422, Reference update failed'],
    [
      'a protected branch',
      'status 422, GH006: Protected branch update failed for refs/heads/release/1.4.0.',
    ],
    [
      'a forbidden pull request',
      'status 403, GitHub Actions is not permitted to create or approve pull requests.',
    ],
  ])('recognises %s', (_, fact) => {
    expect(findRefusal(refused(fact))).toBe(`GitHub refused.\n${fact}`);
  });

  it('does not recognise a validation error, an outage or an unknown error', () => {
    const away = new SiteDeployError('GITHUB_UNAVAILABLE', 'Repository rule violations found');
    const unknown = new Error('Repository rule violations found');
    const invalid = refused('POST /git/refs: status 422, Validation Failed');
    expect([away, unknown, invalid].map(findRefusal)).toEqual(Array(3).fill(undefined));
  });
});

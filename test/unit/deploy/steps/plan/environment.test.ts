import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../../../src/config/schema.ts';
import { checkClose, chooseEnvironment } from '../../../../../src/deploy/steps/plan/environment.ts';
import type { RunEvent } from '../../../../../src/identity/run-event.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { thrownBy } from '../../../../support/failure.ts';

type Rules = SiteConfig['environments'];

const rules: Rules = {
  production: { branch: 'master' },
  preview: { branches: ['release/**'], name: 'preview', perPullRequest: false },
};
const event = (name: string, ref: string): RunEvent => ({
  name,
  ref,
  sha: `${'a'.repeat(39)}0`,
  repository: 'acme/site',
  run: { id: '1', attempt: 1 },
});

function choose(name: string, ref: string, input?: string, used = rules): string {
  return outcome(() => chooseEnvironment(used, event(name, ref), input));
}

function outcome(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof SiteDeployError) return error.code;
    throw error;
  }
}

const master = 'refs/heads/master';
const release = 'refs/heads/release/1.4.0';
const other = 'refs/heads/feature/x';

describe('chooseEnvironment', () => {
  const cases: [event: string, ref: string, input: string | undefined, outcome: string][] = [
    ['push', master, undefined, 'Production'],
    ['push', release, undefined, 'Preview'],
    ['push', 'refs/heads/release/a/b', undefined, 'Preview'],
    ['push', master, '', 'Production'],
    ['push', release, '  ', 'Preview'],
    ['push', master, 'production', 'Production'],
    ['push', release, 'PREVIEW', 'Preview'],
    ['push', master, 'preview', 'ENVIRONMENT_CONFLICT'],
    ['push', release, 'production', 'ENVIRONMENT_CONFLICT'],
    ['push', master, 'staging', 'ENVIRONMENT_UNKNOWN'],
    ['push', master, 'null', 'ENVIRONMENT_UNKNOWN'],
    ['push', other, undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', other, 'production', 'EVENT_NOT_DEPLOYED'],
    ['push', 'refs/heads/Master', undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', 'refs/heads/x/master', undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', 'refs/heads/release', undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', 'refs/tags/v1.0.0', undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', 'refs/tags/master', undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', 'refs/tags/v1.0.0', 'production', 'EVENT_NOT_DEPLOYED'],
    ['push', 'master', undefined, 'EVENT_NOT_DEPLOYED'],
    ['push', '', undefined, 'EVENT_NOT_DEPLOYED'],

    ['workflow_dispatch', master, 'production', 'Production'],
    ['workflow_dispatch', master, ' Production ', 'Production'],
    ['workflow_dispatch', master, 'preview', 'Preview'],
    ['workflow_dispatch', release, 'preview', 'Preview'],
    ['workflow_dispatch', release, 'production', 'ENVIRONMENT_CONFLICT'],
    ['workflow_dispatch', other, 'preview', 'EVENT_NOT_DEPLOYED'],
    ['workflow_dispatch', other, 'production', 'EVENT_NOT_DEPLOYED'],
    ['workflow_dispatch', master, undefined, 'ENVIRONMENT_UNKNOWN'],
    ['workflow_dispatch', release, '', 'ENVIRONMENT_UNKNOWN'],
    ['workflow_dispatch', master, 'prod', 'ENVIRONMENT_UNKNOWN'],
    ['workflow_dispatch', 'refs/tags/v1.0.0', 'production', 'EVENT_NOT_DEPLOYED'],

    ['local', master, undefined, 'Production'],
    ['local', release, undefined, 'Preview'],
    ['local', master, 'preview', 'Preview'],
    ['local', release, 'preview', 'Preview'],
    ['local', release, 'production', 'ENVIRONMENT_CONFLICT'],
    ['local', other, undefined, 'EVENT_NOT_DEPLOYED'],
    ['local', other, 'preview', 'EVENT_NOT_DEPLOYED'],
    ['local', '', 'preview', 'EVENT_NOT_DEPLOYED'],

    ['pull_request', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['pull_request_target', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['schedule', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['release', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['workflow_run', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['merge_group', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['Push', master, 'production', 'EVENT_NOT_DEPLOYED'],
    ['', master, 'production', 'EVENT_NOT_DEPLOYED'],
  ];
  const rows = cases.map(([name, ref, input, expected]) => {
    const withInput = input === undefined ? '' : ` with the input "${input}"`;
    return { what: `"${name}" of "${ref}"${withInput}`, name, ref, input, expected };
  });
  const isDeployed = (expected: string) => expected === 'Production' || expected === 'Preview';

  it.each(rows.filter(({ expected }) => isDeployed(expected)))(
    'deploys the event $what to $expected',
    ({ name, ref, input, expected }) => {
      expect(choose(name, ref, input)).toBe(expected);
    },
  );

  it.each(rows.filter(({ expected }) => !isDeployed(expected)))(
    'refuses the event $what with $expected',
    ({ name, ref, input, expected }) => {
      expect(choose(name, ref, input)).toBe(expected);
    },
  );

  it('refuses a deleted branch', () => {
    const deletion = { ...event('push', master), sha: '0'.repeat(40) };
    expect(outcome(() => chooseEnvironment(rules, deletion, undefined))).toBe('EVENT_NOT_DEPLOYED');
  });

  it.each([
    ['is not the root of a git repository', '', 'is not the root of a git repository'],
    ['has a commit, but no branch checked out', 'a'.repeat(40), 'No branch is checked out.'],
  ])('explains that a folder %s', (_, sha, words) => {
    const local = { ...event('local', ''), sha };
    expect(thrownBy(() => chooseEnvironment(rules, local, undefined)).message).toContain(words);
  });

  it('uses the branches from the config', () => {
    const used: Rules = {
      production: { branch: 'main' },
      preview: { branches: ['develop', 'rc-*'], name: 'preview', perPullRequest: false },
    };
    expect(choose('push', 'refs/heads/main', undefined, used)).toBe('Production');
    expect(choose('push', 'refs/heads/develop', undefined, used)).toBe('Preview');
    expect(choose('push', 'refs/heads/rc-7', undefined, used)).toBe('Preview');
    expect(choose('push', master, undefined, used)).toBe('EVENT_NOT_DEPLOYED');
    expect(choose('push', release, undefined, used)).toBe('EVENT_NOT_DEPLOYED');
  });

  it('deploys the production branch to Production even if it matches a preview pattern', () => {
    const used: Rules = {
      ...rules,
      preview: { branches: ['**'], name: 'preview', perPullRequest: false },
    };
    expect(choose('push', master, undefined, used)).toBe('Production');
    expect(choose('push', other, undefined, used)).toBe('Preview');
  });

  it('names the branches of each environment in the error', () => {
    const used: Rules = {
      production: { branch: 'main' },
      preview: { branches: ['rc-*', 'next'], name: 'preview', perPullRequest: false },
    };
    expect(() =>
      chooseEnvironment(used, event('pull_request', 'refs/pull/1/merge'), undefined),
    ).toThrow(
      expect.objectContaining({
        message: 'The event "pull_request" is not deployed.',
        facts: [
          'A push to main is deployed to Production.',
          'A push to rc-*, next is deployed to Preview.',
          'Manually, with the input "environment": main to either environment, rc-*, next to Preview.',
        ],
      }),
    );
    expect(() => chooseEnvironment(used, event('push', 'refs/heads/feature'), undefined)).toThrow(
      'The branch feature is not deployed.',
    );
    expect(() => chooseEnvironment(used, event('push', 'refs/tags/v1'), undefined)).toThrow(
      'refs/tags/v1 is not deployed.',
    );
  });

  it('suggests the nearest environment for an unknown one', () => {
    expect(() => chooseEnvironment(rules, event('push', master), 'prod')).toThrow(
      /"prod".*did you mean "production"\?/,
    );
  });

  it('names the environments of the branch and of an input that contradicts it', () => {
    expect(() => chooseEnvironment(rules, event('push', master), 'preview')).toThrow(
      'A push to master is deployed to Production, but the input "environment" requests Preview.',
    );
    expect(() =>
      chooseEnvironment(rules, event('workflow_dispatch', release), 'production'),
    ).toThrow(
      'The branch release/1.4.0 can only be deployed to Preview, but the input "environment" requests Production.',
    );
  });
});

describe('the Preview of a pull request', () => {
  const own = {
    number: 12,
    branch: 'topic',
    commit: 'b'.repeat(40),
    isFork: false,
    isClosed: false,
  };
  const wanted: Rules = { ...rules, preview: { ...rules.preview, perPullRequest: true } };
  const pullEvent = (more: Partial<typeof own>): RunEvent => ({
    ...event('pull_request', 'refs/pull/12/merge'),
    pull: { ...own, ...more },
  });
  const chosen = (more: Partial<typeof own> = {}, input?: string, used = wanted) =>
    outcome(() => chooseEnvironment(used, pullEvent(more), input));

  it('is deployed only to Preview, and only if the config enables it', () => {
    expect(chosen()).toBe('Preview');
    expect(chosen({}, 'preview')).toBe('Preview');
    expect(chosen({}, 'production')).toBe('EVENT_NOT_DEPLOYED');
    expect(chosen({}, undefined, rules)).toBe('EVENT_NOT_DEPLOYED');
    // GitHub returns some pull request runs without their pull request. Such a run is not deployed.
    expect(choose('pull_request', 'refs/heads/topic', undefined, wanted)).toBe(
      'EVENT_NOT_DEPLOYED',
    );
  });

  it.each([
    ['is from a fork', { isFork: true }],
    ['has a branch that is deployed to Preview', { branch: 'release/1.4.0' }],
    ['has the production branch', { branch: 'master' }],
    ['is closed', { isClosed: true }],
  ])('is not deployed if the pull request %s', (_, more) => {
    expect(chosen(more)).toBe('EVENT_NOT_DEPLOYED');
  });

  it('is not deployed if its number is also the name of a different Preview', () => {
    const used = { ...wanted, preview: { ...wanted.preview, name: '1-2' } };
    expect(chosen({}, undefined, used)).toBe('EVENT_NOT_DEPLOYED');
  });

  it('is closed with the pull request even if the config no longer enables it', () => {
    const closes = (more: Partial<typeof own>) =>
      outcome(() => checkClose(rules, pullEvent(more), undefined) ?? 'closes');
    expect(closes({ isClosed: true })).toBe('closes');
    expect(closes({ isClosed: true, isFork: true })).toBe('EVENT_NOT_DEPLOYED');
    expect(closes({})).toBe('EVENT_NOT_DEPLOYED');
  });
});

describe('checkClose', () => {
  const [commit, zeros] = ['a'.repeat(40), '0'.repeat(40)];
  it.each([
    ['the event "delete" of a preview branch', 'delete', release, undefined, commit],
    ['a push that deletes a preview branch', 'push', release, undefined, zeros],
    ['a manual run', 'workflow_dispatch', master, undefined, commit],
    ['a manual run with the input "preview"', 'workflow_dispatch', master, 'preview', commit],
  ])('accepts %s', (_, name, ref, input, sha) => {
    expect(checkClose(rules, { ...event(name, ref), sha }, input)).toBeUndefined();
  });

  it.each([
    ['a manual run with the input "production"', 'workflow_dispatch', master, 'production'],
    ['a push of a commit to a preview branch', 'push', release, undefined],
    ['the deletion of the production branch', 'delete', master, undefined],
    ['the deletion of a branch without a Preview', 'delete', other, undefined],
    ['the deletion of a tag', 'delete', 'refs/tags/v1.0.0', undefined],
  ])('refuses %s', (_, name, ref, input) => {
    const closes = () => checkClose(rules, event(name, ref), input);
    const [code, message] = input
      ? ['ENVIRONMENT_CONFLICT', 'requests Production']
      : ['EVENT_NOT_DEPLOYED', `"${name}" of ${ref.replace('refs/heads/', '')} does not close`];
    expect(thrownBy(closes)).toMatchObject({ code, message: expect.stringContaining(message) });
  });
});

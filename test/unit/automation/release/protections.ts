import type { MergeMethod } from '../../../../src/clients/github/merging.ts';
import { matchesBranch } from '../../../../src/config/branch-pattern.ts';
import { approveRun } from '../../../../src/localcloud/github/actions/run-triggers.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import type { LocalRepository, LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import { fullName, type openReleaseHarness } from './harness.ts';

export type Place = Awaited<ReturnType<typeof openReleaseHarness>>;

/** Combinations of merge methods that the settings of a repository allow. */
export const settings: readonly (readonly MergeMethod[])[] = [
  ['merge', 'squash', 'rebase'],
  ['squash'],
  ['rebase'],
  ['merge'],
  ['merge', 'squash'],
  ['merge', 'rebase'],
  ['squash', 'rebase'],
];

/** A protection of a repository, and how people respond to it. */
export interface Protection {
  readonly name: string;
  protect?(repository: LocalRepository): void;
  /** Merge methods that the protection allows. Default: all. */
  readonly leaves?: readonly MergeMethod[];
  /** The message to a person if the settings allow merge commits. `undefined`: there is none. */
  readonly message?: RegExp;
  press?(here: Place): Promise<void> | void;
  /** Whether the start of the release creates its branch. Otherwise, the branch already exists. */
  readonly fromStart?: boolean;
  /** Whether the release continues with the token of a job. */
  readonly byJob?: boolean;
  /** Whether the person who merges may bypass a rule that prevents every merge. */
  readonly bypassed?: boolean;
  /**
   * The line for pushes in the workflow's `on`, such as `push:`. Default: pushes deploy nothing.
   */
  readonly pushes?: string;
}

const at = `/repos/${fullName}`;
const release = 'release/1.4.0';
const rule = (type: string, parameters?: object, branch = 'master') => ({
  protect: ({ rules }: LocalRepository) => {
    rules.set(branch, [...(rules.get(branch) ?? []), { type, parameters: { ...parameters } }]);
  },
});
const only = (...methods: MergeMethod[]) =>
  rule('pull_request', { allowed_merge_methods: methods });

/** Returns the open pull request of the release. */
export async function createPull({ api }: Place): Promise<{ number: number; head: string }> {
  const found = (await api.send('GET', `${at}/pulls?state=open`)).json as {
    number: number;
    head: { ref: string };
  }[];
  const pull = found.find(({ head }) => head.ref === release);
  if (pull === undefined) throw new Error('no pull request of the release is open');
  return { number: pull.number, head: (await api.getHead(fullName, release)) ?? '' };
}

async function approve(here: Place): Promise<void> {
  const { number, head } = await createPull(here);
  addReview(here.repository(), {
    pull: number,
    author: 'anna',
    state: 'APPROVED',
    body: '',
    commit: head,
  });
}

/**
 * Merges the release's pull request as a person does, or as the merge queue does on their behalf.
 */
export async function merge(here: Place, method: MergeMethod, mayBypass: boolean): Promise<void> {
  const { number } = await createPull(here);
  const { rules } = here.repository();
  const before = rules.get('master') ?? [];
  if (mayBypass) rules.delete('master');
  const { status, json } = await here.api.send('PUT', `${at}/pulls/${number}/merge`, {
    merge_method: method,
  });
  if (mayBypass) rules.set('master', before);
  if (status !== 200) throw new Error(`not merged: ${JSON.stringify(json)}`);
}

async function report(here: Place, name: string): Promise<void> {
  const { head } = await createPull(here);
  const check = { name, head_sha: head, status: 'completed', conclusion: 'success' };
  await here.send('POST', '/check-runs', check);
}

const environment = (
  name: string,
  branches: readonly string[],
  reviewers: readonly number[] = [],
) => ({
  name,
  waitTimer: 0,
  preventSelfReview: false,
  reviewers: reviewers.map((id) => ({ type: 'User', id })),
  policy:
    branches.length === 0 ? null : { protected_branches: false, custom_branch_policies: true },
  branches: branches.map((pattern, index) => ({ id: index, name: pattern, type: 'branch' })),
});

const getEnvironment = ({ environments }: LocalRepository, run: LocalRun) =>
  environments.find(({ name }) => name.toLowerCase() === run.inputs.environment?.toLowerCase());

/**
 * Returns whether a run succeeds, fails or waits according to the branch policy and the required
 * reviewers of its environment.
 */
export function judge(
  repository: LocalRepository,
  run: LocalRun,
): 'success' | 'failure' | 'waiting' {
  const found = getEnvironment(repository, run);
  if (found?.policy != null && !found.branches.some(({ name }) => matchesBranch(run.branch, name)))
    return 'failure';
  return (found?.reviewers.length ?? 0) > 0 ? 'waiting' : 'success';
}

/** The protections that affect merging, tagging and deploying. */
export const protections: readonly Protection[] = [
  { name: 'none', fromStart: true },
  {
    name: 'pushes that deploy',
    fromStart: true,
    pushes: 'push: { branches: [master, "release/**"] }',
  },
  {
    name: 'required review',
    ...rule('pull_request', { required_approving_review_count: 1 }),
    message: /is waiting for one approving review: press "Approve"/,
    press: approve,
  },
  {
    name: 'required review of classic protection',
    protect: ({ rules }) =>
      void rules.set('master', [
        {
          type: 'pull_request',
          parameters: { required_approving_review_count: 1 },
          isClassic: true,
        },
      ]),
    message: /does not meet the requirements of master yet: see its page, e\.g\. press "Approve"/,
    press: approve,
  },
  {
    name: 'required check',
    ...rule('required_status_checks', { required_status_checks: [{ context: 'links' }] }),
    message: /is waiting for the requirements of master \(the check "links"\)/,
    press: (here) => report(here, 'links'),
  },
  { name: 'linear history', ...rule('required_linear_history'), leaves: ['squash', 'rebase'] },
  { name: 'only squash merges', ...only('squash'), leaves: ['squash'] },
  { name: 'only rebase merges', ...only('rebase'), leaves: ['rebase'] },
  { name: 'only merge commits', ...only('merge'), leaves: ['merge'] },
  {
    name: 'merge queue',
    ...rule('merge_queue'),
    message: /press "Merge when ready". master has a merge queue/,
    bypassed: true,
  },
  // GitHub cannot sign rebased commits.
  { name: 'signed commits', ...rule('required_signatures'), leaves: ['merge', 'squash'] },
  {
    name: 'signed commits, of which one is not',
    ...rule('required_signatures'),
    leaves: ['merge', 'squash'],
    message: /is waiting for the requirements of master \(signed commits\)/,
    bypassed: true,
  },
  {
    name: 'required deployment to Preview',
    ...rule('required_deployments', { required_deployment_environments: ['Preview'] }),
  },
  {
    name: 'restricted pushes',
    ...rule('update'),
    message: /press the merge button. A rule of master lists the people who may/,
    bypassed: true,
  },
  {
    name: 'restricted creation of release branches',
    ...rule('creation', {}, release),
    fromStart: true,
    message: /A rule prevents site-deploy from creating release\/1\.4\.0: create it from master/,
    async press({ api }) {
      const sha = await api.getHead(fullName, 'master');
      await api.send('POST', `${at}/git/refs`, { ref: `refs/heads/${release}`, sha });
    },
  },
  {
    name: 'release branches that take only pull requests',
    ...rule('pull_request', {}, release),
    fromStart: true,
    message:
      /release\/1\.4\.0 accepts only pull requests: open one that raises the version in package\.json/,
    press: ({ api, manifest }) =>
      api.writeFile(fullName, release, 'package.json', manifest('1.4.0')),
  },
  {
    name: 'release branches that stay',
    ...rule('deletion', {}, release),
    message:
      /1\.4\.0 is released\. A rule prevents site-deploy from deleting release\/1\.4\.0: delete it/,
    press: async ({ api }) => void (await api.send('DELETE', `${at}/git/refs/heads/${release}`)),
  },
  {
    name: 'restricted tags',
    ...rule('creation', {}, 'refs/tags/v1.4.0'),
    message:
      /A rule prevents site-deploy from creating the tag v1\.4\.0: create it \(git push origin [0-9a-f]{40}:refs\/tags\/v1\.4\.0\)/,
    async press({ api, repository }) {
      const ref = { ref: 'refs/tags/v1.4.0', sha: repository().merges[0]?.commit };
      await api.send('POST', `${at}/git/refs`, ref);
    },
  },
  {
    name: 'branches that go with the merge',
    protect: ({ settings }) => {
      settings.delete_branch_on_merge = true;
    },
  },
  {
    name: 'environments for their branches alone',
    protect: ({ environments }) =>
      void environments.push(
        environment('Production', ['master']),
        environment('Preview', ['release/**']),
      ),
  },
  {
    name: 'a Preview that takes no release branch',
    protect: ({ environments }) => void environments.push(environment('preview', ['develop'])),
    message: /The deployment to Preview failed: check the last lines of its log, then run it again/,
    press({ repository, deployed }) {
      const { environments, runs } = repository();
      environments.splice(0);
      for (const run of runs.filter(({ conclusion }) => conclusion === 'failure')) deployed(run);
    },
  },
  {
    name: 'reviewers of Production',
    protect: ({ environments }) =>
      void environments.push(environment('Production', ['master'], [7])),
    message:
      /The deployment to Production is waiting for an environment review: press "Review deployments"/,
    press({ repository, deployed }) {
      for (const run of repository().runs.filter(({ status }) => status === 'waiting'))
        deployed(run);
    },
  },
  {
    name: 'jobs that may not propose',
    byJob: true,
    protect: (repository) => {
      repository.jobsMayPropose = false;
    },
    message:
      /Open a pull request from release\/1\.4\.0 into master: jobs can't until "Allow GitHub Actions to create/,
    async press({ api }) {
      const words = { title: 'Release 1.4.0', head: release, base: 'master', body: '' };
      await api.send('POST', `${at}/pulls`, words);
    },
  },
  {
    name: 'checks that wait for a person',
    byJob: true,
    message:
      /^The checks of pull request #\d+ are waiting for approval: press "Approve and run workflows"/,
    press({ repository }) {
      for (const run of repository().runs.filter(approveRun))
        Object.assign(run, { status: 'completed', conclusion: 'success' });
    },
  },
];

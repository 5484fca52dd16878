import { expect, it } from 'vitest';
import type { PullRequest } from '../../../../../src/clients/github/pulls.ts';
import type { Repository } from '../../../../../src/clients/github/repository.ts';
import {
  describeRemoval,
  planRemoval,
  type RemovalPlanOptions,
  type RemovalState,
} from '../../../../../src/operations/onboard/removal/plan-removal.ts';

const repository = { owner: 'acme', name: 'docs', archived: false } as Repository;
const pull = (number: number, state: string) => ({ number, state }) as PullRequest;
const credential = { name: 'production', subject: 'repo:acme/docs:environment:Production' };
const environment = (name: string, ...ofPeople: string[]) =>
  ({ name, ofPeople }) as unknown as RemovalState['environments'][number];
const workflows = ['.github/workflows/deploy.yml'];
const gone: RemovalState = {
  repository,
  credentials: [],
  webhooks: [],
  variables: [],
  changedVariables: [],
  environments: [],
  workflows: [],
  onboarding: { pull: undefined, branch: 'none' },
  removal: { paths: undefined, isTheirs: false, pulls: [] },
};
const removal = (changes: Partial<RemovalState['removal']>) => ({
  workflows,
  removal: { ...gone.removal, ...changes },
});

const nothing = 'Nothing is left of onboarding.';
const byHand = 'Nothing left to remove automatically. Still to do by hand:';
const merge = 'Nothing to do but merge: the workflows are still on the default branch.';
const declined = 'The pull request that removes the workflows was declined.';
const open = '1. Open a pull request that removes .github/workflows/deploy.yml';
const others = 'The branch site-deploy/removal has commits by others';

const rows: readonly [
  title: string,
  changes: Partial<RemovalState>,
  options: RemovalPlanOptions,
  lines: readonly string[],
][] = [
  ['plans no step if nothing is left', {}, {}, [nothing]],
  [
    'removes credentials of a repository that is gone',
    { repository: undefined, credentials: [{ credential, application: 'app' } as never] },
    {},
    ['To remove:', '1. Remove the federated credential production', 'no such repository'],
  ],
  [
    'plans no step for an archived repository',
    { repository: { ...repository, archived: true }, variables: ['SITE_SLUG'] },
    {},
    [byHand, 'The repository is archived'],
  ],
  [
    'names credentials that only people can check',
    { credentials: undefined },
    {},
    [byHand, 'credentials'],
  ],
  [
    'removes webhooks, variables and environments in this order',
    {
      webhooks: [{ id: 1, url: 'https://portal.example/hook' } as never],
      variables: ['SITE_SLUG'],
      environments: [environment('Preview')],
    },
    {},
    [
      'To remove:',
      '1. Remove the webhook https://portal.example/hook',
      '2. Remove the variable SITE_SLUG',
      '3. Remove the environment Preview',
    ],
  ],
  [
    'removes variables only after the merge',
    { workflows, variables: ['SITE_SLUG'] },
    {},
    ['To remove:', open, 'run the same command again to remove: the variable SITE_SLUG.'],
  ],
  [
    'removes credentials before everything else',
    { credentials: [{ credential } as never], webhooks: [{ id: 1, url: 'https://a' } as never] },
    {},
    ['To remove:', '1. Remove the federated credential production', '2. Remove the webhook'],
  ],
  [
    'keeps an environment that has a secret',
    { environments: [environment('Production', 'a secret')] },
    {},
    [byHand, 'Production stays because it has a secret; use --force'],
  ],
  [
    'removes an environment that has a secret by force',
    { environments: [environment('Production', 'a secret')] },
    { force: true },
    ['To remove:', '1. Remove the environment Production'],
  ],
  [
    'keeps a variable that somebody changed',
    { changedVariables: ['SITE_ID'] },
    {},
    [byHand, 'SITE_ID stays'],
  ],
  [
    'closes the pull request of onboarding and removes its branch',
    { onboarding: { pull: pull(4, 'open'), branch: 'intact' } },
    {},
    [
      'To remove:',
      '1. Close the onboarding pull request #4 and remove the branch site-deploy/onboarding',
    ],
  ],
  [
    'removes the branch of onboarding if there is no pull request',
    { onboarding: { pull: undefined, branch: 'intact' } },
    {},
    ['To remove:', '1. Remove the branch site-deploy/onboarding'],
  ],
  [
    'keeps the branch of onboarding if it has commits by others',
    { onboarding: { pull: pull(4, 'open'), branch: 'theirs' } },
    {},
    [nothing, 'site-deploy/onboarding has commits by others'],
  ],
  [
    'plans no step while its pull request is open',
    removal({ paths: workflows, pulls: [pull(5, 'open')] }),
    {},
    [merge, '#5'],
  ],
  [
    'opens a pull request if the open one lacks a workflow',
    removal({ paths: ['other.yml'], pulls: [pull(5, 'open')] }),
    {},
    ['To remove:', open],
  ],
  [
    'plans no step if its branch has commits by others',
    removal({ isTheirs: true }),
    {},
    [byHand, others],
  ],
  [
    'plans no step if its open pull request has commits by others',
    removal({ isTheirs: true, pulls: [pull(5, 'open')] }),
    {},
    [merge, others],
  ],
  [
    'opens a pull request by force if its branch has commits by others',
    removal({ isTheirs: true }),
    { force: true },
    ['To remove:', open],
  ],
  [
    'plans no step after its pull request was closed',
    removal({ pulls: [pull(5, 'closed')] }),
    {},
    [declined, 'Pull request #5 was closed without a merge: use --force'],
  ],
  [
    'opens a declined pull request again by force',
    removal({ pulls: [pull(5, 'closed')] }),
    { force: true },
    ['To remove:', open],
  ],
  [
    'removes the branch of its pull request once the workflows are gone',
    { removal: { ...gone.removal, paths: workflows } },
    {},
    ['To remove:', '1. Remove the branch site-deploy/removal'],
  ],
];

it.each(rows)('planRemoval %s', (_, changes, options, expected) => {
  const lines = describeRemoval(planRemoval({ ...gone, ...changes }, options));
  const isNumbered = (line: string) => /^ *\d+\. /.test(line);
  expect(lines.filter(isNumbered)).toHaveLength(expected.filter(isNumbered).length);
  for (const text of expected) expect(lines.join('\n')).toContain(text);
  const names = (text: string) => text.includes('run the same command again to remove: the');
  expect(lines.some((line) => line.includes('run the same command'))).toBe(expected.some(names));
  expect(lines[0]).toBe(expected[0]);
});

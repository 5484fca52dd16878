import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { PullRequest, PullRequestText } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import type { Webhook } from '../../../clients/github/webhooks.ts';
import { compact } from '../../../shared/compact.ts';
import type { FederatedCredential } from '../credentials/credential.ts';
import { formatRemarks, numberSteps } from '../plan/describe-plan.ts';
import { formatOwner, uncheckedRemarks } from '../plan/plan-credentials.ts';
import { getPullName, removalBranch } from '../plan/pull-request.ts';

export interface RemovalState {
  /** Repository; `undefined` if it doesn't exist or is hidden from the token. */
  readonly repository: Repository | undefined;
  readonly credentials: readonly RemovableCredential[] | undefined;
  readonly credentialsUnknown?: string;
  readonly webhooks: readonly Webhook[];
  readonly variables: readonly string[];
  readonly changedVariables: readonly string[];
  readonly environments: readonly RemovableEnvironment[];
  readonly workflows: readonly string[];
  readonly onboarding: {
    readonly pull: PullRequest | undefined;
    readonly branch: 'none' | 'intact' | 'theirs';
  };
  readonly removal: {
    readonly paths: readonly string[] | undefined;
    readonly isTheirs: boolean;
    readonly pulls: readonly PullRequest[];
  };
}

interface RemovableCredential {
  readonly credential: FederatedCredential;
  readonly application?: string;
}

interface RemovableEnvironment extends EnvironmentSettings {
  readonly ofPeople: readonly string[];
}

export type RemovalStep =
  | ({ readonly kind: 'credential' } & RemovableCredential)
  | { readonly kind: 'webhook'; readonly id: number; readonly url: string }
  | {
      readonly kind: 'onboarding-pull';
      readonly number: number | undefined;
      readonly deletesBranch: boolean;
    }
  | {
      readonly kind: 'workflows';
      readonly paths: readonly string[];
      readonly commits: boolean;
      readonly text: PullRequestText;
    }
  | { readonly kind: 'removal-branch' }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'environment'; readonly name: string };

export interface RemovalPlan {
  readonly steps: readonly RemovalStep[];
  readonly remarks: readonly string[];
  /** State of the removal. `left`: the rest is up to people. `gone`: nothing is left. */
  readonly state: 'to remove' | 'waiting for merge' | 'declined' | 'left' | 'gone';
}

export interface RemovalPlanOptions {
  readonly force?: boolean;
  readonly commands?: readonly string[];
}

/**
 * Plans a removal. Trust is removed first, so that nothing can log in any longer. Environments stay
 * until the workflows are gone: a run would recreate its environment, but without restricting it to
 * branches.
 */
export function planRemoval(state: RemovalState, options: RemovalPlanOptions = {}): RemovalPlan {
  const { repository, credentials } = state;
  const ofCredentials = (credentials ?? []).map(
    (removable): RemovalStep => ({ kind: 'credential', ...removable }),
  );
  const { credentialsUnknown } = state;
  const credentialRemarks = credentials
    ? []
    : uncheckedRemarks(credentialsUnknown, 'remove', options.commands ?? []);
  if (!repository || repository.archived) {
    const reason = repository
      ? 'The repository is archived: nothing can be removed from it, and nothing in it runs.'
      : 'GitHub shows no such repository: it was deleted, or this token cannot see it. Only ' +
        'credentials are checked.';
    const remarks = [reason, ...credentialRemarks];
    return { steps: ofCredentials, remarks, state: getRemovalState(ofCredentials, undefined, 1) };
  }
  const workflows = planWorkflows(state, options);
  const isClear = state.workflows.length === 0;
  const environments = state.environments.filter(
    (environment) => environment.ofPeople.length === 0 || options.force === true,
  );
  const retained = state.environments.filter((environment) => !environments.includes(environment));
  const later = [
    ...state.variables.map((name) => ({ kind: 'variable', name }) as const),
    ...environments.map(({ name }) => ({ kind: 'environment', name }) as const),
  ];
  const names = later.map(({ kind, name }) => `the ${kind} ${name}`);
  const steps: RemovalStep[] = [
    ...ofCredentials,
    ...state.webhooks.map(({ id, url }) => ({ kind: 'webhook', id, url }) as const),
    ...onboardingStep(state),
    ...workflows.steps,
  ];
  if (isClear) steps.push(...later);
  if (isClear && state.removal.paths) steps.push({ kind: 'removal-branch' });
  const remarks = compact([
    ...credentialRemarks,
    ...workflows.remarks,
    state.onboarding.branch === 'theirs' &&
      'The branch site-deploy/onboarding has commits by others and is left alone; do not merge it.',
    !isClear &&
      later.length > 0 &&
      `After the merge, run the same command again to remove: ${names.join(', ')}.`,
    ...state.changedVariables.map(
      (name) => `The variable ${name} stays: its value is not the one that onboarding set.`,
    ),
    ...retained.map(
      ({ name, ofPeople }) =>
        `The environment ${name} stays because it has ${ofPeople.join(', ')}; use --force to ` +
        'remove it.',
    ),
    'site.config.yml and content files stay: they belong to the people of the repository.',
  ]);
  const left = retained.length + state.changedVariables.length + Number(!credentials);
  const ofWorkflows = isClear ? undefined : workflows.state;
  return { steps, remarks, state: getRemovalState(steps, ofWorkflows, left) };
}

function getRemovalState(
  steps: readonly RemovalStep[],
  workflows: RemovalPlan['state'] | undefined,
  left: number,
): RemovalPlan['state'] {
  if (steps.length > 0) return 'to remove';
  return workflows ?? (left > 0 ? 'left' : 'gone');
}

function onboardingStep({ onboarding: { pull, branch } }: RemovalState): RemovalStep[] {
  if (branch === 'theirs' || (!pull && branch === 'none')) return [];
  return [{ kind: 'onboarding-pull', number: pull?.number, deletesBranch: branch === 'intact' }];
}

function planWorkflows(
  { workflows, removal: { paths, isTheirs, pulls } }: RemovalState,
  { force = false }: RemovalPlanOptions,
): Pick<RemovalPlan, 'steps' | 'remarks'> & Partial<RemovalPlan> {
  if (workflows.length === 0) return { steps: [], remarks: [] };
  const open = pulls.find((pull) => pull.state === 'open');
  const isCurrent = paths !== undefined && paths.join() === workflows.join();
  const wait = (state: RemovalPlan['state'], remark: string) => {
    return { steps: [], remarks: [remark], state };
  };
  if (open && isCurrent)
    return wait('waiting for merge', `Merge ${getPullName(open)}: the workflows stay until then.`);
  const theirs = `The branch ${removalBranch} has commits by others: merge or remove it, or `;
  if (isTheirs && !force)
    return wait(open ? 'waiting for merge' : 'left', `${theirs}use --force to overwrite it.`);
  const closed = `Pull request #${pulls[0]?.number} was closed without a merge: `;
  if (!open && pulls[0]?.state === 'closed' && !force)
    return wait('declined', `${closed}use --force to open a new one.`);
  const text = buildPullRequestText(workflows);
  const commits = !isCurrent;
  return { steps: [{ kind: 'workflows', paths: workflows, commits, text }], remarks: [] };
}

function buildPullRequestText(paths: readonly string[]): PullRequestText {
  const body = [
    'Removes the site-deploy workflows from this repository. They can no longer log in: their ' +
      'federated\ncredentials are removed.',
    '',
    ...paths.map((path) => `- \`${path}\`: removed`),
    '',
    'The live site stays as it is. Release branches that have these files keep them, but their ' +
      'runs fail at the login.',
    'After the merge, run the same command again to remove the variables and environments.',
  ].join('\n');
  return { title: 'Remove site-deploy', body };
}

export function describeRemovalStep(step: RemovalStep): string {
  switch (step.kind) {
    case 'credential': {
      const { name, subject } = step.credential;
      return `Remove the federated credential ${name}${formatOwner(step.application)} (${subject})`;
    }
    case 'webhook':
      return `Remove the webhook ${step.url}`;
    case 'onboarding-pull': {
      const line = compact([
        step.number !== undefined && `close the onboarding pull request #${step.number}`,
        step.deletesBranch && 'remove the branch site-deploy/onboarding',
      ]).join(' and ');
      return line.charAt(0).toUpperCase() + line.slice(1);
    }
    case 'workflows':
      return `Open a pull request that removes ${step.paths.join(', ')}`;
    case 'removal-branch':
      return `Remove the branch ${removalBranch}`;
    case 'variable':
      return `Remove the variable ${step.name}`;
    case 'environment':
      return `Remove the environment ${step.name}`;
  }
}

const sentences: Readonly<Record<RemovalPlan['state'], string>> = {
  'to remove': 'To remove:',
  'waiting for merge': 'Nothing to do but merge: the workflows are still on the default branch.',
  declined: 'The pull request that removes the workflows was declined.',
  left: 'Nothing left to remove automatically. Still to do by hand:',
  gone: 'Nothing is left of onboarding.',
};

export function describeRemoval(plan: RemovalPlan): string[] {
  const { steps, remarks, state } = plan;
  return [
    sentences[state],
    ...numberSteps(steps.map((step) => [describeRemovalStep(step)])),
    ...formatRemarks(remarks),
  ];
}

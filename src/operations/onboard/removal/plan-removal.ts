import type { PullRequestText } from '../../../clients/github/pulls.ts';
import { compact } from '../../../shared/compact.ts';
import type { RemovalPlan, RemovalState, RemovalStep } from './types.ts';

export const removalBranch = 'site-deploy/removal';

export interface RemovalPlanOptions {
  /** Also remove environments with settings made by people. Default false. */
  readonly force?: boolean;
  /** Commands that remove a credential, for somebody with the rights. */
  readonly commands?: readonly string[];
}

/**
 * Plans a removal. Trust is removed first: nothing can log in from then on. Environments and
 * variables stay until the workflows are gone: a run would recreate its environment, open to every
 * branch. Pure.
 */
export function planRemoval(state: RemovalState, options: RemovalPlanOptions = {}): RemovalPlan {
  const { repository, credentials } = state;
  const ofCredentials: RemovalStep[] = (credentials ?? []).map((removable) => ({
    kind: 'credential',
    ...removable,
  }));
  const credentialRemarks = remarksOfCredentials(state, options);
  if (!repository || repository.archived) {
    const reason = repository
      ? 'The repository is archived: nothing can be removed from it, and nothing in it runs.'
      : 'GitHub shows no such repository: it was deleted, or this token cannot see it. Only credentials are checked.';
    return {
      steps: ofCredentials,
      remarks: [reason, ...credentialRemarks],
      state: getRemovalState(ofCredentials, undefined, 1),
    };
  }
  const workflows = planWorkflows(state, options);
  const isClear = state.workflows.length === 0;
  const environments = state.environments.filter(
    (environment) => environment.ofPeople.length === 0 || options.force === true,
  );
  const retained = state.environments.filter((environment) => !environments.includes(environment));
  const later: RemovalStep[] = [
    ...state.variables.map((name) => ({ kind: 'variable', name }) as const),
    ...environments.map(
      (environment) => ({ kind: 'environment', name: environment.name }) as const,
    ),
  ];
  const steps: RemovalStep[] = [
    ...ofCredentials,
    ...state.webhooks.map(
      (webhook) => ({ kind: 'webhook', id: webhook.id, url: webhook.url }) as const,
    ),
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
      `After the merge, run the same command again to remove: ${later.map(formatStepName).join(', ')}.`,
    ...state.changedVariables.map(
      (name) => `The variable ${name} stays: its value is not the one that onboarding set.`,
    ),
    ...retained.map(
      (removableEnvironment) =>
        `The environment ${removableEnvironment.name} stays because it has ${removableEnvironment.ofPeople.join(', ')}; use --force to remove it.`,
    ),
    'site.config.yml and content files stay: they belong to the people of the repository.',
  ]);
  const left = retained.length + state.changedVariables.length + (credentials ? 0 : 1);
  return {
    steps,
    remarks,
    state: getRemovalState(steps, isClear ? undefined : workflows.state, left),
  };
}

function getRemovalState(
  steps: readonly RemovalStep[],
  ofWorkflows: RemovalPlan['state'] | undefined,
  left: number,
): RemovalPlan['state'] {
  if (steps.length > 0) return 'to remove';
  return ofWorkflows ?? (left > 0 ? 'left' : 'gone');
}

function remarksOfCredentials(
  removalState: RemovalState,
  removalPlanOptions: RemovalPlanOptions,
): string[] {
  const { commands = [] } = removalPlanOptions;
  const { credentials, credentialsUnknown = 'there is no token for them' } = removalState;
  if (credentials) return [];
  return [
    `The federated credentials were not checked: ${credentialsUnknown}. Someone with the permissions can remove them with:`,
    ...commands.map((command) => `  ${command}`),
  ];
}

/** If merged later, it would restore everything. */
function onboardingStep({ onboarding: { pull, branch } }: RemovalState): RemovalStep[] {
  if (branch === 'theirs' || (!pull && branch === 'none')) return [];
  return [{ kind: 'onboarding-pull', number: pull?.number, deletesBranch: branch === 'intact' }];
}

function planWorkflows(
  { workflows, removal: { paths, isTheirs, pulls } }: RemovalState,
  removalPlanOptions: RemovalPlanOptions,
): {
  readonly steps: RemovalStep[];
  readonly remarks: string[];
  readonly state?: RemovalPlan['state'];
} {
  const { force = false } = removalPlanOptions;
  if (workflows.length === 0) return { steps: [], remarks: [] };
  const open = pulls.find((pull) => pull.state === 'open');
  const isCurrent = paths !== undefined && paths.join() === workflows.join();
  if (open && isCurrent) {
    const remark = `Merge ${open.url || `the pull request #${open.number}`}: the workflows stay until then.`;
    return { steps: [], remarks: [remark], state: 'waiting for merge' };
  }
  if (isTheirs && !force) {
    const remark = `The branch ${removalBranch} has commits by others: merge or remove it, or use --force to overwrite it.`;
    return { steps: [], remarks: [remark], state: open ? 'waiting for merge' : 'left' };
  }
  if (!open && pulls[0]?.state === 'closed' && !force) {
    const remark = `Pull request #${pulls[0].number} was closed without a merge: use --force to open a new one.`;
    return { steps: [], remarks: [remark], state: 'declined' };
  }
  return {
    steps: [
      {
        kind: 'workflows',
        paths: workflows,
        commits: !isCurrent,
        text: buildPullRequestText(workflows),
      },
    ],
    remarks: [],
  };
}

function buildPullRequestText(paths: readonly string[]): PullRequestText {
  const body = [
    'Removes the site-deploy workflows from this repository. They can no longer log in: their federated',
    'credentials are removed.',
    '',
    ...paths.map((path) => `- \`${path}\`: removed`),
    '',
    'The live site stays as it is. Release branches that have these files keep them, but their runs fail at the login.',
    'After the merge, run the same command again to remove the variables and environments.',
  ].join('\n');
  return { title: 'Remove site-deploy', body };
}

function formatStepName(step: RemovalStep): string {
  if (step.kind === 'variable' || step.kind === 'environment')
    return `the ${step.kind} ${step.name}`;
  return step.kind;
}

export function describeRemovalStep(step: RemovalStep): string {
  switch (step.kind) {
    case 'credential': {
      const applicationSuffix =
        step.application === undefined ? '' : ` of the application ${step.application}`;
      return `Remove the federated credential ${step.credential.name}${applicationSuffix} (${step.credential.subject})`;
    }
    case 'webhook':
      return `Remove the webhook ${step.url}`;
    case 'onboarding-pull': {
      const pull =
        step.number === undefined ? [] : [`close the onboarding pull request #${step.number}`];
      const branch = step.deletesBranch ? ['remove the branch site-deploy/onboarding'] : [];
      const line = [...pull, ...branch].join(' and ');
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

/** Formats a removal for people. */
export function describeRemoval(removalPlan: RemovalPlan): string[] {
  const { steps, remarks, state } = removalPlan;
  return [
    sentences[state],
    ...steps.map((step, index) => `${String(index + 1).padStart(2)}. ${describeRemovalStep(step)}`),
    ...remarks.map((remark) => {
      if (remark.startsWith(' ')) return `  ${remark}`;
      return `- ${remark}`;
    }),
  ];
}

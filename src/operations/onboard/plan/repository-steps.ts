import { diffIndices } from 'node-diff3';
import { addBranchPolicy, writeEnvironment } from '../../../clients/github/environments.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { writeRepositorySettings, writeVariable } from '../../../clients/github/settings.ts';
import { deleteWebhook, writeWebhook } from '../../../clients/github/webhooks.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Secret } from '../../../shared/secret.ts';
import { count } from '../../../shared/units.ts';
import { type CredentialStore, isPermissionMissing } from '../credentials/credential.ts';
import type { FileState } from '../files/compare-file.ts';
import { applyWith, broken, changedFiles, type DoctorFinding, risk } from './doctor-finding.ts';
import { commitMessage, onboardingBranch, writeProposal } from './pull-request.ts';
import type { RepositoryState, RepositoryStep, StepOf } from './types.ts';

interface StepKind<Step> {
  /** Returns the lines of a step in a plan. The first is its title. */
  describe(step: Step): readonly string[];
  /** Returns the doctor's findings while the step isn't done. */
  examine(step: Step, current: RepositoryState): readonly DoctorFinding[];
  /**
   * Performs a step.
   * @returns the pull request's URL, if the step writes one
   */
  apply(step: Step, targets: StepTargets): Promise<unknown> | undefined;
}

export interface StepTargets {
  readonly repository: Repository;
  readonly credentials: CredentialStore | undefined;
  readonly credentialsAt?: (clientId: string) => CredentialStore | undefined;
  readonly webhookSecret: Secret | undefined;
}

/** How to describe, examine and apply each kind of step. */
const stepKinds: { readonly [Kind in RepositoryStep['kind']]: StepKind<StepOf<Kind>> } = {
  credential: {
    describe: ({ credential, replaces, application }) =>
      compact([
        `${replaces ? 'Replace' : 'Add'} the federated credential ${credential.name}`,
        replaces && `subject before  ${replaces.subject}`,
        `subject         ${credential.subject}`,
        `issuer          ${credential.issuer}`,
        `audience        ${credential.audiences.join(', ')}`,
        application !== undefined && `application     ${application}`,
      ]),
    examine({ credential, replaces }, current) {
      const { subject } = credential;
      const nearly = current.credentials?.find(
        (one) => one.subject !== subject && one.subject.toLowerCase() === subject.toLowerCase(),
      );
      const stale = replaces ?? nearly;
      let what = `No federated credential has the subject ${subject}.`;
      if (stale)
        what =
          `The federated credential ${stale.name} has the subject ${stale.subject}, but runs ` +
          `present ${subject}.`;
      const why =
        'Entra compares subjects exactly, including case: the login fails with AADSTS700213 ' +
        'or AADSTS7002138.';
      return [broken(what, why)];
    },
    async apply({ credential, application }, targets) {
      const store = getStore(application, targets);
      try {
        await store?.put(credential);
      } catch (error) {
        if (!isPermissionMissing(error) || !store) throw error;
        const createdBy = 'Someone with the required rights can create it with:';
        throw new SiteDeployError(error.code, error.message, {
          cause: error,
          facts: [...error.facts, createdBy, ...store.commands(credential)],
        });
      }
    },
  },

  'credential-removal': {
    describe: ({ credential, reason, application }) =>
      compact([
        `Remove the federated credential ${credential.name}: ${reason}`,
        `subject         ${credential.subject}`,
        application !== undefined && `application     ${application}`,
      ]),
    examine: ({ credential, reason }) => [
      risk(
        `The federated credential ${credential.name} is not needed: ${reason}.`,
        `Anyone who presents ${credential.subject} can still log in.`,
      ),
    ],
    apply: ({ credential, application }, targets) =>
      getStore(application, targets)?.remove(credential.name),
  },

  environment: {
    describe({ name, reasons, kept }) {
      const after = reasons.map((reason) => reason.after).join(', ');
      if (!kept) return [`Create the environment ${name}, ${after}`];
      const { reviewers, waitTimer } = kept;
      return [
        `Fix the environment ${name}: it ${reasons.map((reason) => reason.found).join(', and ')}`,
        `afterwards: ${after}`,
        `kept: ${count(reviewers.length, 'reviewer')}, a wait timer of ${waitTimer} min`,
      ];
    },
    examine({ name, reasons, kept }) {
      const whys = reasons.map(({ why }) => why).join(' ');
      const options = compact(reasons.map(({ option }) => option));
      if (!kept)
        return [risk(`The environment ${name} does not exist.`, whys, applyWith(...options))];
      return reasons.map(({ found, why, option }) =>
        risk(`The environment ${name} ${found}.`, why, applyWith(...compact([option]))),
      );
    },
    apply: ({ name, settings }, { repository }) => writeEnvironment(repository, name, settings),
  },

  setting: {
    describe: ({ reason }) => [
      `Fix the repository: it ${reason.found}`,
      `afterwards: ${reason.after}`,
    ],
    examine: ({ reason: { found, why, option } }) => [
      risk(`The repository ${found}.`, why, applyWith(...compact([option]))),
    ],
    apply: ({ settings }, { repository }) => writeRepositorySettings(repository, settings),
  },

  policy: {
    describe({ pattern, environment }) {
      const branches = pattern.includes('*') ? 'branches like' : 'the branch';
      return [`Let ${branches} ${pattern} deploy to ${environment}`];
    },
    examine: ({ pattern, environment }) => [
      broken(
        `${environment} does not let ${pattern} deploy.`,
        'GitHub refuses the deploy job of such a branch. In a policy, a wildcard does not ' +
          'match "/".',
      ),
    ],
    apply: ({ pattern, environment }, { repository }) =>
      addBranchPolicy(repository, environment, pattern),
  },

  variable: {
    describe({ name, value, before }) {
      if (before === undefined) return [`Set the variable ${name} to ${value}`];
      return [`Change the variable ${name} from ${before} to ${value}`];
    },
    examine({ name, value, before }) {
      const found = JSON.stringify(before) ?? 'missing';
      const what = `The variable ${name} is ${found}; it should be "${value}".`;
      return [risk(what, 'Other workflows of the repository read it.')];
    },
    apply: ({ name, value }, { repository }) => writeVariable(repository, { name, value }),
  },

  webhook: {
    describe: ({ id, url, changes, events }) => [
      id === undefined
        ? `Create the webhook ${url}`
        : `Fix the webhook ${url}: it ${changes.join(', ')}`,
      `events: ${events.join(', ')}; as JSON, signed with the secret`,
    ],
    examine: ({ url, changes }) => [
      broken(
        `The webhook ${url} ${changes.join(', ')}.`,
        'Without it, the portal is not notified of issues, pull requests and pushes.',
      ),
    ],
    apply(step, { repository, webhookSecret: secret }) {
      return secret && writeWebhook(repository, { ...step, secret }, step.id);
    },
  },

  'webhook-removal': {
    describe: ({ url, reason }) => [`Remove the webhook ${url}: ${reason}`],
    examine: ({ url, reason }) => [
      risk(
        `The webhook ${url} is not needed: ${reason}.`,
        'It is still notified of every push, issue and pull request, or events arrive twice.',
      ),
    ],
    apply: ({ id }, { repository }) => deleteWebhook(repository, id),
  },

  'pull-request': {
    describe: ({ updates, text, files }) => [
      `${updates ? 'Update' : 'Open'} the pull request "${text.title}"`,
      ...files.flatMap(({ path, state, before, content }) => [
        `${path}: ${verbs[state] ?? 'update'}`,
        ...(before === undefined ? [] : formatFileDiff(before, content)),
      ]),
    ],
    examine: ({ files }) => [
      changedFiles(files, {
        why: 'Runs use the files of the default branch.',
        remedy: 'Run site-deploy onboard --apply to open a pull request with them.',
      }),
    ],
    apply({ files, text, decisions, commits }, { repository }) {
      const leftovers = files.filter((file) => file.state === 'leftover');
      const commit = commits && {
        message: commitMessage(text.title, files, decisions),
        files: files.filter((file) => !leftovers.includes(file)),
        removed: leftovers.map((file) => file.path),
      };
      return writeProposal(repository, onboardingBranch, commit, text);
    },
  },
};

const verbs: Partial<Record<FileState['state'], string>> = {
  absent: 'add',
  merged: 'merge',
  leftover: 'remove',
};

export const getStepKind = ({ kind }: RepositoryStep): StepKind<RepositoryStep> => stepKinds[kind];

export const describeRepositoryStep = (step: RepositoryStep) => getStepKind(step).describe(step);

export function getStore(
  application: string | undefined,
  { credentials, credentialsAt }: Pick<StepTargets, 'credentials' | 'credentialsAt'>,
): CredentialStore | undefined {
  if (application === undefined) return credentials;
  return credentialsAt?.(application);
}

const maxDiff = 60;

function formatFileDiff(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.replaceAll('\r', '').split('\n'));
  const isRead = (line: string) => !/^# site-deploy(-inputs)?: /.test(line);
  const lines = diffIndices(old ?? [], now ?? []).flatMap(({ buffer1, buffer2Content }) => {
    const [start, length] = buffer1;
    const gone = (old ?? []).slice(start, start + length).filter(isRead);
    const added = buffer2Content.filter(isRead);
    if (gone.length + added.length === 0) return [];
    const changes = [...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
    return [`line ${start + 1}`, ...changes];
  });
  const left = lines.length - maxDiff;
  return compact([
    ...lines.slice(0, maxDiff).map((line) => `  ${line}`),
    left > 0 && `  … and ${count(left, 'more line')}`,
  ]);
}

import { matchesAny, parseBranch } from '../../../config/branch-pattern.ts';
import { foldEnvironmentName } from '../../../config/environment-name.ts';
import { didYouMean } from '../../../config/nearest.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import type { PullReference, RunEvent } from '../../../identity/run-event.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Environment } from './types.ts';

type Rules = SiteConfig['environments'];

const names: ReadonlyMap<string, Environment> = new Map([
  ['production', 'Production'],
  ['preview', 'Preview'],
]);

/**
 * Returns the environment of a deployment:
 *
 * - `push`: the production branch goes to Production, even if a preview pattern matches it; a
 *   branch of `environments.preview.branches` to Preview.
 * - `workflow_dispatch`: the input `environment` is required. Production accepts the production
 *   branch only; Preview also accepts it, so that the live state can be reviewed there.
 * - `pull_request`: Preview, in the pull request's own hosting environment, if the config has
 *   `environments.preview.perPullRequest`.
 * - `local` (the CLI outside of a runner): as `workflow_dispatch`; without the input, as a push.
 * - Any other event, branch, tag or input is rejected.
 *
 * Spec: Environments and deployment triggers.
 */
export function chooseEnvironment(rules: Rules, event: RunEvent, input: string | undefined) {
  const requested = parseEnvironment(input);
  if (event.pull && !event.pull.isClosed && requested !== 'Production') {
    checkPull(rules, event.pull);
    return 'Preview';
  }
  const { branch, home } = deployedBranch(rules, event);
  if (!requested) {
    if (event.name !== 'workflow_dispatch') return home;
    const message = 'The workflow was started manually without the input "environment".';
    throw new SiteDeployError('ENVIRONMENT_UNKNOWN', message);
  }
  const isPush = event.name === 'push';
  if (requested === home || (requested === 'Preview' && !isPush)) return requested;
  let asking = `The branch ${branch} can only be deployed to ${home}`;
  if (isPush) asking = `A push to ${branch} is deployed to ${home}`;
  const message = `${asking}, but the input "environment" requests ${requested}.`;
  const details = { facts: describeRules(rules), remedy: omitInput };
  throw new SiteDeployError('ENVIRONMENT_CONFLICT', message, details);
}

/**
 * Rejects a pull request that can't have its own environment, e.g. one from a fork, which can't log
 * in, or one of a branch whose pushes are deployed.
 */
function checkPull(rules: Rules, { number, branch, isFork }: PullReference): void {
  const refuse = (why: string, remedy?: string) => {
    const message = `Pull request #${number} is not deployed: ${why}.`;
    return new SiteDeployError('EVENT_NOT_DEPLOYED', message, { remedy });
  };
  if (isFork) throw refuse('it is from a fork');
  if (branch === rules.production.branch || matchesAny(branch, rules.preview.branches))
    throw refuse(`a push to ${branch} is deployed already`);
  if (!rules.preview.perPullRequest) throw refuse('the site config does not enable it', setPulls);
  if (foldEnvironmentName(rules.preview.name) !== String(number)) return;
  throw refuse('environments.preview.name is its number', 'Choose another name for the Preview.');
}

const setPulls =
  'Set environments.preview.perPullRequest: true in the site config, and run site-deploy onboard ' +
  '--apply; or remove the event from the workflow.';

const omitInput =
  'Omit the input "environment" for runs triggered by a push. environments.production.branch and ' +
  'environments.preview.branches in the site config determine where each branch is deployed.';

export function checkClose(rules: Rules, event: RunEvent, input: string | undefined): void {
  const branch = parseBranch(event.ref);
  const isLive = 'Only a Preview can be closed, but the input "environment" requests Production.';
  if (parseEnvironment(input) === 'Production')
    throw new SiteDeployError('ENVIRONMENT_CONFLICT', isLive);
  if (event.pull?.isClosed && !event.pull.isFork) return;
  const isManual = ['workflow_dispatch', 'local'].includes(event.name);
  const isOfPreview =
    branch && branch !== rules.production.branch && matchesAny(branch, rules.preview.branches);
  const isDeletion = event.name === 'delete' || (event.name === 'push' && /^0+$/.test(event.sha));
  if (isManual || (isDeletion && isOfPreview)) return;
  const message = `The event "${event.name}" of ${branch ?? event.ref} does not close a Preview.`;
  const patterns = rules.preview.branches.join(', ');
  const fact = `A Preview is closed manually, or when a branch matching ${patterns} is deleted.`;
  throw new SiteDeployError('EVENT_NOT_DEPLOYED', message, { facts: [fact] });
}

function withoutBranch({ sha }: RunEvent): SiteDeployError {
  let message = 'No branch is checked out.';
  if (sha === '')
    message =
      'Found no branch: the folder is not the root of a git repository with a commit, or git is ' +
      'not installed.';
  const remedy = 'Name a branch: --branch <name> deploys the folder as a push to it would.';
  return new SiteDeployError('EVENT_NOT_DEPLOYED', message, { remedy });
}

function deployedBranch(rules: Rules, event: RunEvent) {
  const facts = describeRules(rules);
  const refuse = (what: string, remedy?: string) =>
    new SiteDeployError('EVENT_NOT_DEPLOYED', `${what} is not deployed.`, { facts, remedy });
  if (!['push', 'workflow_dispatch', 'local'].includes(event.name))
    throw refuse(`The event "${event.name}"`);
  const branch = parseBranch(event.ref);
  if (event.ref === '' && event.name === 'local') throw withoutBranch(event);
  if (!branch) throw refuse(event.ref || 'A commit without a branch');
  if (/^0+$/.test(event.sha)) throw refuse(`The deletion of the branch ${branch}`);
  if (branch === rules.production.branch) return { branch, home: 'Production' } as const;
  if (matchesAny(branch, rules.preview.branches)) return { branch, home: 'Preview' } as const;
  const remedy =
    `To deploy it to Production, set environments.production.branch: ${branch} in the site ` +
    'config; for Preview, add it to environments.preview.branches. In a terminal, ' +
    '--branch <name> deploys as another branch.';
  throw refuse(`The branch ${branch}`, remedy);
}

function parseEnvironment(input = ''): Environment | undefined {
  const name = input.trim();
  if (name === '') return undefined;
  const environment = names.get(name.toLowerCase());
  if (environment) return environment;
  const hint = didYouMean(name, names.keys());
  const message = `found the environment "${name}", expected production or preview${hint}`;
  throw new SiteDeployError('ENVIRONMENT_UNKNOWN', message);
}

function describeRules({ production: { branch }, preview }: Rules): string[] {
  const previews = preview.branches.join(', ');
  const manually = `${branch} to either environment, ${previews} to Preview`;
  return [
    `A push to ${branch} is deployed to Production.`,
    `A push to ${previews} is deployed to Preview.`,
    `Manually, with the input "environment": ${manually}.`,
  ];
}

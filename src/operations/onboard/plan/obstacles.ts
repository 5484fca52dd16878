import {
  namedRepository,
  type Repository,
  readRepository,
} from '../../../clients/github/repository.ts';
import {
  type ActionsPolicy,
  readActionsPolicy,
  readWorkflowAccess,
  type SecretOwner,
} from '../../../clients/github/settings.ts';
import { parseSiteConfig } from '../../../config/parse.ts';
import { isSameIdentifier } from '../../../config/same-identifier.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { listWorkflowUses } from '../../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../../workflows/header.ts';
import { orderVersions } from '../../../workflows/inputs.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { publishedNames } from '../../../workflows/templates/calls.ts';
import { publishedWorkflow } from '../../../workflows/templates/reusable.ts';
import { onboardingBranch } from './pull-request.ts';
import type { RepositoryNeeds, RepositoryState, RepositoryStep } from './types.ts';

export function findObstacles(
  { repository: { defaultBranch, scopes }, hasCommits, rules = [], branch }: RepositoryState,
  step: RepositoryStep | undefined,
): string[] {
  if (!step) return [];
  const writes = step.kind === 'pull-request' && step.commits;
  const isScoped = !writes || !scopes || scopes.includes('workflow');
  const forbidden = branch ? ['update', 'pull_request', 'merge_queue'] : ['creation'];
  const rule = writes && rules.find((type) => forbidden.includes(type));
  return compact([
    rule &&
      `A ruleset (${rule}) keeps the branch ${onboardingBranch} from being ` +
        `${branch ? 'updated' : 'created'}: exclude it in Settings, Rules, Rulesets.`,
    !hasCommits && `The branch ${defaultBranch} has no commit yet: push the site to it first.`,
    !isScoped &&
      'The token lacks the scope "workflow", which GitHub requires for writing workflows: add it ' +
        'to the token.',
  ]);
}

export function findUnconfirmedSecrets(state: RepositoryState, desired: RepositoryNeeds) {
  if (!state.secrets) return [];
  const { names, unread } = state.secrets;
  const unconfirmed = (desired.secrets ?? []).filter((name) => !names.has(name));
  const isMissing = unread.length === 0;
  const describe = (name: string) => describeSecret(name, unread);
  return unconfirmed.map((name) => ({ name, description: describe(name), isMissing }));
}

function describeSecret(name: string, unread: readonly SecretOwner[]): string {
  const hasNone = `The repository has no secret ${name}, which its workflow uses`;
  if (unread.length === 0) return `${hasNone}.`;
  if (!unread.includes('repository'))
    return (
      `${hasNone}, and the secrets of its organisation could not be read: it has no ` +
      'organisation, or the token cannot list them (Secrets: read).'
    );
  const owners = unread.map((one) =>
    one === 'repository' ? 'of the repository' : 'of its organisation',
  );
  return (
    `Cannot check whether the workflow's secret ${name} exists: the token cannot list the ` +
    `secrets ${owners.join(' and those ')} (Secrets: read).`
  );
}

export function pinnedValues({ portal, azure }: SiteRecord, config: SiteConfig) {
  return [
    ['portal.url', config.portal.url, portal.url],
    ['portal.audience', config.portal.audience, portal.audience],
    ['azure.tenantId', config.azure.tenantId, azure.tenantId],
    ['azure.clientId', config.azure.clientId, azure.clientId],
  ] as const;
}

export function pinContradictions(record: SiteRecord, config: SiteConfig, file: string): string[] {
  const different = pinnedValues(record, config).filter(
    ([, found, pinned]) => !isSameIdentifier(found, pinned),
  );
  return different.map(
    ([key, found, pinned]) =>
      `${file} sets ${key}: ${found}, but the workflow pins ${pinned} and refuses to deploy ` +
      'until they match.',
  );
}

/**
 * Checks that a repository contains no other site, because two would overwrite each other's
 * workflow and environments.
 * @throws SiteDeployError `ONBOARD_OTHER_SITE`
 */
export function checkSingleSite(
  siteRecord: SiteRecord,
  files: { config: string; configText: string | undefined; workflow: string | undefined },
  template?: string,
): void {
  const { config, configText, workflow } = files;
  const { slug, id } = siteRecord;
  const refuse = (message: string, remedy?: string) =>
    new SiteDeployError('ONBOARD_OTHER_SITE', message, { remedy });
  const there = configText === undefined ? undefined : parseSiteConfig(configText, config).site;
  // A renamed site keeps its id, and a recreated one its slug.
  if (there && there.slug !== slug && there.id !== id)
    throw refuse(
      `According to ${config}, the repository deploys the site ${there.slug} (${there.id}), not ` +
        `${slug} (${id}).`,
      template &&
        `The repository was created from the template ${template}, with the files of its site: ` +
          `remove ${config} and the generated workflows here, then run it again.`,
    );
  const known = splitHeader(workflow ?? '').header?.inputs.config;
  if (known !== undefined && known !== config)
    throw refuse(
      `The deployment workflow deploys the site of ${known}, but this command is for ${config}.`,
      `If it is the same site, add --config ${known}. A second site needs its own repository.`,
    );
}

const place = 'Settings, Actions, General, of the repository or its organisation';

/** Returns remarks on actions and workflows that the repository needs but may not use. */
export async function findBlocked(repository: Repository, { files, inputs }: RepositoryNeeds) {
  const policy = await readActionsPolicy(repository);
  const workflows = files.filter((file) => file.template).map((file) => file.content);
  if (inputs.shape === 'published') workflows.push(...publishedNames.map(publishedWorkflow));
  const unshared = await findUnsharedWorkflow(repository, inputs.reusable?.uses);
  return [...findBlockedActions(policy, repository, workflows), ...unshared];
}

function findBlockedActions(
  policy: ActionsPolicy | undefined,
  repository: Repository,
  workflows: readonly string[],
): string[] {
  if (!policy) return [];
  if (!policy.enabled)
    return [`GitHub Actions is disabled, so nothing is deployed. Enable it: ${place}.`];
  if (policy.allowed === 'all') return [];
  const used = workflows.flatMap((text) => listWorkflowUses(text).map((use) => use.uses));
  const names = used.filter((uses) => !isAllowed(uses, policy, repository));
  const blocked = [...new Set(names.map((uses) => uses.split('@')[0]))];
  return compact([
    blocked.length > 0 &&
      `The repository may not use ${blocked.join(', ')}, so no run would start. ` +
        `Allow it: ${place}.`,
  ]);
}

function isAllowed(uses: string, policy: ActionsPolicy, { owner }: Repository): boolean {
  const [, by = '', name = '', ref = ''] = /^([^/]+)\/([^/@]+)(?:\/[^@]*)?@(.+)$/.exec(uses) ?? [];
  if (!by || by.toLowerCase() === owner.toLowerCase()) return true;
  if (policy.allowed === 'local_only') return false;
  if (policy.githubOwned && (by === 'actions' || by === 'github')) return true;
  return policy.patterns.some((pattern) => {
    const source = pattern.replaceAll(/[^\w*]/g, String.raw`\$&`).replaceAll('*', '.*');
    const matches = new RegExp(`^${source}(@.*)?$`, 'i');
    return matches.test(uses) || matches.test(`${by}/${name}@${ref}`);
  });
}

/**
 * Returns why the repository can't call a reusable workflow of another repository; empty if it can.
 */
async function findUnsharedWorkflow(
  repository: Repository,
  uses: string | undefined,
): Promise<string[]> {
  if (!uses) return [];
  const { owner, name } = repository;
  const called = { ...repository, ...namedRepository(uses) };
  const fullName = `${called.owner}/${called.name}`;
  if (fullName.toLowerCase() === `${owner}/${name}`.toLowerCase()) return [];
  const isOwn = called.owner.toLowerCase() === owner.toLowerCase();
  const level = await readWorkflowAccess(called);
  if (!level || level === 'enterprise' || (isOwn && level !== 'none')) return [];
  if ((await readRepository(called)).visibility === 'public') return [];
  const what = `${fullName} does not share its workflows with ${owner}/${name}`;
  let remedy = howToShare(fullName);
  if (!isOwn) remedy = `Only others of ${called.owner} may call them: use --published.`;
  return [`${what}, so no run would start. ${remedy}`];
}

const howToShare = (fullName: string) =>
  `Share them: Settings, Actions, General, Access, of ${fullName}.`;

/**
 * Returns why no other repository can call the workflows of this one; `undefined` if others can.
 */
export async function findUnsharedRepository(repository: Repository) {
  if (repository.visibility === 'public') return undefined;
  if ((await readWorkflowAccess(repository)) !== 'none') return undefined;
  const fullName = `${repository.owner}/${repository.name}`;
  return `${fullName} does not share its workflows with any site. ${howToShare(fullName)}`;
}

export function serverRemarks(version: string | undefined): string[] {
  if (!version) return [];
  const server = `GitHub Enterprise Server ${version}`;
  const outdated = `${server} cannot run actions on Node.js 24.`;
  const isBefore = (other: string) => (orderVersions(version, other) ?? 0) < 0;
  // 3.19 is the first version with runners for Node.js 24, and from 3.20 on, all runners support
  // it.
  if (isBefore('3.19')) throw new SiteDeployError('ONBOARD_SERVER_UNSUPPORTED', outdated);
  return compact([
    `${server} has no deployment queue, no attestations and no download of another run's ` +
      'artifact: there is no rollback.yml, and only the newest waiting deployment is kept.',
    "Its runners need site-deploy and GitHub's actions on the server itself (GitHub Connect or " +
      'actions-sync).',
    isBefore('3.20') && 'Its runners must be version 2.327.1 or newer.',
  ]);
}

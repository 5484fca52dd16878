import { createPace, type Pace } from '../../clients/github/pace.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { getGithubIssuer } from '../../operations/onboard/credentials/credential.ts';
import type { RepositoryNeedsOptions } from '../../operations/onboard/plan/repository-needs.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Secret } from '../../shared/secret.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { buildTextFiles, readTextSources } from '../init/text-helper.ts';
import { checkoutFolder, loadConfigIfThere } from '../inputs/folders.ts';
import { checkOriginHost, openGitHub, resolveGitHubServer } from '../inputs/github-client.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { secretFromInput } from '../inputs/secrets.ts';
import { chosenOptions, type OnboardingOptions, parseAcceptances } from './options.ts';
import { parseReference, pinReference, siteRecordFrom } from './read-site-record.ts';
import {
  type CloudTokens,
  cloudTokens,
  createCredentialStores,
  onboardingPortal,
  readApp,
} from './site-credentials.ts';

interface SiteCheckout {
  readonly workspace: string;
  readonly config: SiteConfig | undefined;
  readonly origin: string | undefined;
  readonly originHost: string | undefined;
}

export interface OpenedGitHub {
  readonly context: CommandContext;
  readonly deps: Deps;
  readonly github: GitHub;
  readonly tokens: CloudTokens;
  readonly pace: Pace;
}

export interface OnboardRun<Options = OnboardingOptions> extends OpenedGitHub {
  readonly options: Options;
  readonly render: RepositoryNeedsOptions;
  readonly webhookSecret: Secret | undefined;
}

/** Runs a command's work with the site's record and with clients that use the user's tokens. */
export async function withSite(
  options: OnboardingOptions,
  context: CommandContext,
  work: (record: SiteRecord, run: OnboardRun) => Promise<ExitCode>,
): Promise<ExitCode> {
  checkPortal(options);
  const references = readReferences(options);
  const checkout = await readSiteCheckout(options, context);
  checkHost(options, checkout.originHost, context);
  await using deps = await openDeps(context);
  // Without `--site`, report missing options before the run asks for secrets.
  if (options.site === undefined) siteRecordFrom({ options, ...checkout });
  const run = await openRun(options, references, context, deps);
  return await work(await readSite(options, checkout, context, deps), run);
}

/**
 * Checks that the portal's address is valid, and that it is set if needed.
 * @throws SiteDeployError `USAGE`
 */
export function checkPortal({ site, portal }: OnboardingOptions, isNeeded = false): void {
  if ((isNeeded || site !== undefined) && portal === undefined)
    throw usageError('The address of the portal is unknown.', 'Add --portal <url>.');
  if (portal !== undefined) serviceAddress(portal, '--portal');
}

export async function readSiteCheckout(
  options: OnboardingOptions,
  { cwd, env, signal }: CommandContext,
): Promise<SiteCheckout> {
  const workspace = await checkoutFolder(cwd, options.folder ?? '.');
  const { repository: origin, host: originHost } = await readLocalCheckout(workspace, env, signal);
  const config = await loadConfigIfThere(workspace, options.config);
  return { workspace, config, origin, originHost };
}

/** Reads the site: with `--site` from the portal, otherwise from options and checkout. */
export async function readSite(
  options: OnboardingOptions,
  checkout: SiteCheckout,
  context: CommandContext,
  deps: Deps,
): Promise<SiteRecord> {
  const { site } = options;
  const detail = site && (await onboardingPortal(options, context, deps).getSite(site));
  return siteRecordFrom({ options, detail: detail || undefined, ...checkout });
}

/**
 * Refuses a checkout from an unknown server (see `checkOriginHost`) unless `--repository` is set.
 */
export function checkHost(
  { server, repository }: OnboardingOptions,
  originHost: string | undefined,
  { env }: CommandContext,
): void {
  if (!repository) checkOriginHost({ server, env, originHost });
}

const usualLimits = { writesPerMinute: 60, writesPerHour: 450, pointsPerMinute: 720 };

export async function openConnections(
  options: OnboardingOptions,
  context: CommandContext,
  deps: Deps,
  pace: Pace = createPace(usualLimits),
): Promise<OpenedGitHub> {
  const app = await readApp(options, context);
  const apiUrl = getApiUrl(options, context);
  const github = await openGitHub(context, deps, { apiUrl, pace, app });
  return { context, deps, github, pace, tokens: cloudTokens(context, deps) };
}

export async function openRun<Options extends OnboardingOptions>(
  options: Options,
  references: ReturnType<typeof readReferences>,
  context: CommandContext,
  deps: Deps,
  pace?: Pace,
): Promise<OnboardRun<Options>> {
  const opened = await openConnections(options, context, deps, pace);
  const webhookSecret = await secretFromInput(
    context,
    options.webhookSecretStdin,
    'webhook secret',
    'SITE_DEPLOY_WEBHOOK_SECRET',
  );
  const render = await readRenderOptions(options, references, opened.github, context);
  return { ...opened, options, render, webhookSecret };
}

/**
 * Returns the API address from options and environment. It ignores the checkout, which must not
 * decide where a token is sent.
 */
export function getApiUrl({ server }: OnboardingOptions, { env }: CommandContext): string {
  return resolveGitHubServer({ server, env }).apiUrl;
}

/**
 * Parses `--action` and `--reusable`.
 * @param canResolve whether GitHub can be asked for a tag's commit
 */
export function readReferences({ action, reusable }: OnboardingOptions, canResolve = true) {
  const called =
    reusable === undefined ? undefined : parseReference('--reusable', reusable, canResolve);
  return { action: parseReference('--action', action, canResolve), reusable: called };
}

export async function readRenderOptions(
  options: OnboardingOptions,
  references: ReturnType<typeof readReferences>,
  github: GitHub | undefined,
  { cwd }: CommandContext,
): Promise<RepositoryNeedsOptions & { readonly config: string }> {
  const { published, singleJob, twoJobs, provider, config = 'site.config.yml' } = options;
  const reusable = references.reusable && (await pinReference(references.reusable, github));
  let shape: RepositoryNeedsOptions['shape'];
  if (published) shape = 'published';
  if (singleJob) shape = 'single-job';
  if (twoJobs) shape = 'two-jobs';
  if (reusable) shape = 'caller';
  let seeds: RepositoryNeedsOptions['seeds'];
  if (options.texts) {
    const workspace = await checkoutFolder(cwd, options.folder ?? '.');
    seeds = await buildTextFiles(options.texts, await readTextSources(workspace, config));
  }
  const issuer = github && getGithubIssuer(github.apiUrl);
  return {
    ...chosenOptions(options),
    ...omitUndefined({ provider, shape, reusable, seeds, issuer }),
    config,
    action: await pinReference(references.action, github),
  };
}

/**
 * Converts the run's options for a plan.
 * @param identity resource id of the site's application, if it is a managed identity
 */
export function toPlanOptions(
  record: SiteRecord,
  run: OnboardRun,
  identity = run.options.managedIdentity,
) {
  const { options, deps, github, render, tokens } = run;
  const { prune = false, force = false, downgrade = false } = options;
  return {
    ...render,
    ...createCredentialStores(deps, tokens, record, identity),
    ...{ github, prune, force, downgrade },
    checksFormer: prune,
    rotateSecret: options.rotateWebhookSecret ?? false,
    policy: options.policy,
    accept: parseAcceptances(options.accept),
  };
}

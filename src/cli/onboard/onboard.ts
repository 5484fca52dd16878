import path from 'node:path';
import { createPace, type Pace } from '../../clients/github/pace.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { getGithubIssuer } from '../../operations/onboard/credentials/credential.ts';
import { checkSingleSite } from '../../operations/onboard/plan/obstacles.ts';
import type { RepositoryNeedsOptions } from '../../operations/onboard/plan/repository-needs.ts';
import { compact } from '../../shared/compact.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { renderOnboarding } from '../../workflows/render/render.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { buildTextFiles, readTextSources } from '../init/text-helper.ts';
import { checkoutFolder, loadConfigIfThere } from '../inputs/folders.ts';
import { checkOriginHost, openGitHub, resolveGitHubServer } from '../inputs/github-client.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { summarizeReports } from './fleet-report.ts';
import { onboardReusableWorkflow } from './onboard-called-workflow.ts';
import { onboardAll } from './onboard-fleet.ts';
import { type OnboardRun, onboardSite, removeSite } from './onboard-site.ts';
import { chosenOptions, type OnboardCommandOptions, parseAcceptances } from './options.ts';
import { parseReference, pinReference, siteRecordFrom } from './read-site-record.ts';
import { checkServer, readSavedPlan, withSavedOptions } from './saved-plan.ts';
import {
  cloudTokens,
  createSiteApplications,
  onboardingPortal,
  readApp,
  readWebhookSecret,
} from './site-credentials.ts';
import { readLocalRepository, renderFleet, writeFiles } from './write-files.ts';

export async function onboard(
  options: OnboardCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (options.summarize !== undefined) return await summarizeReports(options, context);
  checkOptions(options);
  if (options.all && options.render !== undefined) return await renderFleet(options, context);
  if (options.reusableWorkflow) return await onboardReusableWorkflow(options, context);
  if (options.createApplications) return await onboardWithApplications(options, context);
  const references = options.remove ? undefined : readReferences(options);
  const checkout = options.all ? undefined : await readSiteCheckout(options, context);
  const sources = { server: options.server, env: context.env, originHost: checkout?.originHost };
  // A token only goes to the checkout's host, unless the options name the repository.
  if (options.render === undefined && !options.repository) checkOriginHost(sources);
  const ofCheckout =
    options.site === undefined && checkout ? siteRecordFrom({ options, ...checkout }) : undefined;

  await using deps = await openDeps(context);
  const readRecord = async (): Promise<SiteRecord> => {
    if (ofCheckout) return ofCheckout;
    const detail = await onboardingPortal(options, context, deps).getSite(options.site ?? '');
    return siteRecordFrom({ options, detail, ...checkout });
  };
  if (!references) {
    const app = await readApp(options, context);
    const github = await openGitHub(context, deps, { ...getApiUrl(options, context), app });
    const tokens = cloudTokens(context, deps);
    return await removeSite(await readRecord(), { options, context, deps, github, tokens });
  }
  if (options.render !== undefined) {
    context.log.info(
      'Forks deploy nothing. If the repository is itself a fork, onboard it with --apply, which ' +
        'detects that.',
    );
    const { isServer, source } = resolveGitHubServer(sources);
    if (isServer)
      context.log.info(
        `The files are for a GitHub Enterprise Server, according to ${source}. So there is no ` +
          'rollback.yml, and only the newest pending deployment is kept.',
      );
    const known = await readRenderOptions(options, references, undefined, context);
    const render = { ...known, ...omitUndefined({ server: isServer }) };
    const workspace = await checkoutFolder(context.cwd, options.folder);
    const here = await readLocalRepository(workspace, render, checkout?.config, options);
    const { configText, deployWorkflow: workflow } = here;
    const record = await readRecord();
    checkSingleSite(record, { config: options.config, configText, workflow });
    for (const remark of here.remarks) context.log.info(remark);
    const files = renderOnboarding(record, here.options);
    const target = path.resolve(context.cwd, options.render);
    return await writeFiles(target, files, here.isThere, context);
  }
  const run = await openRun(options, references, context, deps);
  if (options.all) return await onboardAll(run);
  return await onboardSite(await readRecord(), run);
}

/** Creates the applications first, then onboards a new site with them. */
async function onboardWithApplications(
  options: OnboardCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { createApplications: _, ...others } = options;
  const checkout = await readSiteCheckout(options, context);
  const ids = await createSiteApplications(options, checkout, context);
  if (ids) return await onboard({ ...others, ...ids }, context);
  return options.apply ? 3 : 0;
}

export async function applySavedPlan(
  file: string,
  options: OnboardCommandOptions,
  given: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const saved = await readSavedPlan(context.cwd, file);
  const all = withSavedOptions(options, saved, given);
  checkOptions(all);
  checkServer(saved, getApiUrl(all, context).apiUrl);
  await using deps = await openDeps(context);
  const run = await openRun(all, readReferences(all), context, deps);
  return await onboardSite(saved.site, run, saved);
}

function checkOptions(options: OnboardCommandOptions): void {
  const { all, site, portal, published, singleJob, twoJobs, reusable } = options;
  const refuse = (message: string, remedy: string) => usageError(message, remedy);
  if (compact([published, singleJob, twoJobs, reusable]).length > 1)
    throw refuse(
      '--published, --two-jobs, --single-job and --reusable are mutually exclusive.',
      'Use only one of them.',
    );
  if (all && options.remove)
    throw refuse(
      '--all works only with --dry-run, --check, --apply, --doctor and --render.',
      'Use --site <id> to remove sites one at a time.',
    );
  if ((all || site !== undefined) && portal === undefined)
    throw refuse('The address of the portal is unknown.', 'Add --portal <url>.');
  if (portal !== undefined) serviceAddress(portal, '--portal');
  parseAcceptances(options.accept);
}

function readReferences({ action, reusable, render }: OnboardCommandOptions) {
  const parse = (option: '--action' | '--reusable', text: string | undefined) =>
    parseReference(option, text, render === undefined);
  const called = reusable === undefined ? undefined : parse('--reusable', reusable);
  return { action: parse('--action', action), reusable: called };
}

async function readSiteCheckout(
  options: OnboardCommandOptions,
  { cwd, env, signal }: CommandContext,
) {
  const workspace = await checkoutFolder(cwd, options.folder);
  const { repository: origin, host: originHost } = await readLocalCheckout(workspace, env, signal);
  return { config: await loadConfigIfThere(workspace, options.config), origin, originHost };
}

async function openRun(
  options: OnboardCommandOptions,
  references: ReturnType<typeof readReferences>,
  context: CommandContext,
  deps: Deps,
): Promise<OnboardRun> {
  const pace = toPace(options);
  const app = await readApp(options, context);
  const github = await openGitHub(context, deps, { ...getApiUrl(options, context), pace, app });
  const webhookSecret = await readWebhookSecret(context, options.webhookSecretStdin ?? false);
  const render = await readRenderOptions(options, references, github, context);
  const tokens = cloudTokens(context, deps);
  return { options, context, deps, github, render, webhookSecret, pace, tokens };
}

/** The checkout must not decide where a token is sent. */
function getApiUrl({ server }: OnboardCommandOptions, { env }: CommandContext) {
  return { apiUrl: resolveGitHubServer({ server, env }).apiUrl };
}

/** Stays below GitHub's limits of 80 and 500 writes and 900 points: GitHub counts on arrival. */
function toPace(options: OnboardCommandOptions): Pace {
  const { writesPerMinute, writesPerHour, shard } = options;
  const share = shard?.of ?? 1;
  const maxPoints = Math.max(720, writesPerMinute * 10);
  return createPace({
    writesPerMinute: Math.max(1, Math.floor(writesPerMinute / share)),
    writesPerHour: Math.max(1, Math.floor(writesPerHour / share)),
    pointsPerMinute: Math.max(10, Math.floor(maxPoints / share)),
  });
}

async function readRenderOptions(
  options: OnboardCommandOptions,
  references: ReturnType<typeof readReferences>,
  github: GitHub | undefined,
  { cwd }: CommandContext,
): Promise<RepositoryNeedsOptions> {
  const { published, singleJob, twoJobs, provider, config } = options;
  const reusable = references.reusable && (await pinReference(references.reusable, github));
  let shape: RepositoryNeedsOptions['shape'];
  if (published) shape = 'published';
  if (singleJob) shape = 'single-job';
  if (twoJobs) shape = 'two-jobs';
  if (reusable) shape = 'caller';
  let seeds: RepositoryNeedsOptions['seeds'];
  if (options.texts) {
    const workspace = await checkoutFolder(cwd, options.folder);
    seeds = await buildTextFiles(options.texts, await readTextSources(workspace, config));
  }
  return {
    ...{ provider, config },
    ...chosenOptions(options),
    ...omitUndefined({ shape, reusable, seeds, issuer: github && getGithubIssuer(github.apiUrl) }),
    action: await pinReference(references.action, github),
  };
}

import { hash, randomUUID } from 'node:crypto';
import {
  type DeploymentComplete,
  Environment,
  idempotencyKeyHeader,
} from '../../contracts/portal/deployment.ts';
import { CommitHolds, type EnvironmentCorrection } from '../../contracts/portal/environment.ts';
import { FullCommitHash } from '../../contracts/portal/values.ts';
import { parseJson } from '../../shared/json.ts';
import { isOfPreview, mayDeploy } from './access.ts';
import type { Context } from './api/context.ts';
import { type Caller, getCallerName } from './api/credentials.ts';
import { absent, conflicting, conflictingField, denied, invalidField } from './api/message.ts';
import { type RawCall, type Route, routes } from './api/route.ts';
import type { PortalOptions } from './api/types.ts';
import { type Move, moveOnDeployment } from './requests/request-moves.ts';
import { settleTexts } from './requests/text-moves.ts';
import { linkCommits } from './store/commits.ts';
import { recordActivity } from './store/content.ts';
import {
  correctRelease,
  findDeploymentByKey,
  findLiveDeployment,
  findRelease,
  latestDeployments,
  recordPreview,
  recordProduction,
  recordRelease,
  removeVersion,
  type StoredDeployment,
} from './store/releases.ts';
import { findSiteById, findSiteBySlug, type SiteRow, updateSite } from './store/sites.ts';

export interface DeploymentOptions {
  readonly issueDeploymentToken: (slug: string) => string | undefined;
  readonly reportTolerance: number;
}

export function deploymentRoutes(context: Context, options: DeploymentOptions): Route[] {
  const { database } = context;
  const tokens = routes(
    {
      createDeploymentToken(call) {
        const site = findSiteBySlug(database, call.body.siteSlug);
        if (!site) throw absent(`There is no site "${call.body.siteSlug}".`);
        refuseUnlessDeployer(call.caller, site);
        const swaToken = options.issueDeploymentToken(site.slug);
        if (!swaToken) throw conflicting(`The site "${site.slug}" has no hosting.`);
        // Record the exchange: both environments get the same token, so nothing else shows that a
        // Preview run holds it.
        if (isOfPreview(call.caller, site))
          recordActivity(database, site.id, 'preview-exchange', context.timestamp());
        return { swaToken };
      },
    },
    {},
    { 'cache-control': 'no-store' },
  );
  const reports = routes({
    completeDeployment(call) {
      const { caller, body, bytes, request } = call;
      const { id, slug } = body.site;
      const site = findSiteById(database, id);
      if (!site) throw absent(`There is no site with the id "${id}".`);
      refuseUnlessDeployer(caller, site);
      if (isOfPreview(caller, site) && body.data.environment === 'Production') {
        const only = "Preview's application may not report deployments to Production";
        throw denied(`${only}: log in as ${site.clientId}.`);
      }
      const problem = `The site with this id has the slug "${site.slug}".`;
      if (site.slug !== slug) throw invalidField('site.slug', problem);
      const bodyHash = hash('sha256', bytes);
      // Without an idempotency key, reports with the same body count as one.
      const key = request.headers[idempotencyKeyHeader] ?? bodyHash;
      const known = findDeploymentByKey(database, key);
      if (known && known.bodyHash !== bodyHash)
        throw conflicting('This Idempotency-Key was already used for another report.');
      if (known) return toResponse(known);
      refuseImpossible(context, site, body, options.reportTolerance);
      return toResponse(recordDeployment(context, site, body, { key, bodyHash }));
    },
    listDeployments(call) {
      const { limit, offset } = call.query;
      const { deployments, total } = latestDeployments(database, call.site.id, { limit, offset });
      return { deployments: deployments.map(toListEntry), total, limit, offset };
    },
  });
  return [...tokens, ...reports];
}

/** Rejects a report with a time too far in the future or a URL of another site. */
function refuseImpossible(
  context: Context,
  site: SiteRow,
  report: DeploymentComplete,
  tolerance: number,
): void {
  const { now, hosts, timestamp } = context;
  const ahead = `Is ahead of the portal's clock (${timestamp()}): correct the reporter's clock.`;
  if (Date.parse(report.timestamp) > now() + tolerance) throw invalidField('timestamp', ahead);
  if (report.url) hosts.refuseForeign(site, report.url, 'url');
}

function recordDeployment(
  context: Context,
  site: SiteRow,
  report: DeploymentComplete,
  identity: Pick<StoredDeployment, 'key' | 'bodyHash'>,
): StoredDeployment {
  const { database, timestamp } = context;
  const { environment, version, commitSha, releaseNotes = '' } = report.data;
  const draft: StoredDeployment = {
    id: `dep_${randomUUID()}`,
    siteId: site.id,
    ...identity,
    ...{ environment, version, commitSha: commitSha.toLowerCase(), status: report.status },
    timestamp: new Date(report.timestamp).toISOString(),
    receivedAt: timestamp(),
    applied: false,
    report,
  };
  const deployment = { ...draft, applied: recordRelease(database, draft) };
  const { report: sent, ...columns } = deployment;
  database.insert('deployments', { ...columns, body: sent });
  if (deployment.applied) apply(context, site, deployment, releaseNotes);
  return deployment;
}

function apply(
  context: Context,
  site: SiteRow,
  deployment: StoredDeployment,
  releaseNotes: string,
): void {
  const { database, emit } = context;
  const { environment, version, commitSha, timestamp, receivedAt, report } = deployment;
  const running = { siteId: site.id, version, commitSha, deployedAt: timestamp, at: receivedAt };
  if (environment === 'Production') recordProduction(database, running, releaseNotes);
  else {
    recordPreview(database, running);
    if (report.url) updateSite(database, site.id, { devUrl: report.url }, receivedAt);
  }
  recordActivity(database, site.id, 'deployment', receivedAt);
  emit(site, 'site.deployed', { version, environment, commitSha });
  settle(context, site);
}

/** Rejects callers other than operators (by the API token) and the site's applications. */
function refuseUnlessDeployer(caller: Caller | undefined, site: SiteRow): void {
  if (caller?.kind === 'service') return;
  if (!caller || !mayDeploy(caller, site))
    throw denied(`This identity may not deploy the site "${site.slug}".`);
}

function toResponse(deployment: StoredDeployment) {
  const { id, siteId, environment, version, status, applied, receivedAt } = deployment;
  const answer = { id, siteId, environment, version, status, applied, receivedAt };
  return { success: true as const, deployment: answer };
}

function toListEntry(deployment: StoredDeployment) {
  const { siteId: _siteId, key: _key, bodyHash: _hash, report, ...entry } = deployment;
  const { url, error, run, provenance } = report;
  return {
    ...entry,
    provenance,
    url,
    error: error && { code: error.code, message: error.message },
    run: { id: run.id, attempt: run.attempt, url: run.url },
  };
}

type Contains = NonNullable<PortalOptions['contains']>;

/** Creates the routes for environments. @param contains asks the repository host, if connected */
export function siteEnvironmentRoutes(context: Context, contains?: Contains): Route[] {
  const { database } = context;
  return routes(
    {
      listEnvironments(call) {
        const toNamed = (name: Environment) => toEntry(context, call.site, name);
        return { environments: Environment.options.map(toNamed) };
      },
      putEnvironment(call) {
        const { site, parameters, body, caller } = call;
        const environment = parseEnvironment(parameters.environment);
        putAddress(context, site, environment, body.url, call.prepared);
        correct(context, site, environment, body, getCallerName(caller));
        const after = findSiteById(database, site.id) ?? site;
        return { success: true, environment: toEntry(context, after, environment) };
      },
      putCommit(call) {
        const { site, parameters, body, prepared } = call;
        const commit = parameters.commitSha.toLowerCase();
        if (!FullCommitHash.safeParse(commit).success)
          throw absent('Use the full hash of the commit.');
        if (typeof prepared === 'string') throw conflictingField('holds', prepared);
        const ancestors = body.holds.map((ancestor) => ancestor.toLowerCase());
        linkCommits(database, site.id, commit, ancestors);
        return { success: true, moved: settle(context, site) };
      },
    },
    {
      putEnvironment: context.hosts.isProven,
      putCommit: contains && ((call) => findUnheld(call, contains)),
    },
  );
}

/**
 * Verifies a run's claim that a commit contains others: a false one would change requests' status.
 * @returns a message with the first commit that the repository host doesn't confirm
 */
async function findUnheld(
  { site, caller, parameters, bytes }: RawCall,
  contains: Contains,
): Promise<string | undefined> {
  if (caller?.kind !== 'application' || !site) return undefined;
  const body = CommitHolds.safeParse(parseJson(Buffer.from(bytes).toString('utf8'))).data;
  const { owner, name } = site.repository;
  const commit = parameters.commitSha?.toLowerCase() ?? '';
  for (const ancestor of body?.holds ?? [])
    if (!(await contains(`${owner}/${name}`, commit, ancestor.toLowerCase())))
      return `The repository host does not confirm that ${commit} contains ${ancestor}.`;
  return undefined;
}

function correct(
  context: Context,
  site: SiteRow,
  environment: Environment,
  correction: EnvironmentCorrection,
  correctedBy: string,
): void {
  const { database, timestamp, now } = context;
  const { version, neverDeployed } = correction;
  const deployedAt = new Date(correction.deployedAt ?? now()).toISOString();
  if (Date.parse(deployedAt) > now()) throw invalidField('deployedAt', 'Is in the future.');
  const commitSha = correction.commitSha.toLowerCase();
  const isProduction = environment === 'Production';
  const initialVersion = isProduction ? site.currentVersion : site.devVersion;
  const before = findRelease(database, site.id, environment)?.version ?? initialVersion;
  if (neverDeployed === true && before && before !== version)
    removeVersion(database, site.id, before, isProduction ? 'production' : 'development');
  const state = { version, commitSha, deployedAt };
  correctRelease(database, { siteId: site.id, environment }, { ...state, correctedBy });
  const running = { siteId: site.id, ...state, at: timestamp() };
  if (isProduction) recordProduction(database, running, '');
  else recordPreview(database, running);
  // Recompute `last_deployed` from all releases, because the corrected time may be earlier than the
  // wrong one.
  const last = '(SELECT max(deployed_at) FROM releases WHERE site_id = sites.id)';
  database.run(`UPDATE sites SET last_deployed = ${last} WHERE id = ?`, site.id);
  settle(context, site);
}

function parseEnvironment(name: string): Environment {
  if (name === 'Production' || name === 'Preview') return name;
  throw absent(`There is no environment "${name}", only Production and Preview.`);
}

function putAddress(
  context: Context,
  site: SiteRow,
  environment: Environment,
  url: string | undefined,
  isProven: unknown,
): void {
  const { database, hosts, timestamp } = context;
  if (!url) return;
  if (environment === 'Production')
    throw invalidField('url', "PATCH the site's url instead: it is also the production address.");
  hosts.refuseTaken(site, url, 'url', isProven);
  updateSite(database, site.id, { devUrl: url }, timestamp());
}

function toEntry(context: Context, site: SiteRow, environment: Environment) {
  const release = findRelease(context.database, site.id, environment);
  const live = findLiveDeployment(context.database, site.id, environment);
  return {
    environment,
    url: environment === 'Production' ? site.url : site.devUrl,
    version: release?.version,
    commitSha: release?.commitSha,
    deployedAt: release?.deployedAt,
    correctedBy: release?.correctedBy || undefined,
    provenance: release?.correctedBy ? undefined : live?.report.provenance,
    pagesReadAt: release?.correctedBy ? undefined : live?.report.pagesReadAt,
    pagesChangedAt: release?.pagesChangedAt,
    lastStatus: release?.status,
    lastReport: release?.timestamp,
  };
}

/** Updates texts, and moves requests, after the deployed state or its commits have changed. */
export function settle(context: Context, site: SiteRow): Move[] {
  const production = findRelease(context.database, site.id, 'Production')?.commitSha;
  if (production) settleTexts(context, site, production);
  return moveOnDeployment(context, findSiteById(context.database, site.id) ?? site);
}

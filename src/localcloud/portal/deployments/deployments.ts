import { createHash, randomUUID } from 'node:crypto';
import {
  type DeploymentComplete,
  idempotencyKeyHeader,
} from '../../../contracts/portal/deployment-complete.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import { isOfPreview, mayDeploy } from '../access.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../credentials.ts';
import { Refusal, refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import {
  findDeploymentByKey,
  insertDeployment,
  latestDeployments,
  type StoredDeployment,
} from '../store/deployments.ts';
import { recordRelease } from '../store/releases.ts';
import { findSiteById, findSiteBySlug, type SiteRow, updateSite } from '../store/sites.ts';
import { recordActivity } from '../store/statistics.ts';
import { recordPreview, recordProduction } from '../store/versions.ts';
import { settle } from './settle.ts';

export interface DeploymentOptions {
  /** `undefined` if nothing hosts the site. */
  readonly issueDeploymentToken: (slug: string) => string | undefined;
  readonly reportTolerance: number;
}

export function deploymentRoutes(context: Context, options: DeploymentOptions): Route[] {
  const { database } = context;
  return [
    route(operations.createDeploymentToken, (call) => {
      const site = findSiteBySlug(database, call.body.siteSlug);
      if (!site) throw new Refusal('not_found', `There is no site "${call.body.siteSlug}".`);
      refuseUnlessDeployer(call.caller, site);
      const swaToken = options.issueDeploymentToken(site.slug);
      if (!swaToken) throw new Refusal('conflict', `The site "${site.slug}" has no hosting.`);
      // The platform's token is the same for both environments: only a report shows the target.
      if (isOfPreview(call.caller, site))
        recordActivity(database, site.id, 'preview-exchange', context.timestamp());
      return { body: { swaToken }, headers: { 'cache-control': 'no-store' } };
    }),

    route(operations.completeDeployment, (call) => {
      const { caller, body, bytes, request } = call;
      const { id, slug } = body.site;
      const site = findSiteById(database, id);
      if (!site) throw new Refusal('not_found', `There is no site with the id "${id}".`);
      refuseUnlessDeployer(caller, site);
      if (isOfPreview(caller, site) && body.data.environment === 'Production') {
        const only = "Preview's application may not report deployments to Production";
        throw new Refusal('forbidden', `${only}: log in as ${site.clientId}.`);
      }
      const problem = `The site with this id has the slug "${site.slug}".`;
      if (site.slug !== slug) throw refuseField('bad_request', 'site.slug', problem);
      const bodyHash = createHash('sha256').update(bytes).digest('hex');
      // Without a key, an identical body counts as the same call.
      const key = request.headers[idempotencyKeyHeader] ?? bodyHash;
      const known = findDeploymentByKey(database, site.id, key);
      if (known && known.bodyHash !== bodyHash) {
        throw new Refusal('conflict', 'This Idempotency-Key was already used for another report.');
      }
      if (known) return { body: toResponse(known) };
      refuseImpossible(context, site, body, options.reportTolerance);
      return { body: toResponse(recordDeployment(context, site, body, { key, bodyHash })) };
    }),

    route(operations.listDeployments, (call) => {
      const { limit, offset } = call.query;
      const { deployments, total } = latestDeployments(database, call.site.id, { limit, offset });
      return { body: { deployments: deployments.map(toEntry), total, limit, offset } };
    }),
  ];
}

/** An impossible report would leave a state that no later report could correct. */
function refuseImpossible(
  context: Context,
  site: SiteRow,
  report: DeploymentComplete,
  tolerance: number,
): void {
  const { now, hosts, timestamp } = context;
  if (Date.parse(report.timestamp) > now() + tolerance) {
    throw refuseField(
      'bad_request',
      'timestamp',
      `Is ahead of the portal's clock (${timestamp()}): correct the clock of the reporting host.`,
    );
  }
  const refusal = report.url && hosts.refusalOfForeign(site, report.url, 'url');
  if (refusal) throw refusal;
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
  insertDeployment(database, deployment);
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

/** The API token is the operators'; an application must be the site's registered deployer. */
function refuseUnlessDeployer(caller: Caller | undefined, site: SiteRow): void {
  if (caller?.kind === 'service') return;
  if (!caller || !mayDeploy(caller, site))
    throw new Refusal('forbidden', `This identity may not deploy the site "${site.slug}".`);
}

function toResponse(deployment: StoredDeployment) {
  const { id, siteId, environment, version, status, applied, receivedAt } = deployment;
  return {
    success: true as const,
    deployment: { id, siteId, environment, version, status, applied, receivedAt },
  };
}

function toEntry(deployment: StoredDeployment) {
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

import { createHash, randomUUID } from 'node:crypto';
import {
  type DeploymentComplete,
  idempotencyKeyHeader,
} from '../../../contracts/portal/deployment-complete.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { LocalSite } from '../../types.ts';
import { mayDeploy } from '../access.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../credentials.ts';
import { Refusal, refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import { findDeploymentByKey, insertDeployment, latestDeployments } from '../store/deployments.ts';
import { recordRelease } from '../store/releases.ts';
import { findSiteById, findSiteBySlug, type SiteRow, updateSite } from '../store/sites.ts';
import { recordActivity } from '../store/statistics.ts';
import { recordPreview, recordProduction } from '../store/versions.ts';
import type { StoredDeployment } from '../types.ts';
import { settle } from './settle.ts';

export interface DeploymentOptions {
  /** `undefined` if nothing hosts the site. */
  readonly issueDeploymentToken: (slug: string) => string | undefined;
  /** How far a report may be ahead of the portal's clock, in milliseconds. */
  readonly reportTolerance: number;
}

/** Spec: Deployment and repository-host integration. */
export function deploymentRoutes(context: Context, options: DeploymentOptions): Route[] {
  const { database, timestamp } = context;
  return [
    route(operations.createDeploymentToken, (call) => {
      const site = findSiteBySlug(database, call.body.siteSlug);
      if (!site) throw new Refusal('not_found', `There is no site "${call.body.siteSlug}".`);
      refuseUnlessDeployer(call.caller, site);
      const swaToken = options.issueDeploymentToken(site.slug);
      if (!swaToken) throw new Refusal('conflict', `The site "${site.slug}" has no hosting.`);
      return { body: { swaToken }, headers: { 'cache-control': 'no-store' } };
    }),

    route(operations.completeDeployment, (call) => {
      const { caller, body, bytes, request } = call;
      const site = findSiteById(database, body.site.id);
      if (!site) throw new Refusal('not_found', `There is no site with the id "${body.site.id}".`);
      refuseUnlessDeployer(caller, site);
      if (site.slug !== body.site.slug) {
        throw refuseField(
          'bad_request',
          'site.slug',
          `The site with this id has the slug "${site.slug}".`,
        );
      }
      const bodyHash = createHash('sha256').update(bytes).digest('hex');
      // Without a key, an identical body counts as the same call.
      const key = request.headers[idempotencyKeyHeader] ?? bodyHash;
      const known = findDeploymentByKey(database, site.id, key);
      if (known && known.bodyHash !== bodyHash) {
        throw new Refusal('conflict', 'This Idempotency-Key was already used for another report.');
      }
      if (known) return { body: toResponse(known.deployment) };

      refuseImpossible(context, site, body, options.reportTolerance);
      const draft: StoredDeployment = {
        id: `dep_${randomUUID()}`,
        siteId: site.id,
        key,
        environment: body.data.environment,
        version: body.data.version,
        commitSha: body.data.commitSha.toLowerCase(),
        status: body.status,
        timestamp: new Date(body.timestamp).toISOString(),
        receivedAt: timestamp(),
        applied: false,
        report: body,
      };
      const deployment = { ...draft, applied: recordRelease(database, draft) };
      insertDeployment(database, deployment, bodyHash);
      if (deployment.applied) apply(context, site, deployment, body.data.releaseNotes ?? '');
      return { body: toResponse(deployment) };
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
  if (!report.url) return;
  const refusal = hosts.refusalOfForeign(site, report.url, 'url');
  if (refusal) throw refusal;
}

/**
 * Only if not older than the current state: updates versions, texts and the request in process, and
 * emits the event.
 */
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

/** By slug, as the hosting knows them. */
export function createTokenIssuer(
  sites: readonly LocalSite[],
  issue: (site: LocalSite) => string,
): (slug: string) => string | undefined {
  const sitesBySlug = new Map(sites.map((site) => [site.slug, site]));
  return (slug) => {
    const site = sitesBySlug.get(slug);
    return site && issue(site);
  };
}

/**
 * The API token belongs to the operators; an application must be the site's registered deployer.
 */
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

function toEntry(storedDeployment: StoredDeployment) {
  const { id, environment, version, commitSha, status, timestamp, receivedAt, applied, report } =
    storedDeployment;
  const { url, error, run, provenance } = report;
  return {
    id,
    environment,
    version,
    commitSha,
    status,
    timestamp,
    receivedAt,
    applied,
    provenance,
    url,
    ...(error !== undefined && { error: { code: error.code, message: error.message } }),
    run: { id: run.id, attempt: run.attempt, url: run.url },
  };
}

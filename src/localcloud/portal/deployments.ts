import { createHash, randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '../../portal/contract/deployment-complete.ts';
import { operations } from '../../portal/contract/operations/operations.ts';
import type { LocalSite } from '../types.ts';
import { mayDeploy } from './access.ts';
import type { Context } from './context.ts';
import type { Caller } from './credentials.ts';
import { Refusal } from './message.ts';
import { moveAfterDeployment } from './request-moves.ts';
import { type Route, route } from './route.ts';
import { deploymentByKey, insertDeployment } from './store/deployments.ts';
import { recordRelease } from './store/releases.ts';
import { type SiteRow, siteById, siteBySlug } from './store/sites.ts';
import { recordActivity } from './store/statistics.ts';
import { publishCommitted } from './store/texts.ts';
import { recordPreview, recordProduction } from './store/versions.ts';
import type { StoredDeployment } from './types.ts';

/**
 * Spec: Deployment and repository-host integration.
 * @param issueDeploymentToken the hosting's token for a site; `undefined` where nothing hosts it
 */
export function deploymentRoutes(
  context: Context,
  issueDeploymentToken: (slug: string) => string | undefined,
): Route[] {
  const { database, timestamp } = context;
  return [
    route(operations.createDeploymentToken, ({ caller, body }) => {
      const site = siteBySlug(database, body.siteSlug);
      if (site === undefined) throw new Refusal('not_found', `There is no site "${body.siteSlug}".`);
      refuseUnlessDeployer(caller, site);
      const swaToken = issueDeploymentToken(site.slug);
      if (swaToken === undefined) throw new Refusal('conflict', `The site "${site.slug}" has no hosting.`);
      return { body: { swaToken }, headers: { 'cache-control': 'no-store' } };
    }),

    route(operations.completeDeployment, ({ caller, body, request }) => {
      const site = siteById(database, body.site.id);
      if (site === undefined) throw new Refusal('not_found', `There is no site with the id "${body.site.id}".`);
      refuseUnlessDeployer(caller, site);
      if (site.slug !== body.site.slug) {
        const message = `The site with this id has the slug "${site.slug}".`;
        throw new Refusal('bad_request', 'Id and slug name different sites.', {
          details: [{ field: 'site.slug', message }],
        });
      }
      const bodyHash = createHash('sha256').update(request.body).digest('hex');
      // Without a key the same text is taken for the same call.
      const key = request.headers[idempotencyKeyHeader] ?? bodyHash;
      const known = deploymentByKey(database, site.id, key);
      if (known !== undefined && known.bodyHash !== bodyHash) {
        throw new Refusal('conflict', 'This Idempotency-Key was used for another report.');
      }
      if (known !== undefined) return { body: answerOf(known.deployment) };

      const draft: StoredDeployment = {
        id: `dep_${randomUUID()}`,
        siteId: site.id,
        key,
        environment: body.data.environment,
        version: body.data.version,
        commitSha: body.data.commitSha,
        status: body.status,
        timestamp: new Date(body.timestamp).toISOString(),
        receivedAt: timestamp(),
        applied: false,
        report: body,
      };
      const deployment = { ...draft, applied: recordRelease(database, draft) };
      insertDeployment(database, deployment, bodyHash);
      if (deployment.applied) applyDeployment(context, site, deployment, releaseNotesOf(body.data));
      return { body: answerOf(deployment) };
    }),
  ];
}

/** A success that is not older than the state: the versions, the request that is processed, the texts and the event follow. */
function applyDeployment(context: Context, site: SiteRow, deployment: StoredDeployment, releaseNotes: string): void {
  const { database, emit } = context;
  const { environment, version, commitSha } = deployment;
  if (environment === 'Production') {
    recordProduction(database, deployment, releaseNotes);
    publishCommitted(database, site.id);
  } else recordPreview(database, deployment);
  recordActivity(database, site.id, 'deployment', deployment.receivedAt);
  emit(site, 'site.deployed', { version, environment, commitSha });
  moveAfterDeployment(context, site, deployment);
}

/** Local sites by slug, as the hosting knows them. */
export function hostingOf(
  sites: readonly LocalSite[],
  issue: (site: LocalSite) => string,
): (slug: string) => string | undefined {
  const bySlug = new Map(sites.map((site) => [site.slug, site]));
  return (slug) => {
    const site = bySlug.get(slug);
    return site === undefined ? undefined : issue(site);
  };
}

/** The API token is the operators' own; an application must be the one that the site names. */
function refuseUnlessDeployer(caller: Caller | undefined, site: SiteRow): void {
  if (caller?.kind === 'service') return;
  if (caller === undefined || !mayDeploy(caller, site))
    throw new Refusal('forbidden', `This identity may not deploy the site "${site.slug}".`);
}

function answerOf(deployment: StoredDeployment) {
  const { id, siteId, environment, version, status, applied, receivedAt } = deployment;
  return { success: true as const, deployment: { id, siteId, environment, version, status, applied, receivedAt } };
}

function releaseNotesOf(data: Readonly<Record<string, unknown>>): string {
  return typeof data.releaseNotes === 'string' ? data.releaseNotes : '';
}

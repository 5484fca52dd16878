import type { Environment } from '../../../contracts/portal/deployment-complete.ts';
import type { EnvironmentCorrection } from '../../../contracts/portal/environment.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { Context } from '../context.ts';
import { Refusal, refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import { linkCommits } from '../store/commits.ts';
import { findLiveDeployment } from '../store/deployments.ts';
import { correctRelease, findRelease } from '../store/releases.ts';
import { findSiteById, type SiteRow, updateSite } from '../store/sites.ts';
import { recordPreview, recordProduction, removeVersion } from '../store/versions.ts';
import { getCallerName } from '../texts/texts.ts';
import { settle } from './settle.ts';

export function siteEnvironmentRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(operations.listEnvironments, (call) => {
      const environments = (['Production', 'Preview'] as const).map((name) =>
        toEntry(context, call.site, name),
      );
      return { body: { environments } };
    }),

    route(operations.putEnvironment, (call) => {
      const { site, parameters, body, caller } = call;
      const environment = parseEnvironment(parameters.environment);
      correct(context, site, environment, body, getCallerName(caller));
      const after = findSiteById(database, site.id) ?? site;
      return { body: { success: true, environment: toEntry(context, after, environment) } };
    }),

    route(operations.putCommit, (call) => {
      const { site, parameters, body } = call;
      const commit = parameters.commitSha.toLowerCase();
      if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) {
        throw new Refusal('not_found', 'Name the commit by its full hash.');
      }
      const ancestors = body.holds.map((ancestor) => ancestor.toLowerCase());
      linkCommits(database, site.id, commit, ancestors);
      return { body: { success: true, moved: settle(context, site) } };
    }),
  ];
}

function correct(
  context: Context,
  site: SiteRow,
  environment: Environment,
  correction: EnvironmentCorrection,
  correctedBy: string,
): void {
  const { database, timestamp, now } = context;
  const { version, url, neverDeployed } = correction;
  const deployedAt = new Date(correction.deployedAt ?? now()).toISOString();
  if (Date.parse(deployedAt) > now())
    throw refuseField('bad_request', 'deployedAt', 'Is in the future.');
  putAddress(context, site, environment, url);
  const commitSha = correction.commitSha.toLowerCase();
  const isProduction = environment === 'Production';
  const initialVersion = isProduction ? site.currentVersion : site.devVersion;
  const before = findRelease(database, site.id, environment)?.version ?? initialVersion;
  if (neverDeployed === true && before && before !== version)
    removeVersion(database, site.id, before, isProduction ? 'production' : 'development');
  const state = { version, commitSha, deployedAt };
  correctRelease(database, site.id, environment, { ...state, correctedBy });
  const running = { siteId: site.id, ...state, at: timestamp() };
  if (isProduction) recordProduction(database, running, '');
  else recordPreview(database, running);
  // A corrected time must be able to replace a later, wrong one.
  database.run(
    'UPDATE sites SET last_deployed = (SELECT max(deployed_at) FROM releases WHERE site_id = ' +
      'sites.id) WHERE id = ?',
    site.id,
  );
  settle(context, site);
}

function parseEnvironment(name: string): Environment {
  if (name === 'Production' || name === 'Preview') return name;
  throw new Refusal('not_found', `There is no environment "${name}", only Production and Preview.`);
}

function putAddress(
  context: Context,
  site: SiteRow,
  environment: Environment,
  url: string | undefined,
): void {
  const { database, hosts, timestamp } = context;
  if (!url) return;
  if (environment === 'Production') {
    throw refuseField(
      'bad_request',
      'url',
      "PATCH the site's url instead: it is also the production address.",
    );
  }
  const refusal = hosts.refusalOfTaken(site, url, 'url');
  if (refusal) throw refusal;
  updateSite(database, site.id, { devUrl: url }, timestamp());
}

function toEntry(context: Context, site: SiteRow, environment: Environment) {
  const release = findRelease(context.database, site.id, environment);
  const live = findLiveDeployment(context.database, site.id, environment);
  return {
    environment,
    url: environment === 'Production' ? site.url : site.devUrl,
    version: release?.version,
    commitSha: release?.commit_sha,
    deployedAt: release?.deployed_at,
    correctedBy: release?.corrected_by || undefined,
    provenance: release?.corrected_by ? undefined : live?.report.provenance,
    pagesChangedAt: release?.pages_changed_at,
    lastStatus: release?.status,
    lastReport: release?.timestamp,
  };
}

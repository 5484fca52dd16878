import type { Environment } from '../../../contracts/portal/deployment-complete.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { Context } from '../context.ts';
import { Refusal, refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import { linkCommits } from '../store/commits.ts';
import { findLiveDeployment } from '../store/deployments.ts';
import { correctRelease, findRelease } from '../store/releases.ts';
import { findSiteById, type SiteRow, updateSite } from '../store/sites.ts';
import {
  recordPreview,
  recordProduction,
  removeDevelopment,
  removeProduction,
} from '../store/versions.ts';
import { getCallerName } from '../texts/texts.ts';
import { settle } from './settle.ts';

/**
 * State of each environment, and ways to correct it. Spec: Environments and deployment triggers; it
 * doesn't define the endpoints.
 */
export function siteEnvironmentRoutes(context: Context): Route[] {
  const { database, timestamp, now } = context;
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
      const deployedAt = body.deployedAt ? new Date(body.deployedAt).toISOString() : timestamp();
      if (Date.parse(deployedAt) > now())
        throw refuseField('bad_request', 'deployedAt', 'Is in the future.');
      putAddress(context, site, environment, body.url);
      const commitSha = body.commitSha.toLowerCase();
      const initialVersion = environment === 'Production' ? site.current_version : site.dev_version;
      const before = findRelease(database, site.id, environment)?.version ?? initialVersion;
      if (body.neverDeployed === true && before && before !== body.version) {
        const remove = environment === 'Production' ? removeProduction : removeDevelopment;
        remove(database, site.id, before);
      }
      correctRelease(database, site.id, environment, {
        version: body.version,
        commitSha,
        deployedAt,
        by: getCallerName(caller),
      });
      const running = {
        siteId: site.id,
        version: body.version,
        commitSha,
        deployedAt,
        at: timestamp(),
      };
      if (environment === 'Production') recordProduction(database, running, '');
      else recordPreview(database, running);
      setLastDeployed(context, site);
      settle(context, site);
      return {
        body: {
          success: true,
          environment: toEntry(context, findSiteById(database, site.id) ?? site, environment),
        },
      };
    }),

    route(operations.putCommit, (call) => {
      const { site, parameters, body } = call;
      const commit = parameters.commitSha.toLowerCase();
      if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) {
        throw new Refusal('not_found', 'Name the commit by its full hash.');
      }
      linkCommits(
        database,
        site.id,
        commit,
        body.holds.map((ancestor) => ancestor.toLowerCase()),
      );
      return { body: { success: true, moved: settle(context, site) } };
    }),
  ];
}

function parseEnvironment(name: string): Environment {
  if (name === 'Production' || name === 'Preview') return name;
  throw new Refusal('not_found', `There is no environment "${name}", only Production and Preview.`);
}

/** Production's address is one of the site's own. */
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

/** A corrected time must be able to replace a later, wrong one. */
function setLastDeployed(context: Context, siteRow: SiteRow): void {
  context.database.run(
    'UPDATE sites SET last_deployed = (SELECT max(deployed_at) FROM releases WHERE site_id = ' +
      'sites.id) WHERE id = ?',
    siteRow.id,
  );
}

function toEntry(context: Context, site: SiteRow, environment: Environment) {
  const release = findRelease(context.database, site.id, environment);
  const url = environment === 'Production' ? site.url : site.dev_url;
  const live = findLiveDeployment(context.database, site.id, environment);
  return {
    environment,
    ...(url !== null && { url }),
    ...(release?.version && { version: release.version }),
    ...(release?.commit_sha && { commitSha: release.commit_sha }),
    ...(release?.deployed_at && { deployedAt: release.deployed_at }),
    ...(release?.corrected_by && { correctedBy: release.corrected_by }),
    provenance: release?.corrected_by ? undefined : live?.report.provenance,
    lastStatus: release?.status,
    lastReport: release?.timestamp,
  };
}

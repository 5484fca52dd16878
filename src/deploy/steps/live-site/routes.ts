import { HostedSite } from '../../../hosting/hosted-site.ts';
import { type RouteRule, readRules } from '../../../hosting/rules.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { listPath, markerPath, maxInMarker } from '../../../shared/live-site/marker.ts';
import type { Log } from '../../../shared/log.ts';

/**
 * Returns why visitors without a login don't get the file at a path; `undefined` if no route
 * prevents it. The first matching route decides.
 */
export function whyClosed(hostingText: string, path: string): string | undefined {
  const rule = new HostedSite(new Set(), readRules(hostingText)).ruleFor(path);
  return rule && whyRuleCloses(rule);
}

export function whyRuleCloses(rule: RouteRule): string | undefined {
  const { route, roles, redirect, rewrite, statusCode = 200 } = rule;
  if (roles) return `the route ${route} requires a login`;
  if (redirect !== undefined) return `the route ${route} redirects`;
  if (rewrite !== undefined) return `the route ${route} serves another file`;
  if (statusCode >= 300) return `the route ${route} returns ${statusCode}`;
  return undefined;
}

/**
 * Fails before the upload if a route keeps visitors from the marker, without which the deployment
 * can't be verified. Only warns about other restrictions.
 * @param files number of the site's files. If there are many, they are listed in a separate file,
 * which is checked as well
 */
export function checkMarkerIsOpen(hostingText: string, files: number, log: Log): void {
  const needed = files > maxInMarker ? [markerPath, listPath] : [markerPath];
  const closed = needed.flatMap((path) => {
    const reason = whyClosed(hostingText, `/${path}`);
    return reason ? { path, reason } : [];
  });
  const [first] = closed;
  const remedy = openFiles(closed.map(({ path }) => path));
  if (first?.path === markerPath)
    throw new SiteDeployError(
      'HOSTING_CONFIG_INVALID',
      `The deployment could not be verified: ${first.reason}, so that /${markerPath} can't be ` +
        'read.',
      { remedy },
    );
  if (first)
    log.warn(
      `Later deployments can't know which files they change: ${first.reason}, so that ` +
        `/${listPath} can't be read. ${remedy}`,
    );
  const { restriction } = readRules(hostingText);
  if (restriction)
    log.warn(
      `The hosting configuration only lets some visitors in (${restriction}): the run fails ` +
        'unless its runner is one of them.',
    );
}

function openFiles(paths: readonly string[]): string {
  const routes = paths.map((path) => `{ "route": "/${path}", "allowedRoles": ["anonymous"] }`);
  const these =
    routes.length > 1 ? 'these routes as the first ones' : 'this route as the first one';
  const hold = routes.length > 1 ? 'the files hold' : 'the file holds';
  return `Add ${these} in staticwebapp.config.json; ${hold} no secrets: ${routes.join(', ')}`;
}

import { HostedSite } from '../../../hosting/hosted-site.ts';
import { type RouteRule, readRules } from '../../../hosting/rules.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { markerPath } from '../../../shared/live-site/marker.ts';
import type { Log } from '../../../shared/log.ts';

/** Returns `undefined` if the path needs no login. The first matching route decides. */
export function whyClosed(hostingText: string, path: string): string | undefined {
  const rule = new HostedSite(new Set(), readRules(hostingText)).ruleFor(path);
  return rule && whyRuleCloses(rule);
}

export function whyRuleCloses(rule: RouteRule): string | undefined {
  const { route, roles, redirect, statusCode = 200 } = rule;
  if (roles) return `the route ${route} requires a login`;
  if (redirect !== undefined) return `the route ${route} redirects`;
  if (statusCode >= 300) return `the route ${route} returns ${statusCode}`;
  return undefined;
}

/** Fails before the upload, because such a deployment couldn't be verified. */
export function checkMarkerIsOpen(hostingText: string, log: Log): void {
  const reason = whyClosed(hostingText, `/${markerPath}`);
  if (reason)
    throw new SiteDeployError(
      'HOSTING_CONFIG_INVALID',
      `The deployment could not be verified: ${reason}, so that /${markerPath} can't be read.`,
      { remedy: openMarker },
    );
  const { restriction } = readRules(hostingText);
  if (restriction)
    log.warn(
      `The hosting configuration only lets some visitors in (${restriction}): the run fails ` +
        'unless its runner is one of them.',
    );
}

const openMarker =
  'Add this route as the first one in staticwebapp.config.json; the file holds no secrets: ' +
  `{ "route": "/${markerPath}", "allowedRoles": ["anonymous"] }`;

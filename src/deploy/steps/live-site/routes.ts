import { matchesPattern } from '../../../hosting/patterns.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { toObject } from '../../../shared/json.ts';
import { markerPath } from '../../../shared/live-site/marker.ts';
import type { Log } from '../../../shared/log.ts';
import { parseHosting } from './sample.ts';

/** Returns `undefined` if the path needs no login. The first matching route decides. */
export function whyClosed(hostingText: string, path: string): string | undefined {
  const { routes } = parseHosting(hostingText);
  const rules = Array.isArray(routes) ? routes.map(toObject) : [];
  const rule = rules.find(({ route, methods }) => {
    const isForGet = !Array.isArray(methods) || methods.includes('GET');
    return isForGet && typeof route === 'string' && matchesPattern(route, path);
  });
  if (!rule) return undefined;
  const { allowedRoles: roles, redirect, statusCode = 200 } = rule;
  if (Array.isArray(roles) && !roles.includes('anonymous'))
    return `the route ${rule.route} requires a login`;
  if (redirect !== undefined) return `the route ${rule.route} redirects`;
  if (typeof statusCode === 'number' && statusCode >= 300)
    return `the route ${rule.route} returns ${statusCode}`;
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
  if (toObject(parseHosting(hostingText).networking).allowedIpRanges !== undefined)
    log.warn(
      'The hosting configuration only lets some addresses in (networking.allowedIpRanges): ' +
        'the run fails unless its runner has one of them.',
    );
}

const openMarker =
  'Add this route as the first one in staticwebapp.config.json; the file holds no secrets: ' +
  `{ "route": "/${markerPath}", "allowedRoles": ["anonymous"] }`;

import type { RecordedRequest } from '../../../src/localcloud/service/types.ts';
import { acme } from './site.ts';

const hosts = {
  idToken: 'pipelinesghubeus1.actions.githubusercontent.com',
  login: 'login.microsoftonline.com',
  portal: new URL(acme.portal.url).hostname,
  content: 'content-eus2.infrastructure.2.azurestaticapps.net',
  blob: 'devstoreaccount1.blob.core.windows.net',
  live: new URL(acme.url).hostname,
} as const;

const paths = {
  exchange: '/api/v1/sites/deployment-tokens',
  notify: '/api/v1/webhooks/repohost/deployment-complete',
  marker: '/.well-known/site-deploy.json',
} as const;

/** The destination of each call, for adding faults to it and for waiting for it. */
export const target = {
  idToken: { host: hosts.idToken },
  login: { host: hosts.login },
  exchange: { host: hosts.portal, path: paths.exchange },
  validate: { host: hosts.content, path: '/api/upload/validateapitoken' },
  request: { host: hosts.content, path: '/api/upload/request' },
  put: { host: hosts.blob },
  update: { host: hosts.content, path: '/api/upload/updatestatus' },
  check: { host: hosts.content, path: '/api/upload/checkstatus' },
  marker: { host: hosts.live, path: paths.marker },
  root: { host: hosts.live, path: '/' },
  notify: { host: hosts.portal, path: paths.notify },
} as const;

type Status = number | 'none';

/** Functions that return the line of a call with this status in the format of `getLines`. */
export const call = {
  idToken: (status: Status = 200) =>
    `GET ${hosts.idToken}/_apis/distributedtask/hubs/Actions/plans/*/jobs/*/idtoken ${status}`,
  login: (status: Status = 200, tenant = acme.azure.tenantId) =>
    `POST ${hosts.login}/${masked(tenant)}/oauth2/v2.0/token ${status}`,
  exchange: (status: Status = 200) => `POST ${hosts.portal}${paths.exchange} ${status}`,
  validate: (status: Status = 200) => `POST ${hosts.content}/api/upload/validateapitoken ${status}`,
  request: (status: Status = 200) => `POST ${hosts.content}/api/upload/request ${status}`,
  put: (status: Status = 201) => `PUT ${hosts.blob}/swa-uploads/*/app.zip ${status}`,
  update: (status: Status = 200) => `POST ${hosts.content}/api/upload/updatestatus ${status}`,
  check: (status: Status = 200) => `POST ${hosts.content}/api/upload/checkstatus ${status}`,
  marker: (status: Status = 200, host: string = hosts.live) =>
    `GET ${host}${paths.marker} ${status}`,
  root: (status: Status = 200, host: string = hosts.live) => `GET ${host}/ ${status}`,
  notify: (status: Status = 200) => `POST ${hosts.portal}${paths.notify} ${status}`,
};

export const loggedIn = [call.idToken(), call.login()];
export const exchanged = [...loggedIn, call.exchange()];
export const requested = [...exchanged, call.validate(), call.request()];
export const uploaded = [...requested, call.put(), call.update(), call.check()];
export const verified = [...uploaded, call.marker(), call.root()];
export const everything = [...verified, call.notify()];

/**
 * Requests whose number depends on the speed of the hosting. Of several equal lines, only the first
 * counts.
 */
const repeated = /checkstatus|GET \S+(acme\.example|azurestaticapps\.net)\/|^CONNECT/;

/**
 * Returns `METHOD host/path status` of the requests in order, with ids as `*`. Repeated polls
 * appear once. Samples of the verification are omitted.
 */
export function getLines(requests: readonly RecordedRequest[]): string[] {
  const lines: string[] = [];
  for (const { method, host, path, status } of requests) {
    if (isSample(method, host, path)) continue;
    const line = `${method} ${host}${masked(path)} ${status ?? 'none'}`;
    if (!repeated.test(line) || !lines.includes(line)) lines.push(line);
  }
  return lines;
}

/**
 * Returns whether a request is a sample of the verification, whose own tests cover the choice of
 * files.
 */
function isSample(method: string, host: string, path: string): boolean {
  const isLive =
    host === hosts.live || (host.endsWith('.azurestaticapps.net') && !host.startsWith('content-'));
  return method === 'GET' && isLive && path !== paths.marker && path !== '/';
}

function masked(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*');
}

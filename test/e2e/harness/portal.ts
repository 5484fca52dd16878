import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import { createToken } from '../../unit/localcloud/support.ts';
import { acme } from './site.ts';

/**
 * Calls an endpoint of a site as a user with this access level. `target` is appended to the site's
 * path.
 */
export async function callPortal(
  cloud: LocalCloud,
  access: 'admin' | 'editor',
  method: string,
  target: string,
  body?: unknown,
  siteId: string = acme.id,
) {
  const url = new URL(`/api/sites/${siteId}/${target}`, acme.portal.url);
  return await cloud.portal.respond({
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: {
      authorization: `Bearer ${createToken(cloud, access)}`,
      'content-type': 'application/json',
    },
    body: body === undefined ? '' : JSON.stringify(body),
    host: url.host,
    client: '127.0.0.1',
  });
}

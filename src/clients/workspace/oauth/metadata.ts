import * as z from 'zod/mini';
import { metadataPath, ServerMetadata } from '../../../contracts/workspace/metadata.ts';
import type { Http } from '../../../shared/http/client.ts';
import { unavailable } from '../answer.ts';

/**
 * Whether the authorization server says that it checks code challenges (PKCE, RFC 7636). The spec shows neither PKCE
 * nor metadata, so a server that describes nothing is taken as one without; and so is a description of another server
 * (RFC 8414, 3.3).
 * @param authUrl `{auth_url}`, as `serviceAddress` gives it
 * @throws SiteDeployError `WORKSPACE_UNAVAILABLE` when there is no answer at all: a lost one must not turn the
 *   protection off
 */
export async function advertisesPkce(http: Http, authUrl: string, signal: AbortSignal): Promise<boolean> {
  const { origin, pathname } = new URL(authUrl);
  // The well-known part goes before the path of an issuer that has one (RFC 8414, 3.1).
  const url = new URL(metadataPath + (pathname === '/' ? '' : pathname), origin);
  try {
    const response = await http.send({ method: 'GET', url, headers: { accept: 'application/json' }, signal });
    const metadata = response.ok ? z.safeParse(ServerMetadata, response.json) : undefined;
    if (!metadata?.success || metadata.data.issuer.replace(/\/+$/, '') !== authUrl) return false;
    return metadata.data.code_challenge_methods_supported?.includes('S256') ?? false;
  } catch (error) {
    throw unavailable(error, url);
  }
}

import * as z from 'zod/mini';
import { metadataPath, ServerMetadata } from '../../../contracts/workspace/oauth.ts';
import type { Http } from '../../../shared/http/client.ts';
import { unavailable } from '../answer.ts';

/**
 * PKCE, RFC 7636: not if metadata is missing or of another server (RFC 8414, 3.3).
 * @throws SiteDeployError `WORKSPACE_UNAVAILABLE`: a lost response must not disable the protection
 */
export async function advertisesPkce(http: Http, authUrl: string, signal: AbortSignal) {
  const { origin, pathname } = new URL(authUrl);
  // The well-known segment precedes the issuer's path, if any (RFC 8414, 3.1).
  const url = new URL(metadataPath + pathname.replace(/^\/$/, ''), origin);
  try {
    const response = await http.send({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      signal,
    });
    if (!response.ok) return false;
    const metadata = z.safeParse(ServerMetadata, response.json);
    if (!metadata.success || metadata.data.issuer.replace(/\/+$/, '') !== authUrl) return false;
    return metadata.data.code_challenge_methods_supported?.includes('S256') ?? false;
  } catch (error) {
    throw unavailable(error, url);
  }
}

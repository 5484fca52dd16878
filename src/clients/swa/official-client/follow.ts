import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { HttpRequest, HttpResponse } from '../../../shared/http/client.ts';

/** Redirects only to `https` URLs. @throws SiteDeployError `UPLOADER_NOT_AVAILABLE` */
export async function follow(
  address: string,
  more: Pick<HttpRequest, 'saveTo'>,
  deps: Deps,
): Promise<HttpResponse> {
  const request = {
    method: 'GET',
    url: address,
    ...more,
    follow: { to: 'public' },
    signal: deps.signal,
  } as const;
  const response = await deps.http.send(request);
  const { location } = response.headers;
  if (response.status < 300 || response.status >= 400 || !location) return response;
  throw new SiteDeployError(
    'UPLOADER_NOT_AVAILABLE',
    `${response.url} redirects to ${location}; the redirect is not followed.`,
  );
}

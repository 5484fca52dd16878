import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { HttpRequest, HttpResponse } from '../../shared/http/client.ts';

const maxRedirects = 5;

/** Reads an address, through redirects to other `https` addresses. */
export async function follow(
  address: string,
  more: Pick<HttpRequest, 'saveTo'>,
  deps: Deps,
): Promise<HttpResponse & { readonly address: string }> {
  let url = address;
  for (let hop = 0; ; hop += 1) {
    const response = await deps.http.send({ method: 'GET', url, ...more, signal: deps.signal });
    const { location } = response.headers;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== undefined;
    if (!isRedirect) return Object.assign(response, { address: url });
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (hop === maxRedirects || next?.protocol !== 'https:') {
      throw new SiteDeployError('UPLOADER_NOT_AVAILABLE', `${url} leads to ${location}, which is not followed.`);
    }
    url = next.href;
  }
}

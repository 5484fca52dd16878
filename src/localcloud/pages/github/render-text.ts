import { html } from 'hono/html';
import { type Markup, webLink } from '../layout.ts';
import type { FacedCloud } from '../page-context.ts';
import { gitHubPages } from './repository-view.ts';

export function localAddress(
  address: string,
  facedCloud: Pick<FacedCloud, 'sites' | 'hosting'>,
): string {
  if (!URL.canParse(address)) return address;
  const { origin, hostname, pathname, search, hash } = new URL(address);
  if (origin === 'https://github.com') return `${gitHubPages}${pathname}${hash}`;
  const site = facedCloud.sites.find((localSite) => new URL(localSite.url).origin === origin);
  const live = site
    ? facedCloud.hosting.address(site.slug)
    : facedCloud.hosting.findAddress(hostname);
  if (live === undefined) return address;
  return `${live}${pathname}${search}${hash}`;
}

export function renderText(text: string, cloud: Pick<FacedCloud, 'sites' | 'hosting'>): Markup {
  return html`<pre class="words">${linked(text, cloud)}</pre>`;
}

export function linked(text: string, cloud: Pick<FacedCloud, 'sites' | 'hosting'>): Markup {
  const parts = text.split(/(https?:\/\/[^\s<>()[\]"'`|]+)/);
  return html`${parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return addressLink(part, cloud);
  })}`;
}

export function addressLink(
  address: string,
  cloud: Pick<FacedCloud, 'sites' | 'hosting'>,
  name = address,
): Markup {
  let end = address.length;
  // A regular expression would restart at every punctuation mark.
  while ('.,;:!'.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  const plain = address.slice(0, end);
  const here = localAddress(plain, cloud);
  const trailing = name === address ? address.slice(plain.length) : '';
  const label = name === address ? plain : name;
  if (here.startsWith('/')) return html`<a href="${here}">${label}</a>${trailing}`;
  return html`${webLink(here, label)}${trailing}`;
}

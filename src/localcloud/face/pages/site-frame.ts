import type { Link, Page } from '../layout.ts';

export const siteAddress = (id: string): string => `/sites/${encodeURIComponent(id)}`;
/** Where the portal's API has the site. */
export const siteApi = (id: string): string => `/api/sites/${encodeURIComponent(id)}`;

/** What is around each page of a site: the way back, and its other parts. */
export function siteFrame(
  { id, name }: { readonly id: string; readonly name: string },
  ...below: readonly Link[]
): Required<Pick<Page, 'trail' | 'parts'>> {
  const address = siteAddress(id);
  return {
    trail: [['/', 'Sites'], [address, name], ...below],
    parts: [
      [address, 'Overview'],
      [`${address}/pages`, 'Pages and metadata'],
      [`${address}/texts`, 'Texts'],
      [`${address}/requests`, 'Development requests'],
      [`${address}/webhook`, 'Webhook'],
    ],
  };
}

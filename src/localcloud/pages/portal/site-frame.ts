import type { Field, Values } from '../fields.ts';
import type { Link, Page } from '../layout.ts';

export const siteAddress = (id: string): string => `/sites/${encodeURIComponent(id)}`;
export const siteApi = (id: string): string => `/api/sites/${encodeURIComponent(id)}`;

export function siteFrame(
  options: { readonly id: string; readonly name: string },
  ...below: readonly Link[]
): Required<Pick<Page, 'trail' | 'parts'>> {
  const address = siteAddress(options.id);
  return {
    trail: [['/', 'Sites'], [address, options.name], ...below],
    parts: [
      [address, 'Overview'],
      [`${address}/pages`, 'Pages and metadata'],
      [`${address}/texts`, 'Texts'],
      [`${address}/requests`, 'Development requests'],
      [`${address}/statistics`, 'Statistics'],
      [`${address}/webhook`, 'Webhook'],
      [`${address}/settings`, 'Settings'],
    ],
  };
}

export const getLabels = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));

import { html } from 'hono/html';
import type { Level } from '../../../contracts/portal/operation.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import type { Field, Values } from './editor.ts';
import { type Markup, table } from './layout.ts';
import { siteAddress } from './page-context.ts';
import { describeNeeded, hasLevel } from './person.ts';

const features = {
  textOverrides: 'Editing texts',
  seoManagement: 'Editing metadata',
  blogEnabled: 'The blog',
} as const;
export type Feature = keyof typeof features;

/** Returns why the signed-in user can't change this part of a site; `undefined` if they can. */
export function findObstacle(
  site: Pick<SiteDetail, 'id' | 'features'>,
  feature?: Feature,
  level: Level = 'editor',
): Markup | undefined {
  if (!hasLevel(site.id, level)) return html`<p class="hint">${describeNeeded(level)}</p>`;
  if (!feature || site.features[feature]) return undefined;
  return html`<p class="hint">${features[feature]} is switched off in the
<a href="${siteAddress(site.id)}/settings">settings</a>.</p>`;
}

/** Renders the values of a form that the signed-in user can't submit. */
export function renderValues(
  caption: string,
  fields: readonly Field[],
  values: Values,
  obstacle: Markup,
): Markup {
  const format = ({ name, kind }: Field) => {
    if (kind === 'switch') return values[name] === 'on' ? 'yes' : 'no';
    return html`<span class="prose">${values[name] || 'none'}</span>`;
  };
  const getName = ({ group, label }: Field) => (group ? `${group}: ${label}` : label);
  const rows = fields.map((field) => [getName(field), format(field)]);
  return html`${obstacle}${table(`${caption}: current values`, ['Setting', 'Value'], rows)}`;
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  DeliveryList,
  EventName,
  WebhookConfig,
  WebhookConfigResult,
} from '../../../contracts/portal/event.ts';
import type { Level } from '../../../contracts/portal/operation.ts';
import { SitemapConfig } from '../../../contracts/portal/page-update.ts';
import { SeoDefaults, seoLimits } from '../../../contracts/portal/seo.ts';
import {
  AccessLevel,
  AccessList,
  SiteDetail,
  SiteSettings,
  SiteSettingsUpdate,
} from '../../../contracts/portal/site.ts';
import { TextList } from '../../../contracts/portal/text.ts';
import { PortalRefusal } from '../../portal/portal-calls.ts';
import {
  type Editing,
  editRecord,
  type Field,
  getLabels,
  nothingChanged,
  type Resource,
  renderEditor,
  saveForm,
  toBody,
  toSwitch,
  type Values,
} from '../frame/editor.ts';
import { form, type Markup, select, state, table, time } from '../frame/layout.ts';
import {
  type PageContext,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { type Feature, findObstacle, renderValues } from '../frame/read-only.ts';
import { defineFields, inGroup } from '../frame/schema-fields.ts';

const setting = defineFields(SiteSettingsUpdate);
const settingsFields: readonly Field[] = [
  setting('general.name', 'Name'),
  setting('general.description', 'Description', { kind: 'long' }),
  setting('general.timezone', 'Time zone', { hint: 'For example Europe/Berlin.' }),
  ...inGroup(
    'Deployment',
    setting('deployment.provider', 'Provider'),
    setting('deployment.autoDeployDev', 'Show release branches in Preview automatically'),
    setting('deployment.requireApproval', 'Requests need an approval'),
  ),
  ...inGroup(
    'Notifications',
    setting('notifications.email', 'By email'),
    setting('notifications.slack', 'By chat'),
  ),
  ...inGroup(
    'Features',
    setting('features.textOverrides', 'Texts can be edited'),
    setting('features.seoManagement', 'Metadata can be edited'),
    setting('features.blogEnabled', 'Blog'),
    setting('features.assistantEnabled', 'Assistant'),
  ),
];
const modeHint = 'commit: when the site is published. runtime: as soon as they are saved.';
const seoDefault = defineFields(SeoDefaults);
const seoFields: readonly Field[] = [
  seoDefault('titleSuffix', 'Title suffix', {
    keepsSpaces: true,
    hint: 'Follows the title as it is, so it begins with a space.',
  }),
  seoDefault('defaultDescription', 'Default description', {
    kind: 'long',
    limit: seoLimits.description,
  }),
  seoDefault('defaultImage', 'Default image', { hint: 'An absolute address.' }),
  seoDefault('socialHandle', 'Social account', { hint: 'For example @acme.' }),
  seoDefault('locale', 'Locale', { hint: 'For example en_US.' }),
];
const priorityHint = 'A slug and a number from 0 to 1 per line, such as home: 0.8.';
const ofSitemap = defineFields(SitemapConfig);
const sitemapFields: readonly Field[] = [
  ofSitemap('excludePages', 'Excluded pages', { hint: 'A slug per line.' }),
  ofSitemap('defaultChangeFreq', 'Change frequency of pages'),
  ofSitemap('priorities', 'Priorities', { hint: priorityHint }),
];

interface Part extends Pick<Resource<object>, 'toBody'> {
  readonly title: string;
  readonly schema: Resource<object>['schema'];
  readonly fields: readonly Field[];
  /** Path in the API, relative to the site's. */
  readonly path: string;
  readonly written?: string;
  readonly method?: 'PATCH';
  /** Level needed to change the settings. Default: `admin`. */
  readonly level?: Level;
  readonly feature?: Feature;
}

/** Sends empty fields explicitly, because the API keeps absent ones. */
const sent = (fields: readonly Field[]) => {
  return { fields, toBody: (values: Values) => toBody(values, fields, '') };
};

const parts: Readonly<Record<string, Part>> = {
  general: { title: 'General', path: '/settings', schema: SiteSettings, ...sent(settingsFields) },
  address: {
    title: 'Address',
    path: '',
    schema: SiteDetail,
    method: 'PATCH',
    ...sent([defineFields(SiteDetail)('url', 'Address of Production')]),
  },
  texts: {
    title: 'Texts',
    path: '/text?limit=1',
    written: '/text-mode',
    schema: TextList,
    fields: [defineFields(TextList)('mode', 'When texts go live', { hint: modeHint })],
  },
  seo: {
    title: 'Metadata defaults',
    path: '/seo/defaults',
    schema: SeoDefaults,
    level: 'editor',
    feature: 'seoManagement',
    fields: seoFields,
  },
  sitemap: {
    title: 'Sitemap',
    path: '/seo/sitemap-config',
    schema: SitemapConfig,
    level: 'editor',
    feature: 'seoManagement',
    fields: sitemapFields,
  },
};

export const settingLabels = getLabels(Object.values(parts).flatMap(({ fields }) => fields));

function toPartResource(part: Part, id: string): Resource<object> {
  const { path, written = path } = part;
  return { ...part, path: siteApi(id) + path, written: siteApi(id) + written };
}

export function addSettingsPages(pages: PageContext): void {
  const { app, calls, fields, done } = pages;
  app.get('/sites/:id/settings', (context) => showSettings(pages, context));

  app.post('/sites/:id/settings/access/:user', async (context) => {
    const { id, user } = context.req.param();
    const { level = '' } = await fields(context);
    const path = `${siteApi(id)}/access/${encodeURIComponent(user)}`;
    const change = level ? calls.send('PUT', path, { level }) : calls.send('DELETE', path);
    const { refused } = await change;
    if (refused) return showSettings(pages, context, { refused });
    return done(context, `${siteAddress(id)}/settings#access`, 'Saved.');
  });

  app.post('/sites/:id/settings/:part', async (context) => {
    const { id, part } = context.req.param();
    const known = parts[part];
    if (!known) return context.notFound();
    const resource = toPartResource(known, id);
    const editing = await saveForm(calls, resource, await fields(context));
    const { refused, isSame } = editing;
    const address = `${siteAddress(id)}/settings#part-${part}`;
    if (!refused) return done(context, address, isSame ? nothingChanged : 'Saved.');
    const form = { refused, labels: getLabels(resource.fields) };
    return showSettings(pages, context, form, { [part]: editing });
  });
}

/** Shows the settings. @param edited what was typed into rejected forms, by section */
async function showSettings(
  { calls, show }: PageContext,
  context: Context,
  sent?: SentForm,
  edited: Readonly<Record<string, Editing>> = {},
): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const api = siteApi(id);
  const [site, { access }] = await Promise.all([
    calls.site(id),
    calls.get(`${api}/access`, AccessList).catch(withoutAccess),
  ]);
  const forms = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const { title, feature, level = 'admin' } = part;
      const of = toPartResource(part, id);
      const editing = edited[name] ?? editRecord(of, await calls.get(of.path, of.schema));
      const action = `${siteAddress(id)}/settings/${name}`;
      const obstacle = editing.refused ? undefined : findObstacle(site, feature, level);
      return html`<section id="part-${name}" aria-label="${title}"><h2>${title}</h2>
${
  obstacle
    ? renderValues(title, of.fields, editing.values, obstacle)
    : renderEditor(action, of.fields, editing)
}</section>`;
    }),
  );
  const content = html`${forms}${access && renderAccess(id, access)}`;
  return show(context, { title: 'Settings', content, ...siteFrame(site) }, sent);
}

/**
 * Handles a refused access list: admins edit the settings, but only owners may see who has access.
 */
function withoutAccess(error: unknown): Partial<AccessList> {
  if (error instanceof PortalRefusal && error.refused.status === 403) return {};
  throw error;
}

function renderAccess(id: string, access: AccessList['access']): Markup {
  const rows = access.map(({ userId, name, level }) => {
    const choice = html`<label for="level-${userId}">${name}</label>
${select(`level-${userId}`, 'level', ['', ...AccessLevel.options], level)}`;
    const action = `${siteAddress(id)}/settings/access/${encodeURIComponent(userId)}`;
    return form(action, choice, `Save the level of ${name}`);
  });
  return html`<section id="access" aria-label="Access"><h2>Access</h2>
<p class="hint">An empty level removes the access. A site must keep at least one owner.</p>
${rows}</section>`;
}

const addressHint =
  'A public address; those of private networks are refused. Empty: nothing is sent.';
const toEventField = (name: string): Field => ({
  name: `event-${name}`,
  label: name,
  kind: 'switch',
});
const fields: readonly Field[] = [
  defineFields(WebhookConfig)('webhookUrl', 'Address', { hint: addressHint }),
  ...inGroup('Events', ...EventName.options.map(toEventField)),
];

const toResource = (id: string): Resource<WebhookConfig> => ({
  path: `${siteApi(id)}/webhook`,
  schema: WebhookConfig,
  fields,
  read({ webhookUrl, events }) {
    // Select all events for a new webhook, like the command: a webhook without events does nothing.
    const chosen = new Set<string>(webhookUrl ? events : EventName.options);
    const switches = EventName.options.map((name) => [`event-${name}`, toSwitch(chosen.has(name))]);
    return { webhookUrl: webhookUrl ?? '', ...Object.fromEntries(switches) };
  },
  toBody: (values) => ({
    webhookUrl: values.webhookUrl || null,
    events: EventName.options.filter((name) => values[`event-${name}`] === 'on'),
  }),
});

export function addWebhookPages(pages: PageContext): void {
  const { app, calls, show, fields: readForm, done } = pages;
  const page = async (context: Context, id: string, sent?: Editing) => {
    const resource = toResource(id);
    const [site, webhook, { deliveries }] = await Promise.all([
      calls.site(id),
      calls.get(resource.path, WebhookConfig),
      calls.get(`${siteApi(id)}/webhook/deliveries`, DeliveryList),
    ]);
    const editing = sent ?? editRecord(resource, webhook);
    const content = html`${renderEditor(`${siteAddress(id)}/webhook`, fields, editing)}
${renderDeliveries(deliveries)}`;
    const refused = sent?.refused;
    const form = refused && { refused, labels: getLabels(fields) };
    return show(context, { title: 'Webhook', content, ...siteFrame(site) }, form);
  };

  app.get('/sites/:id/webhook', (context) => page(context, context.req.param('id')));

  app.post('/sites/:id/webhook', async (context) => {
    const id = context.req.param('id');
    const saved = await saveForm(calls, toResource(id), await readForm(context));
    if (saved.refused) return page(context, id, saved);
    const secret = WebhookConfigResult.safeParse(saved.json).data?.secret;
    const signed = ` Deliveries are signed with ${secret}, which is shown only once.`;
    const message = `Saved.${saved.values.webhookUrl && secret ? signed : ''}`;
    return done(context, `${siteAddress(id)}/webhook`, saved.isSame ? nothingChanged : message);
  });
}

function renderDeliveries(deliveries: DeliveryList['deliveries']): Markup {
  const rows = deliveries.map((delivery) => [
    time(delivery.createdAt),
    delivery.event,
    delivery.webhookUrl,
    state(delivery.status),
    delivery.attempts.map((attempt) => attempt.status ?? attempt.error ?? 'no answer').join(', '),
  ]);
  const columns = ['Made', 'Event', 'Address', 'State', 'Attempts'];
  const none = 'none yet. The next event of a selected type creates one.';
  return table('Deliveries', columns, rows, none);
}

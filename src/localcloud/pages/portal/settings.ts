import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  DeliveryList,
  EventName,
  WebhookConfig,
  WebhookConfigResult,
} from '../../../contracts/portal/event.ts';
import { ChangeFrequency, SitemapConfig } from '../../../contracts/portal/page.ts';
import { SeoDefaults, seoLimits } from '../../../contracts/portal/seo.ts';
import {
  AccessLevel,
  AccessList,
  SiteDetail,
  SiteSettings,
} from '../../../contracts/portal/site.ts';
import { TextList, TextMode } from '../../../contracts/portal/text.ts';
import {
  type Editing,
  editRecord,
  type Field,
  getLabels,
  type Resource,
  renderEditor,
  saveForm,
  toSwitch,
} from '../editor.ts';
import { form, type Markup, select, state, table, time } from '../layout.ts';
import {
  type PageContext,
  type PortalCalls,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../page-context.ts';

const deployment = { group: 'Deployment' };
const notifications = { group: 'Notifications' };
const features = { group: 'Features' };

const settingsFields: readonly Field[] = [
  { name: 'general.name', label: 'Name' },
  { name: 'general.description', label: 'Description', kind: 'long' },
  { name: 'general.timezone', label: 'Time zone', hint: 'For example Europe/Berlin.' },
  { name: 'deployment.provider', label: 'Provider', ...deployment },
  {
    name: 'deployment.autoDeployDev',
    label: 'Deploy release branches automatically',
    kind: 'switch',
    ...deployment,
  },
  {
    name: 'deployment.requireApproval',
    label: 'Requests need an approval',
    kind: 'switch',
    ...deployment,
  },
  { name: 'notifications.email', label: 'By email', kind: 'switch', ...notifications },
  { name: 'notifications.slack', label: 'In the chat', kind: 'switch', ...notifications },
  { name: 'features.textOverrides', label: 'Texts can be edited', kind: 'switch', ...features },
  { name: 'features.seoManagement', label: 'Metadata can be edited', kind: 'switch', ...features },
  { name: 'features.blogEnabled', label: 'Blog', kind: 'switch', ...features },
  { name: 'features.assistantEnabled', label: 'Assistant', kind: 'switch', ...features },
];

interface Part {
  readonly title: string;
  resource(api: string): Resource<object>;
}

/** Parts by the last segment of their form's address. */
const parts: Readonly<Record<string, Part>> = {
  general: {
    title: 'General',
    resource: (api) => ({
      ...{ path: `${api}/settings`, schema: SiteSettings, fields: settingsFields },
    }),
  },
  address: {
    title: 'Address',
    resource: (path) => ({
      ...{ path, schema: SiteDetail, method: 'PATCH' },
      fields: [{ name: 'url', label: 'Address of Production' }],
    }),
  },
  texts: {
    title: 'Texts',
    resource: (api) => ({
      ...{ path: `${api}/text?limit=1`, written: `${api}/text-mode`, schema: TextList },
      fields: [
        {
          ...{ name: 'mode', label: 'Text mode', kind: 'choice', options: TextMode.options },
          hint: 'commit: live with the next deployment. runtime: the site fetches them.',
        },
      ],
    }),
  },
  seo: {
    title: 'Defaults of metadata',
    resource: (api) => ({
      ...{ path: `${api}/seo/defaults`, schema: SeoDefaults },
      fields: [
        { name: 'titleSuffix', label: 'Suffix of titles' },
        {
          ...{ name: 'defaultDescription', label: 'Default description', kind: 'long' },
          limit: seoLimits.description,
        },
        { name: 'defaultImage', label: 'Default image', hint: 'An absolute address.' },
        { name: 'socialHandle', label: 'Social account', hint: 'For example @acme.' },
        { name: 'locale', label: 'Locale', hint: 'For example en_US.' },
      ],
    }),
  },
  sitemap: {
    title: 'Sitemap',
    resource: (api) => ({
      ...{ path: `${api}/seo/sitemap-config`, schema: SitemapConfig },
      fields: [
        {
          name: 'excludePages',
          label: 'Pages to leave out',
          kind: 'list',
          hint: 'A slug per line.',
        },
        {
          ...{ name: 'defaultChangeFreq', label: 'How often pages change', kind: 'choice' },
          options: ['', ...ChangeFrequency.options],
        },
        {
          ...{ name: 'priorities', label: 'Priorities', kind: 'map' },
          hint: 'A slug and a number from 0 to 1 per line, such as home: 0.8.',
        },
      ],
    }),
  },
};

export function addSettingsPages(pageContext: PageContext): void {
  const { app, calls, fields, done } = pageContext;
  app.get('/sites/:id/settings', (context) => showSettings(pageContext, context));

  app.post('/sites/:id/settings/access/:user', async (context) => {
    const { id, user } = context.req.param();
    const { level = '' } = await fields(context);
    const path = `${siteApi(id)}/access/${encodeURIComponent(user)}`;
    const change = () => {
      if (level) return calls.send('PUT', path, { level });
      return calls.send('DELETE', path);
    };
    const { refused } = await change();
    if (refused) return showSettings(pageContext, context, { refused: { fields: {}, refused } });
    return done(context, `${siteAddress(id)}/settings#access`, 'Saved.');
  });

  app.post('/sites/:id/settings/:part', async (context) => {
    const { id, part } = context.req.param();
    const resource = parts[part]?.resource(siteApi(id));
    if (!resource) return context.notFound();
    const editing = await saveForm(calls, resource, await fields(context));
    const { refused } = editing;
    if (!refused) return done(context, `${siteAddress(id)}/settings#part-${part}`, 'Saved.');
    const labels = getLabels(resource.fields);
    const form = { fields: {}, refused, labels };
    return showSettings(pageContext, context, { part, editing, refused: form });
  });
}

interface Sent {
  readonly part?: string;
  readonly editing?: Editing;
  readonly refused: SentForm;
}

async function showSettings(
  { calls, show, formToken }: PageContext,
  context: Context,
  sent?: Sent,
): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const api = siteApi(id);
  const [site, { access }] = await Promise.all([
    calls.get(api, SiteDetail),
    calls.get(`${api}/access`, AccessList),
  ]);
  const forms = await Promise.all(
    Object.entries(parts).map(async ([name, { title, resource }]) => {
      const of = resource(api);
      let editing = sent?.editing;
      if (!editing || sent?.part !== name) editing = await readRecord(calls, of);
      const action = `${siteAddress(id)}/settings/${name}`;
      return html`<section id="part-${name}" aria-label="${title}"><h2>${title}</h2>
${renderEditor(action, formToken, of, editing)}</section>`;
    }),
  );
  const content = html`${forms}${renderAccess(id, formToken, access)}`;
  return show(context, { title: 'Settings', content, ...siteFrame(site) }, sent?.refused);
}

async function readRecord(calls: PortalCalls, resource: Resource<object>): Promise<Editing> {
  return editRecord(resource, await calls.get(resource.path, resource.schema));
}

function renderAccess(id: string, formToken: string, access: AccessList['access']): Markup {
  const rows = access.map(({ userId, name, level }) => {
    const choice = html`<label for="level-${userId}">${name}</label>
${select(`level-${userId}`, 'level', ['', ...AccessLevel.options], level)}`;
    const action = `${siteAddress(id)}/settings/access/${encodeURIComponent(userId)}`;
    return form(action, formToken, choice, `Save the level of ${name}`);
  });
  return html`<section id="access" aria-label="Access"><h2>Access</h2>
<p class="hint">An empty level takes the access away. A site keeps at least one owner.</p>
${rows}</section>`;
}

const fields: readonly Field[] = [
  {
    ...{ name: 'webhookUrl', label: 'Address' },
    hint: 'A public address; those of private networks are refused. Empty: nothing is sent.',
  },
  ...EventName.options.map(
    (name): Field => ({ name: `event-${name}`, label: name, kind: 'switch', group: 'Events' }),
  ),
];

const toResource = (id: string): Resource<WebhookConfig> => ({
  ...{ path: `${siteApi(id)}/webhook`, schema: WebhookConfig, fields },
  read: ({ webhookUrl, events }) => ({
    webhookUrl: webhookUrl ?? '',
    ...Object.fromEntries(
      EventName.options.map((name) => [`event-${name}`, toSwitch(events.includes(name))]),
    ),
  }),
  toBody: (values) => ({
    webhookUrl: values.webhookUrl || null,
    events: EventName.options.filter((name) => values[`event-${name}`] === 'on'),
  }),
});

export function addWebhookPages(pageContext: PageContext): void {
  const { app, calls, show, fields: readForm, done, formToken } = pageContext;
  const page = async (context: Context, id: string, sent?: Editing) => {
    const resource = toResource(id);
    const [site, webhook, { deliveries }] = await Promise.all([
      calls.get(siteApi(id), SiteDetail),
      calls.get(resource.path, WebhookConfig),
      calls.get(`${siteApi(id)}/webhook/deliveries`, DeliveryList),
    ]);
    const editing = sent ?? editRecord(resource, webhook);
    const content = html`${renderEditor(`${siteAddress(id)}/webhook`, formToken, resource, editing)}
${renderDeliveries(deliveries)}`;
    const refused = sent?.refused && {
      fields: {},
      refused: sent.refused,
      labels: getLabels(fields),
    };
    return show(context, { title: 'Webhook', content, ...siteFrame(site) }, refused);
  };

  app.get('/sites/:id/webhook', (context) => page(context, context.req.param('id')));

  app.post('/sites/:id/webhook', async (context) => {
    const id = context.req.param('id');
    const saved = await saveForm(calls, toResource(id), await readForm(context));
    if (saved.refused) return page(context, id, saved);
    const secret = WebhookConfigResult.safeParse(saved.json).data?.secret;
    const signed = ` Deliveries are signed with ${secret}, which is shown only once.`;
    const message = `Saved.${saved.values.webhookUrl && secret ? signed : ''}`;
    return done(context, `${siteAddress(id)}/webhook`, message);
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

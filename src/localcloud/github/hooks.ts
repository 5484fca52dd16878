import {
  type Answered,
  type GitHubCall,
  type GitHubRoute,
  invalid,
  noContent,
  ofItem,
  ok,
  removeItem,
} from './git/call.ts';
import { type LocalHook, nextId } from './state.ts';
import { page, record, text } from './values.ts';

function toApiHook(localHook: LocalHook): object {
  const { id, active, events, config } = localHook;
  const { secret, ...publicConfig } = config;
  return {
    type: 'Repository',
    id,
    name: 'web',
    active,
    events,
    config: { ...publicConfig, secret: secret && '********' },
  };
}

function formatStatus(status: number): string {
  if (status === 0) return 'failed to connect';
  if (status < 300) return 'OK';
  return 'Invalid HTTP Response';
}

/** Replaces the whole configuration: a secret that isn't sent again is removed. */
function parseConfig(value: unknown): LocalHook['config'] | undefined {
  const config = record(value);
  const url = text(config.url);
  if (!URL.canParse(url)) return undefined;
  return {
    url,
    content_type: text(config.content_type, 'form'),
    insecure_ssl: String(config.insecure_ssl ?? '0'),
    secret: text(config.secret) || undefined,
  };
}

const parseEvents = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((event) => typeof event === 'string');
  return ['push'];
};

const noUrl = invalid({ message: 'Config must contain URL' });

function create({ repository, body, webhooks }: GitHubCall): Answered {
  const config = parseConfig(body.config);
  if (!config) return noUrl;
  const events = parseEvents(body.events);
  const overlaps = repository.hooks.some(
    (hook) => hook.config.url === config.url && hook.events.some((event) => events.includes(event)),
  );
  if (overlaps) return invalid({ message: 'Hook already exists on this repository' });
  const active = body.active !== false;
  const hook: LocalHook = { id: nextId(), active, events, config, deliveries: [] };
  repository.hooks.push(hook);
  webhooks.ping(repository, hook);
  return { status: 201, json: toApiHook(hook) };
}

function update(hook: LocalHook, { body }: GitHubCall): Answered {
  const config = body.config === undefined ? hook.config : parseConfig(body.config);
  if (!config) return noUrl;
  hook.config = config;
  if (body.events !== undefined) hook.events = parseEvents(body.events);
  if (typeof body.active === 'boolean') hook.active = body.active;
  return ok(toApiHook(hook));
}

function listDeliveries(hook: LocalHook, { query }: GitHubCall): Answered {
  const deliveries = hook.deliveries.map(({ event, status, at, guid = '' }, index) => ({
    id: index + 1,
    guid,
    event,
    action: null,
    redelivery: false,
    status_code: status,
    status: formatStatus(status),
    delivered_at: at,
  }));
  return ok(page(deliveries.toReversed(), query));
}

export const hookRoutes: readonly GitHubRoute[] = [
  ['GET', /^\/hooks$/, ({ repository, query }) => ok(page(repository.hooks.map(toApiHook), query))],
  ['POST', /^\/hooks$/, create],
  ['PATCH', /^\/hooks\/(\d+)$/, ofItem('hooks', update)],
  ['DELETE', /^\/hooks\/(\d+)$/, removeItem('hooks')],
  ['GET', /^\/hooks\/(\d+)\/deliveries$/, ofItem('hooks', listDeliveries)],
  [
    'POST',
    /^\/hooks\/(\d+)\/pings$/,
    ofItem('hooks', (hook, { repository, webhooks }) => {
      webhooks.ping(repository, hook);
      return noContent;
    }),
  ],
];

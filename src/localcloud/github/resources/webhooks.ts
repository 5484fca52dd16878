import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import {
  created,
  type GitHubCall,
  type GitHubRoutes,
  invalid,
  noContent,
  ok,
  onItem,
  onRemoval,
  paged,
  type Webhooks,
} from '../rest/call.ts';
import { record, text } from '../rest/values.ts';
import { type LocalHook, type LocalRepository, nextId } from '../state/state.ts';
import { payloadRepository } from './events.ts';

/** Time in ms after which GitHub stops waiting for the receiver of a webhook. */
const patience = 10_000;
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Creates the sender of webhooks.
 * @param gateway proxy for other hosts; without it, only webhooks on this computer are called
 */
export function createWebhooks(gateway: string | undefined): Webhooks {
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();

  async function deliver(from: LocalRepository, hook: LocalHook, event: string, payload: object) {
    const target = new URL(hook.config.url);
    const via = loopback.includes(target.hostname) ? target.origin : gateway;
    if (!via) return;
    const content = { ...payload, repository: payloadRepository(from) };
    const guid = randomUUID();
    const { headers, body } = formatDelivery(hook, event, content, guid);
    const at = new Date().toISOString();
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]);
    const status = await post(via, target, body, { headers, signal });
    hook.deliveries.push({ event, status, at, guid });
  }

  function start(...delivery: Parameters<typeof deliver>) {
    const work = deliver(...delivery).finally(() => pending.delete(work));
    pending.add(work);
  }

  return {
    send(repository, event, payload) {
      for (const hook of repository.hooks)
        if (hook.active && (hook.events.includes(event) || hook.events.includes('*')))
          start(repository, hook, event, payload);
    },
    ping: (repository, hook) =>
      start(repository, hook, 'ping', { zen: 'Keep it logically awesome.', hook_id: hook.id }),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    async close() {
      closing.abort();
      await Promise.all(pending);
    },
  };
}

function formatDelivery(hook: LocalHook, event: string, content: object, guid: string) {
  const json = JSON.stringify(content);
  const isJson = hook.config.content_type === 'json';
  const body = isJson ? json : new URLSearchParams({ payload: json }).toString();
  const headers: http.OutgoingHttpHeaders = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'GitHub-Hookshot/local',
    'x-github-event': event,
    'x-github-delivery': guid,
    'x-github-hook-id': String(hook.id),
  };
  const { secret } = hook.config;
  if (secret) {
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    headers['x-hub-signature-256'] = `sha256=${digest}`;
  }
  return { headers, body };
}

function post(via: string, target: URL, body: string, options: http.RequestOptions) {
  return new Promise<number>((resolve) => {
    const path = `http://${target.host}${target.pathname}${target.search}`;
    const headers = { ...options.headers, host: target.host };
    const request = http.request(via, { ...options, method: 'POST', path, headers });
    request.on('error', () => resolve(0));
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}

function toApiHook(localHook: LocalHook): object {
  const { id, active, events, config } = localHook;
  const { secret, ...publicConfig } = config;
  const shown = { ...publicConfig, secret: secret && '********' };
  return { type: 'Repository', id, name: 'web', active, events, config: shown };
}

function formatStatus(status: number): string {
  if (status === 0) return 'failed to connect';
  if (status < 300) return 'OK';
  return 'Invalid HTTP Response';
}

/**
 * Parses a webhook's configuration. An update replaces it as a whole, so a secret that isn't sent
 * again is removed.
 */
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

function create({ repository, body, webhooks }: GitHubCall) {
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
  return created(toApiHook(hook));
}

function update(hook: LocalHook, { body }: GitHubCall) {
  const config = body.config === undefined ? hook.config : parseConfig(body.config);
  if (!config) return noUrl;
  hook.config = config;
  if (body.events !== undefined) hook.events = parseEvents(body.events);
  if (typeof body.active === 'boolean') hook.active = body.active;
  return ok(toApiHook(hook));
}

function listDeliveries(hook: LocalHook, call: GitHubCall) {
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
  return paged(deliveries.toReversed(), call);
}

export const hookRoutes: GitHubRoutes = {
  'GET /hooks': (call) => paged(call.repository.hooks.map(toApiHook), call),
  'POST /hooks': create,
  'PATCH /hooks/{number}': onItem('hooks', update),
  'DELETE /hooks/{number}': onRemoval('hooks'),
  'GET /hooks/{number}/deliveries': onItem('hooks', listDeliveries),
  'POST /hooks/{number}/pings': onItem('hooks', (hook, call) => {
    call.webhooks.ping(call.repository, hook);
    return noContent;
  }),
};

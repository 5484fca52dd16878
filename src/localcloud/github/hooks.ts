import {
  type GitHubRoute,
  gitHubRoute,
  notFound,
  type RepositoryRequest,
  refuse,
  sendJson,
} from './route.ts';
import { type LocalHook, type LocalRepository, nextId } from './state.ts';
import { page, record, text } from './values.ts';

const find = (repository: LocalRepository, id: string | undefined) =>
  repository.hooks.find((hook) => String(hook.id) === id);

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

function create(repositoryRequest: RepositoryRequest) {
  const { repository, body, response, webhooks } = repositoryRequest;
  const config = parseConfig(body.config);
  if (!config)
    return refuse(response, 422, 'Validation Failed', [{ message: 'Config must contain URL' }]);
  const events = parseEvents(body.events);
  const overlaps = repository.hooks.some(
    (hook) => hook.config.url === config.url && hook.events.some((event) => events.includes(event)),
  );
  if (overlaps)
    return refuse(response, 422, 'Validation Failed', [
      { message: 'Hook already exists on this repository' },
    ]);
  const hook: LocalHook = {
    id: nextId(),
    active: body.active !== false,
    events,
    config,
    deliveries: [],
  };
  repository.hooks.push(hook);
  sendJson(response, 201, toApiHook(hook));
  webhooks.ping(repository, hook);
}

function update(repositoryRequest: RepositoryRequest) {
  const { repository, parameters, body, response } = repositoryRequest;
  const hook = find(repository, parameters.id);
  if (!hook) return notFound(response);
  const config = body.config === undefined ? hook.config : parseConfig(body.config);
  if (!config) return refuse(response, 422, 'Validation Failed');
  hook.config = config;
  if (body.events !== undefined) hook.events = parseEvents(body.events);
  if (typeof body.active === 'boolean') hook.active = body.active;
  sendJson(response, 200, toApiHook(hook));
}

export const hookRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/hooks', ({ repository, query, response }) =>
    sendJson(response, 200, page(repository.hooks.map(toApiHook), query)),
  ),
  gitHubRoute('POST', '/hooks', create),
  gitHubRoute('PATCH', '/hooks/{id}', update),
  gitHubRoute('DELETE', '/hooks/{id}', ({ repository, parameters, response }) => {
    const hook = find(repository, parameters.id);
    if (!hook) return notFound(response);
    repository.hooks.splice(repository.hooks.indexOf(hook), 1);
    response.writeHead(204).end();
  }),
  gitHubRoute('GET', '/hooks/{id}/deliveries', ({ repository, parameters, query, response }) => {
    const hook = find(repository, parameters.id);
    if (!hook) return notFound(response);
    const oldestFirst = hook.deliveries.map(({ event, status, at, guid = '' }, index) => ({
      id: index + 1,
      guid,
      event,
      action: null,
      redelivery: false,
      status_code: status,
      status: formatStatus(status),
      delivered_at: at,
    }));
    sendJson(response, 200, page(oldestFirst.toReversed(), query));
  }),
  gitHubRoute('POST', '/hooks/{id}/pings', ({ repository, parameters, response, webhooks }) => {
    const hook = find(repository, parameters.id);
    if (!hook) return notFound(response);
    response.writeHead(204).end();
    webhooks.ping(repository, hook);
  }),
];

import * as z from 'zod/mini';
import { OutboundEvent } from '../../src/contracts/portal/event.ts';
import {
  errorStatuses,
  getRateClass,
  type Operation,
  PortalErrorBody,
  rateLimits,
} from '../../src/contracts/portal/operation.ts';
import { operations } from '../../src/contracts/portal/operations/operations.ts';
import { absentIfUnknown, Timestamp } from '../../src/contracts/portal/values.ts';
import { components } from './openapi-components.ts';
import { describeWebhooks, tagDescriptions } from './openapi-webhooks.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the portal's API description, `openapi.json`, which the local portal also serves. */
export function openApiDocument(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(components)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: reference,
    io: 'input',
    unrepresentable: 'any',
    override: adapt,
  });
  const named = Object.entries(schemas).map(([id, schema]) => [
    id,
    withoutKeys(schema, ['$id', '$schema', 'id']),
  ]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of Object.values<Operation>(operations)) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Site Management Portal API',
      version: '1.0.0',
      description:
        'Sites, their content and their deployments. Timestamps are in ISO 8601 format, in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [portalServer],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    security: [],
    paths,
    webhooks: describeWebhooks(toJsonSchema(OutboundEvent)),
    components: { schemas: Object.fromEntries(named), securitySchemes },
  };
}

const bearer = { type: 'http', scheme: 'bearer' };
const orApplication = 'or a cloud access token of an application that may deploy the site.';
const securitySchemes = {
  portal: { ...bearer, description: `User token, ${orApplication}` },
  cloud: {
    ...{ ...bearer, bearerFormat: 'JWT' },
    description:
      'Cloud access token from an OIDC federated login, of an application with a role of the portal.',
  },
  deployment: { ...bearer, description: `The API token, ${orApplication}` },
  signature: {
    ...{ type: 'apiKey', in: 'header', name: 'X-Hub-Signature-256' },
    description: 'HMAC-SHA256 of the raw body with the shared secret.',
  },
};

const hostRule =
  'The Host header identifies the site: call it under the address of the site, not of the portal.';

function describeOperation(operation: Operation): Json {
  const { id, summary, spec, tag, method, auth, level, path, status = 200 } = operation;
  const rateClass = getRateClass(method);
  const facts = [
    `Specification: ${spec}.`,
    level ? `Level: ${level}.` : '',
    tag === 'Runtime' ? hostRule : '',
    `Rate class: ${rateClass}, ${rateLimits[rateClass]} per minute.`,
  ];
  const requestBody = { required: !operation.optionalBody, content: json(operation.body) };
  const schema = toJsonSchema(operation.answer);
  return {
    operationId: id,
    summary,
    description: facts.filter((fact) => fact !== '').join(' '),
    tags: [tag],
    ...(tag === 'Runtime' && { servers: [siteServer] }),
    security: auth === 'public' ? [] : [{ [auth]: [] }],
    parameters: [
      ...pathParameters(path),
      ...queryParameters(operation),
      ...headerParameters(operation),
    ],
    requestBody: takes(operation.body) ? requestBody : undefined,
    responses: {
      [status]: {
        description: 'Done.',
        ...answerHeaders(operation),
        content: { [operation.answerType ?? 'application/json']: { schema } },
      },
      ...notModified(operation),
      ...errors(operation),
    },
  };
}

const portalServer = { url: 'https://portal.acme.example', description: 'The portal.' };
const siteServer = { url: 'https://www.acme.example', description: 'The site.' };

const etagHeader = {
  ETag: { description: 'Identifies this state, for If-Match.', schema: { type: 'string' } },
};

function answerHeaders({ cacheControl, etag }: Operation): Json {
  const cache = {
    description: 'How long the response may be cached.',
    schema: { type: 'string', const: cacheControl },
  };
  const headers: Record<string, Json> = {};
  if (cacheControl) headers['Cache-Control'] = cache;
  if (etag) Object.assign(headers, etagHeader);
  if (Object.keys(headers).length === 0) return {};
  return { headers };
}

function notModified({ etag }: Operation): Json {
  if (!etag) return {};
  return { 304: { description: 'As named by If-None-Match.', headers: etagHeader } };
}

/** Returns whether an operation writes a record that has an entity tag. */
function isConditional({ method, path }: Operation): boolean {
  const all = Object.values<Operation>(operations);
  return method !== 'GET' && all.some((reader) => reader.etag && reader.path === path);
}

function headerParameters(operation: Operation): Json[] {
  const header = (name: string, description: string, required = false) => {
    return { name, in: 'header', required, description, schema: { type: 'string' } };
  };
  const { auth, etag, id } = operation;
  const list: Json[] = [];
  if (etag) list.push(header('If-None-Match', 'ETag of a known state; 304 if it is unchanged.'));
  if (isConditional(operation))
    list.push(header('If-Match', 'ETag of the state that was read; 412 if it has changed since.'));
  if (auth === 'signature') {
    list.push(header('X-GitHub-Event', 'Name of the event: issues, pull_request or push.', true));
    list.push(header('X-GitHub-Delivery', 'Deliveries with the same id count once.', true));
  }
  if (id === 'completeDeployment')
    list.push(header('Idempotency-Key', 'Reports with the same key and body count once.'));
  return list;
}

const errorMeanings: Readonly<Record<number, string>> = {
  400: 'Invalid data; `details` lists the invalid fields.',
  401: 'Not authenticated.',
  403: 'The caller has no access to the site, or lacks the required level.',
  404: 'Not found.',
  409: 'The state of the resource does not allow the operation.',
  412: 'The record has changed since it was read (If-Match); nothing was stored.',
  413: 'The body is too large.',
  415: 'The body is compressed.',
  422: 'Validation failed; `details` lists the invalid fields.',
  429: 'Too many requests; `Retry-After` gives the number of seconds to wait.',
  507: 'The disk of the portal is full; nothing was stored.',
};

function errors(operation: Operation): Record<string, Json> {
  const { auth, path, query, body, invalid, method } = operation;
  const statuses = [429];
  const takesInput = takes(query) || takes(body);
  if (takesInput) statuses.push(400);
  if (takes(body)) statuses.push(413, 415);
  if (takes(body) || method === 'DELETE') statuses.push(409);
  if (isConditional(operation)) statuses.push(412);
  if (method !== 'GET') statuses.push(507);
  if (takesInput && invalid === 422) statuses.push(422);
  if (auth !== 'public') statuses.push(401);
  if (auth !== 'public' && auth !== 'signature') statuses.push(403);
  if (path.includes('{') || auth !== 'portal') statuses.push(404);
  const content = json(PortalErrorBody);
  const answers: Record<string, Json> = {};
  for (const status of statuses.sort())
    answers[status] = { description: errorMeanings[status] ?? '', content };
  const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
  const { description } = answers[429] ?? {};
  return { ...answers, 429: { description, headers: retryAfter, content } };
}

function takes(schema: z.ZodMiniType): boolean {
  return schema._zod.def.type !== 'undefined';
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Operation): Json[] {
  if (!takes(query)) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'output', target: 'draft-2020-12' });
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: false, schema };
  });
}

function json(schema: z.ZodMiniType): Json {
  return { 'application/json': { schema: toJsonSchema(schema) } };
}

function toJsonSchema(schema: z.ZodMiniType): Json {
  const named = Object.entries(components).find(([, component]) => component === schema);
  if (named) return { $ref: reference(named[0]) };
  const options = { io: 'input', unrepresentable: 'any', override: adapt } as const;
  return withoutKeys(z.toJSONSchema(schema, options), ['$schema']);
}

function adapt(context: Overridden): void {
  withoutNull(context);
  asDateTime(context);
  const { properties = {} } = context.jsonSchema;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property !== 'object') continue;
    // openapi-typescript makes fields with a default required.
    delete property.default;
    if (name in examples && property.type === 'string' && !property.enum && !property.const)
      property.examples ??= [examples[name]];
    if (context.zodSchema === PortalErrorBody && name === 'error')
      property.enum = Object.keys(errorStatuses);
  }
}

/**
 * Replaces the two patterns of a timestamp by the format `date-time`, which code generators
 * understand.
 */
function asDateTime({ zodSchema, jsonSchema }: Overridden): void {
  if (zodSchema !== Timestamp) return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, {
    ...{ type: 'string', format: 'date-time', description: 'In UTC: ends with Z or +00:00.' },
    examples: ['2026-05-04T09:30:00.000Z'],
  });
}

interface Overridden {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Example values by name of the field. */
const examples: Readonly<Record<string, string>> = {
  id: 'site_acme',
  slug: 'acme-docs',
  siteSlug: 'acme-docs',
  name: 'Acme Docs',
  url: 'https://www.acme.example',
  devUrl: 'https://preview.acme.example',
  webhookUrl: 'https://hooks.acme.example/site',
  pageSlug: 'home',
  path: '/about',
  title: 'Solid oak tables, made by the harbour',
  description: 'Tables of solid oak.',
  key: 'home.hero.title',
  value: 'Wood that lasts',
  version: '1.4.0',
  commitSha: '0'.repeat(40),
  branch: 'release/1.4.0',
  timezone: 'Europe/Berlin',
  locale: 'en_GB',
  socialHandle: '@acme',
  site: '@acme',
  creator: '@acme',
  image: 'https://www.acme.example/og.png',
  defaultImage: 'https://www.acme.example/og.png',
  canonical: 'https://www.acme.example/about',
  titleSuffix: ' | Acme',
  updatedBy: 'Edda Lindqvist',
  currency: 'EUR',
};

/**
 * Removes `null` from a schema, because this portal omits unknown values. Other portals may send
 * `null`, which clients must accept.
 */
function withoutNull({ jsonSchema }: Overridden): void {
  const [known] = jsonSchema.anyOf ?? [];
  if (!known || !jsonSchema[absentIfUnknown]) return;
  delete jsonSchema.anyOf;
  delete jsonSchema[absentIfUnknown];
  Object.assign(jsonSchema, known);
}

function reference(id: string): string {
  return `#/components/schemas/${id}`;
}

function withoutKeys(object: object, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

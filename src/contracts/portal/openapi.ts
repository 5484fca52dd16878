import * as z from 'zod/mini';
import { components } from './components.ts';
import { PortalErrorBody } from './error.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations/operations.ts';
import { getRateClass, rateLimits } from './rate-limit.ts';

type Json = Readonly<Record<string, unknown>>;

/** OpenAPI 3.1, from the table of operations. @param server URL of the portal */
export function openApiDocument(server = 'https://portal.example.com'): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(components)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: reference,
    io: 'input',
    unrepresentable: 'any',
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of Object.values<Operation>(operations)) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = operationObject(operation);
    paths[operation.path] = path;
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
    servers: [{ url: server }],
    tags: [...new Set(Object.values<Operation>(operations).map((value) => value.tag))].map(
      (name) => ({ name }),
    ),
    security: [],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([id, schema]) => [
          id,
          withoutKeys(schema, ['$id', '$schema', 'id']),
        ]),
      ),
      securitySchemes,
    },
  };
}

const securitySchemes = {
  portal: {
    type: 'http',
    scheme: 'bearer',
    description: 'User token, or a cloud access token of an application that may deploy the site.',
  },
  cloud: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Cloud access token from an OIDC federated login.',
  },
  deployment: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The API token, or a cloud access token of an application that may deploy the site.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Hub-Signature-256',
    description: 'HMAC-SHA256 of the raw body with the shared secret.',
  },
};

function operationObject(operation: Operation): Json {
  const {
    id,
    summary,
    spec,
    tag,
    method,
    auth,
    level,
    path,
    answerType = 'application/json',
    status = 200,
  } = operation;
  const rateClass = getRateClass(method);
  const facts = [
    `Specification: ${spec}.`,
    level ? `Level: ${level}.` : '',
    `Rate class: ${rateClass}, ${rateLimits[rateClass]} per minute.`,
  ];
  const body =
    operation.body._zod.def.type === 'undefined'
      ? {}
      : { requestBody: { required: true, content: json(operation.body) } };
  return {
    operationId: id,
    summary,
    description: facts.filter((fact) => fact !== '').join(' '),
    tags: [tag],
    security: auth === 'public' ? [] : [{ [auth]: [] }],
    parameters: [...pathParameters(path), ...queryParameters(operation)],
    ...body,
    responses: {
      [status]: {
        description: 'Done.',
        ...cacheHeader(operation),
        content: { [answerType]: { schema: toJsonSchema(operation.answer) } },
      },
      ...errors(operation),
    },
  };
}

function cacheHeader(operation: Operation): Json {
  if (operation.cacheControl === undefined) return {};
  return {
    headers: {
      'Cache-Control': {
        description: 'How long the response may be cached.',
        schema: { type: 'string', const: operation.cacheControl },
      },
    },
  };
}

const errorMeanings: Readonly<Record<number, string>> = {
  400: 'Invalid data; `details` lists the invalid fields.',
  401: 'Not authenticated.',
  403: 'The caller has no access to the site, or lacks the required level.',
  404: 'Not found.',
  409: 'The state of the resource does not allow the operation.',
  422: 'Validation failed; `details` lists the invalid fields.',
  429: 'Too many requests; `Retry-After` gives the number of seconds to wait.',
};

function errors(operation: Operation): Record<string, Json> {
  const { auth, path, query, body, invalid } = operation;
  const statuses = [429];
  const takesInput = [query, body].some((schema) => schema._zod.def.type !== 'undefined');
  if (takesInput) statuses.push(400);
  if (body._zod.def.type !== 'undefined') statuses.push(409);
  if (takesInput && invalid === 422) statuses.push(422);
  if (auth !== 'public') statuses.push(401);
  if (auth !== 'public' && auth !== 'signature') statuses.push(403);
  if (path.includes('{') || auth !== 'portal') statuses.push(404);
  const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
  return Object.fromEntries(
    statuses.sort().map((status) => [
      String(status),
      {
        description: errorMeanings[status] ?? '',
        ...(status === 429 ? { headers: retryAfter } : {}),
        content: json(PortalErrorBody),
      },
    ]),
  );
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(operation: Operation): Json[] {
  if (operation.query._zod.def.type === 'undefined') return [];
  const { properties = {} } = z.toJSONSchema(operation.query, {
    io: 'output',
    target: 'draft-2020-12',
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

function json(schema: z.ZodMiniType): Json {
  return { 'application/json': { schema: toJsonSchema(schema) } };
}

function toJsonSchema(schema: z.ZodMiniType): Json {
  const named = Object.entries(components).find(([, component]) => component === schema);
  if (named) return { $ref: reference(named[0]) };
  return withoutKeys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ['$schema']);
}

function reference(id: string): string {
  return `#/components/schemas/${id}`;
}

function withoutKeys(object: object, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

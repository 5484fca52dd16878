import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../../.ci/generate/openapi.ts';
import { EventName } from '../../../../src/contracts/portal/event.ts';
import type { Operation } from '../../../../src/contracts/portal/operation.ts';
import { operations } from '../../../../src/contracts/portal/operations/operations.ts';

const document = openApiDocument();

interface Described {
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes dates, error codes and examples', () => {
    const { schemas } = document.components as { schemas: Record<string, { properties: object }> };
    expect(schemas.SiteListItem?.properties).toMatchObject({
      createdAt: { type: 'string', format: 'date-time' },
      name: { examples: ['Acme Docs'] },
    });
    const { properties } = schemas.PortalErrorBody ?? {};
    expect(properties).toMatchObject({ error: { enum: expect.arrayContaining(['not_found']) } });
  });

  it('names a server for each of the five runtime operations', () => {
    const paths = document.paths as Record<string, { get?: { servers?: unknown } }>;
    const own = Object.entries(paths).filter(([, { get }]) => get?.servers !== undefined);
    expect(own).toHaveLength(5);
    expect(own.filter(([path]) => !path.startsWith('/api/v1/'))).toEqual([]);
  });

  it('merges schemas instead of using allOf', () => {
    expect(JSON.stringify(document)).not.toContain('"allOf"');
  });

  it('is checked by a validator that refuses an invalid document', async () => {
    const { valid } = await new Validator().validate({
      ...structuredClone(document),
      paths: { '/a': { get: { responses: 3 } } },
    });
    expect(valid).toBe(false);
  });

  it('contains every operation once, with its method, path and id', () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    const expected = Object.values<Operation>(operations).map(
      ({ id, method, path }) => `${id} ${method} ${path}`,
    );
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('documents conditional requests, limits, headers and events', () => {
    const paths = document.paths as Record<string, Record<string, Described>>;
    const at = (method: string, path: string) => paths[path]?.[method];
    const settings = '/api/sites/{siteId}/settings';
    expect(at('get', settings)).toMatchObject({
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'If-None-Match' })]),
      responses: { 200: { headers: { ETag: {} } }, 304: {} },
    });
    expect(at('put', settings)).toMatchObject({
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'If-Match' })]),
      responses: { 409: {}, 412: {}, 413: {} },
    });
    expect(at('delete', '/api/sites/{siteId}/access/{userId}')?.responses).toHaveProperty('409');
    const approval = at('post', '/api/sites/{siteId}/requests/{requestId}/approval');
    expect(approval?.requestBody).toMatchObject({ required: false });
    const receiver = at('post', '/api/webhooks/repohost')?.parameters?.map(({ name }) => name);
    expect(receiver).toEqual(['X-GitHub-Event', 'X-GitHub-Delivery']);
    expect(at('get', '/api/v1/content/pages')?.description).toContain('The Host header identifies');
    expect(Object.keys(document.webhooks as object)).toEqual(EventName.options);
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    expect(JSON.stringify(schemas.SiteDetail)).not.toContain('"null"');
  });

  it('refers only to schemas that it contains', () => {
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(50);
    const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
  });

  it('states the maximum lengths of page metadata', () => {
    const text = JSON.stringify(
      (document.components as { schemas: Record<string, unknown> }).schemas.PageSeoUpdate,
    );
    for (const limit of [70, 320, 95, 300]) expect(text).toContain(`"maxLength":${limit}`);
  });

  it('contains no two paths that differ only in parameter names', () => {
    const templates = Object.keys(document.paths as object).map((path) =>
      path.replaceAll(/\{\w+\}/g, '{}'),
    );
    expect(new Set(templates).size).toBe(templates.length);
  });
});

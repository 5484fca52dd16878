import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type JsonSchema, siteConfigJsonSchema } from '../../../.ci/generate/site-config-schema.ts';
import { full, needed } from '../../support/site-config.ts';
import { problems } from './problems.ts';

function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  let part: JsonSchema | undefined = schema;
  for (const key of path) {
    const { items, properties, additionalProperties }: JsonSchema = part;
    const found = typeof key === 'number' ? items : properties?.[String(key)];
    part = subschema(found ?? additionalProperties);
    if (!part) return undefined;
  }
  return part;
}

function keyPaths(schema: JsonSchema, above: readonly string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const path = [...above, key];
    return [path, ...keyPaths(subschema(part) ?? {}, path)];
  });
}

function subschema(part: JsonSchema['items'] | JsonSchema['additionalProperties']) {
  if (typeof part === 'object' && !Array.isArray(part)) return part;
  return undefined;
}

const schema: JsonSchema = JSON.parse(JSON.stringify(siteConfigJsonSchema()));

it('the JSON Schema uses draft 2020-12 and allows no unknown properties', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'site.config.yml',
    required: ['version', 'site', 'portal', 'azure'],
  });
  for (const path of [[], ...keyPaths(schema)]) {
    const part = schemaAt(schema, path);
    if (part?.properties !== undefined)
      expect(part.additionalProperties, path.join('.')).toBe(false);
  }
});

it('the JSON Schema describes more than 30 keys, each with a sentence', () => {
  const paths = keyPaths(schema);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths)
    expect(schemaAt(schema, path)?.description, path.join('.')).toMatch(/^.{5,}\.$/);
});

it('the JSON Schema contains defaults in the form that users write', () => {
  expect(schemaAt(schema, ['hosting', 'maxTotalSize'])?.default).toBe('250MB');
  expect(schemaAt(schema, ['hosting', 'maxFiles'])?.default).toBe(15_000);
  expect(schemaAt(schema, ['environments', 'preview', 'branches'])?.default).toEqual([
    'release/**',
  ]);
  expect(schemaAt(schema, ['build', 'timeoutMinutes'])?.default).toBe(20);
  expect(schemaAt(schema, ['build', 'install'])).not.toHaveProperty('default');
});

it('the examples and defaults of the JSON Schema are valid', () => {
  let checked = 0;
  for (const path of keyPaths(schema)) {
    const part = schemaAt(schema, path);
    if (part === undefined) continue;
    const values = [...(part.examples ?? []), ...('default' in part ? [part.default] : [])];
    for (const value of values) {
      expect(z.fromJSONSchema(part).safeParse(value).error, path.join('.')).toBeUndefined();
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(25);
});

it('the patterns of the JSON Schema compile in Unicode mode', () => {
  const patterns = [...JSON.stringify(schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    (match) => match[1] ?? '',
  );
  expect(patterns.length).toBeGreaterThan(15);
  for (const pattern of patterns)
    expect(new RegExp(JSON.parse(pattern), 'u')).toBeInstanceOf(RegExp);
});

describe('the JSON Schema and the loader of the site config', () => {
  const validator = z.fromJSONSchema(schema);
  const add = (text: string) => `${needed}${text}\n`;
  const swap = (key: string, value: string) =>
    needed.replace(new RegExp(`(\\n {2}${key}:).*`), `$1 ${value}`);

  const lines = (text: string) => text.trim().split(/\n\s*/);
  const accepted = String.raw`
      build: {}
      build: { env: { A: 1, B: true, C: x } }
      build: { passEnv: [] }
      build: { timeoutMinutes: 20.0 }
      hosting: { distributionTimeoutMinutes: 2.5 }
      build: { env: { GITHUB_TOKEN_2: x, MY_SITE_URL: y } }
      build: { passEnv: [NPM_TOKEN, _x] }
      build: { timeoutMinutes: 1.5 }
      build: { timeoutMinutes: 360 }
      build: { command: "npm run build" }
      hosting: { distributionTimeoutMinutes: 60 }
      hosting: { verificationTimeoutMinutes: 0.05 }
      build: { output: ../dist }
      environments: { production: {} }
      environments: { preview: { branches: [a, b/**] } }
      environments: { preview: { name: default1 } }
      environments: { preview: { name: a-very.long/name 16 } }
      environments: { preview: { name: a-very.long/name 16x } }
      environments: { preview: { name: "product\u0130on" } }
      hosting: { maxTotalSize: 1 }
      hosting: { maxTotalSize: 1 GB }
      content: { mode: commit }
  `;
  const refused = String.raw`
      build:
      build: []
      build: { env: { A: { b: c } } }
      build: { env: { __proto__: a } }
      build: { passEnv: A }
      hosting: { verificationTimeoutMinutes: 0 }
      build: { env: { ACTIONS_RUNTIME_TOKEN: x } }
      build: { env: { INPUT_X: x } }
      build: { env: { GITHUB_TOKEN: x } }
      build: { env: { SITE_URL: x } }
      build: { env: { "A B": x } }
      build: { env: { A: [x] } }
      build: { env: { A: } }
      build: { env: [A] }
      build: { passEnv: [ACTIONS_ID_TOKEN_REQUEST_TOKEN] }
      build: { passEnv: [INPUT_API-TOKEN] }
      build: { timeoutMinutes: 0 }
      build: { timeoutMinutes: .inf }
      build: { timeoutMinutes: .nan }
      build: { timeoutMinutes: "20" }
      build: { timeoutMinutes: 361 }
      build: { command: "a\nb" }
      build: { command: " " }
      build: { output: "a\\b" }
      build: { root: "" }
      hosting: { distributionTimeoutMinutes: 61 }
      hosting: { distributionTimeoutMinutes: 0 }
      hosting: { verificationTimeoutMinutes: 3m }
      build: { output: "a\tb" }
      environments: { staging: {} }
      environments: { production: { branch: [main] } }
      environments: { production: { branch: "a*" } }
      environments: { preview: { branches: [] } }
      environments: { preview: { name: Default } }
      environments: { preview: { name: "!" } }
      environments: { preview: { name: a-very.long/name 16xy } }
      environments: { preview: { name: Prod. } }
      environments: { preview: { url: "https://a.example/b" } }
      hosting: { maxTotalSize: 0MB }
      hosting: { maxFiles: "5" }
      content: { mode: Commit }
      seo: { enabled: yes }
      seo: { enabled: true, more: 1 }
      other: 1
  `;
  const audiences = `
      11111111-2222-3333-4444-555555555555
      https://acme.example/portal
      https://acme.example/@portal
      https://acme.onmicrosoft.com/portal
      https://notazure.com/portal
      https://acme.example/graph.microsoft.com
  `;
  const wrongAudiences = `
      api://x/.default
      portal
      https://me@acme.example/portal
      https:me:pass@acme.example
      api://me:pass@portal
      https://management.azure.com
      https://Management.Core.Windows.NET/
      https://graph.microsoft.com
      https://vault.azure.net
      https://shop.vault.azure.net:443/x
      https://storage.azure.com.
      https://azconfig.io
      https://shop.azconfig.io
      https://x@graph.microsoft.com
      HTTPS:graph.microsoft.com
      00000003-0000-0000-C000-000000000000
      api://797f4846-ba00-4fd7-ba43-dac1f8f63013/
  `;

  const rows: [string, boolean][] = [
    ...lines(accepted).map((line) => [add(line), true] as [string, boolean]),
    ...lines(refused).map((line) => [add(line), false] as [string, boolean]),
    ...lines(audiences).map((value) => [swap('audience', value), true] as [string, boolean]),
    ...lines(wrongAudiences).map((value) => [swap('audience', value), false] as [string, boolean]),
    [needed, true],
    [full, true],
    [swap('slug', 'Acme'), false],
    [swap('id', '5'), false],
    [swap('type', 'spa'), true],
    [swap('type', 'app'), false],
    [swap('clientId', 'x'), false],
    [needed.replace('version: 1', 'version: "1"'), false],
    [needed.replace('version: 1', 'version: 1.0'), true],
    [needed.replace(/ {2}tenantId.*\n/, ''), false],
    [needed.replace('https://portal.example.com', 'https://portal.example.com:443/a/b/'), true],
    [needed.replace('https://portal.example.com', 'https://portal.example.com/?a'), false],
    ['a list', false],
    ['[]', false],
  ];
  const known = new Set(needed.split('\n'));
  const noChange = (text: string) => (text === needed ? 'the required keys' : 'no tenantId');
  const getOwnLines = (text: string) => text.split('\n').filter((line) => !known.has(line));
  it.each(
    rows.map(([text, accepted]) => {
      const changes = getOwnLines(text).join(' ').trim().slice(0, 80);
      return {
        text,
        accepted,
        changes: text === full ? 'all keys' : changes || noChange(text),
        verdict: accepted ? 'accept' : 'refuse',
      };
    }),
  )('$verdict $changes', ({ text, accepted }) => {
    expect(problems(text).length === 0, 'the loader').toBe(accepted);
    expect(validator.safeParse(parse(text)).success, 'the schema').toBe(accepted);
  });
});

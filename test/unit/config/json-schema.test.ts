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

it('the JSON Schema uses draft 2020-12 and is closed at every map', () => {
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

it('the JSON Schema describes every key', () => {
  const paths = keyPaths(schema);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths)
    expect(schemaAt(schema, path)?.description, path.join('.')).toMatch(/^.{5,}\.$/);
});

it('the JSON Schema contains the defaults as users would write them', () => {
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

describe('the JSON Schema and the loader agree', () => {
  const validator = z.fromJSONSchema(schema);
  const add = (text: string) => `${needed}${text}\n`;
  const swap = (key: string, value: string) =>
    needed.replace(new RegExp(`(\\n {2}${key}:).*`), `$1 ${value}`);

  it.each<[string, boolean]>([
    [needed, true],
    [full, true],
    [add('build: {}'), true],
    [add('build:'), false],
    [add('build: []'), false],
    [add('build: { env: { A: 1, B: true, C: x } }'), true],
    [add('build: { env: { A: { b: c } } }'), false],
    [add('build: { env: { __proto__: a } }'), false],
    [add('build: { passEnv: A }'), false],
    [add('build: { passEnv: [] }'), true],
    [add('build: { timeoutMinutes: 20.0 }'), true],
    [add('hosting: { verificationTimeoutMinutes: 0 }'), false],
    [add('hosting: { distributionTimeoutMinutes: 2.5 }'), true],
    [add('build: { env: { ACTIONS_RUNTIME_TOKEN: x } }'), false],
    [add('build: { env: { INPUT_X: x } }'), false],
    [add('build: { env: { GITHUB_TOKEN: x } }'), false],
    [add('build: { env: { SITE_URL: x } }'), false],
    [add('build: { env: { "A B": x } }'), false],
    [add('build: { env: { GITHUB_TOKEN_2: x, MY_SITE_URL: y } }'), true],
    [add('build: { env: { A: [x] } }'), false],
    [add('build: { env: { A: } }'), false],
    [add('build: { env: [A] }'), false],
    [add('build: { passEnv: [ACTIONS_ID_TOKEN_REQUEST_TOKEN] }'), false],
    [add('build: { passEnv: [INPUT_API-TOKEN] }'), false],
    [add('build: { passEnv: [NPM_TOKEN, _x] }'), true],
    [add('build: { timeoutMinutes: 0 }'), false],
    [add('build: { timeoutMinutes: 1.5 }'), true],
    [add('build: { timeoutMinutes: .inf }'), false],
    [add('build: { timeoutMinutes: .nan }'), false],
    [add('build: { timeoutMinutes: "20" }'), false],
    [add('build: { timeoutMinutes: 361 }'), false],
    [add('build: { timeoutMinutes: 360 }'), true],
    [add('build: { command: "npm run build" }'), true],
    [add('build: { command: "a\\nb" }'), false],
    [add('build: { command: " " }'), false],
    [add('build: { output: "a\\\\b" }'), false],
    [add('build: { root: "" }'), false],
    [add('hosting: { distributionTimeoutMinutes: 60 }'), true],
    [add('hosting: { distributionTimeoutMinutes: 61 }'), false],
    [add('hosting: { distributionTimeoutMinutes: 0 }'), false],
    [add('hosting: { verificationTimeoutMinutes: 0.05 }'), true],
    [add('hosting: { verificationTimeoutMinutes: 3m }'), false],
    [add('build: { output: ../dist }'), true],
    [add('build: { output: "a\\tb" }'), false],
    [add('environments: { production: {} }'), true],
    [add('environments: { staging: {} }'), false],
    [add('environments: { production: { branch: [main] } }'), false],
    [add('environments: { production: { branch: "a*" } }'), false],
    [add('environments: { preview: { branches: [] } }'), false],
    [add('environments: { preview: { branches: [a, b/**] } }'), true],
    [add('environments: { preview: { name: Default } }'), false],
    [add('environments: { preview: { name: default1 } }'), true],
    [add('environments: { preview: { name: "!" } }'), false],
    [add('environments: { preview: { name: a-very.long/name 16 } }'), true],
    [add('environments: { preview: { name: a-very.long/name 16x } }'), true],
    [add('environments: { preview: { name: a-very.long/name 16xy } }'), false],
    [add('environments: { preview: { name: Prod. } }'), false],
    [add('environments: { preview: { name: "product\u0130on" } }'), true],
    [add('environments: { preview: { url: "https://a.example/b" } }'), false],
    [add('hosting: { maxTotalSize: 1 }'), true],
    [add('hosting: { maxTotalSize: 1 GB }'), true],
    [add('hosting: { maxTotalSize: 0MB }'), false],
    [add('hosting: { maxFiles: "5" }'), false],
    [add('content: { mode: commit }'), true],
    [add('content: { mode: Commit }'), false],
    [add('seo: { enabled: yes }'), false],
    [add('seo: { enabled: true, more: 1 }'), false],
    [add('other: 1'), false],
    [swap('slug', 'Acme'), false],
    [swap('id', '5'), false],
    [swap('type', 'spa'), true],
    [swap('type', 'app'), false],
    [swap('clientId', 'x'), false],
    [swap('audience', 'api://x/.default'), false],
    [swap('audience', 'portal'), false],
    [swap('audience', '11111111-2222-3333-4444-555555555555'), true],
    [swap('audience', 'https://acme.example/portal'), true],
    [swap('audience', 'https://acme.example/@portal'), true],
    [swap('audience', 'https://me@acme.example/portal'), false],
    [swap('audience', 'https:me:pass@acme.example'), false],
    [swap('audience', 'api://me:pass@portal'), false],
    [swap('audience', 'https://management.azure.com'), false],
    [swap('audience', 'https://Management.Core.Windows.NET/'), false],
    [swap('audience', 'https://graph.microsoft.com'), false],
    [swap('audience', 'https://vault.azure.net'), false],
    [swap('audience', 'https://shop.vault.azure.net:443/x'), false],
    [swap('audience', 'https://storage.azure.com.'), false],
    [swap('audience', 'https://azconfig.io'), false],
    [swap('audience', 'https://shop.azconfig.io'), false],
    [swap('audience', 'https://x@graph.microsoft.com'), false],
    [swap('audience', 'HTTPS:graph.microsoft.com'), false],
    [swap('audience', '00000003-0000-0000-C000-000000000000'), false],
    [swap('audience', 'api://797f4846-ba00-4fd7-ba43-dac1f8f63013/'), false],
    [swap('audience', 'https://acme.onmicrosoft.com/portal'), true],
    [swap('audience', 'https://notazure.com/portal'), true],
    [swap('audience', 'https://acme.example/graph.microsoft.com'), true],
    [needed.replace('version: 1', 'version: "1"'), false],
    [needed.replace('version: 1', 'version: 1.0'), true],
    [needed.replace(/ {2}tenantId.*\n/, ''), false],
    [needed.replace('https://portal.example.com', 'https://portal.example.com:443/a/b/'), true],
    [needed.replace('https://portal.example.com', 'https://portal.example.com/?a'), false],
    ['a list', false],
    ['[]', false],
  ])('about %j: %s', (text, accepted) => {
    expect(problems(text).length === 0, 'the loader').toBe(accepted);
    expect(validator.safeParse(parse(text)).success, 'the schema').toBe(accepted);
  });
});

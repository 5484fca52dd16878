import { expect, it } from 'vitest';
import { parseSiteConfig } from '../../../src/config/parse.ts';
import { full, needed } from '../../support/site-config.ts';
import { problems } from './problems.ts';

/** Returns each problem as `line:column message`. */
const lines = (text: string) =>
  problems(text).map(({ line, column, message }) => `${line}:${column} ${message}`);

it('a config with twelve mistakes is refused with the location of each', () => {
  const text = `version: 2
site:
  slug: Acme Docs
  id: 123
  typ: docs
  url: www.acme.example
portal:
  url: https://portal.example.com
bild: {}
azure: { clientId: x, tenantId: 11111111-2222-3333-4444-666666666666 }
build:
  timeoutMinutes: twenty
  outptu: dist
content:
  mode: comit
`;
  const slug = 'a slug: lower-case letters, digits and single hyphens, such as acme-docs';
  expect(lines(text)).toEqual([
    '1:10 version: found the number 2, expected the number 1',
    `3:9 site.slug: found "Acme Docs", expected ${slug}`,
    expect.stringMatching(/^4:7 site\.id: found the number 123/),
    '5:3 unknown key "typ" in site, expected one of slug, id, type, url; did you mean "type"?',
    expect.stringMatching(/^6:8 .*found "www\.acme\.example"/),
    expect.stringMatching(/^7:1 portal\.audience is missing/),
    expect.stringMatching(/^9:1 unknown key "bild".*mean "build"\?$/),
    expect.stringMatching(/^10:1 azure\.subscriptionId is missing/),
    expect.stringMatching(/^10:20 azure\.clientId: found "x"/),
    expect.stringMatching(/^12:19 build\.timeoutMinutes: found "twenty"/),
    expect.stringMatching(/^13:3 .*mean "output"\?$/),
    expect.stringMatching(/^15:9 .*mean "commit"\?$/),
  ]);
  expect(problems(text)[1]).toMatchObject({
    file: 'site.config.yml',
    source: '  slug: Acme Docs',
  });
});

it('a section in the wrong place is reported as a single problem', () => {
  const text = needed.replace(/^azure:[\s\S]*?(?=^\w|(?![\s\S]))/m, '');
  const [section = ''] = /^azure:[\s\S]*?(?=^\w|(?![\s\S]))/m.exec(needed) ?? [];
  const indented = section.replace(/^(?=.)/gm, '  ').trimEnd();
  expect(lines(text.replace(/^(portal:.*)$/m, `$1\n${indented}`))).toEqual([
    expect.stringMatching(/^\d+:3 unknown key "azure" in portal, .* belongs to the top level/),
  ]);
});

it.each([
  ['on the first line', '// ours\nversion: 1\n', '1:1'],
  ['between keys', 'version: 1\n// ours\n', '2:1'],
  ['on an indented line', 'version: 1\nseo:\n  // ours\n  enabled: true\n', '3:3'],
])('a comment with // %s is reported with its location', (_, text, place) => {
  expect(lines(needed.replace('version: 1\n', text))).toEqual([
    `${place} found //, expected # for a comment`,
  ]);
});

it('a comment with // after a value is reported with the location of the value', () => {
  expect(lines(needed.replace('version: 1', 'version: 1 // ours'))).toEqual([
    expect.stringMatching(/^1:10 .*; a comment starts with #, not \/\/$/),
  ]);
});

it.each([
  [
    'an unknown key',
    needed.replace(/( *)clientId:/, '$1clientSecret: Abc~123~secret\n$1clientId:'),
  ],
  ['a key on a line with other keys', `${needed}build: { API_TOKEN: 'Abc~123~secret', x: 1 }\n`],
  [
    'a token as a value',
    needed.replace(/slug: .*/, 'slug: ghp_Abc123secretAbc123secretAbc123secret'),
  ],
  [
    'a client secret as a value',
    needed.replace(/clientId: .*/, 'clientId: Abc8Q~secretAbc123secretAbc123secretAbc12'),
  ],
  [
    'a line with a mistake elsewhere',
    `${needed}build:\n  env: { DB_PASSWORD: Abc~123~secret, INPUT_A: x }\n`,
  ],
  ['a map under a secret key', `${needed}password: { of: Abc~123~secret }\n`],
  ['a password in an address', `${needed}proxy: https://me:Abc~123~secret@host.example\n`],
  ['a password with @', `${needed}proxy: https://me:a@Abc~123~secret@host.example\n`],
  ['a user name in an address', `${needed}proxy: https://Abc~123~secret@host.example\n`],
  [
    'a long address',
    needed.replace(/audience: .*/, `audience: https://me:${'Abc~123~secret'.repeat(20)}@a.example`),
  ],
])('a problem hides the secret of %s', (_, text) => {
  const found = problems(text);
  expect(found.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toMatch(/secretAbc|Abc~123/);
  expect(JSON.stringify(found)).toContain('***');
});

it('a hidden secret does not shift the column of a later mistake', () => {
  const text = `${needed}build: { env: { A_TOKEN: Abc~123~secret }, zommand: x }\n`;
  const { source = '', column = 0 } = problems(text)[0] ?? {};
  expect(source.slice(column - 1)).toMatch(/^zommand/);
});

it('a number in quotes is refused with the advice to remove the quotes', () => {
  expect(lines(needed.replace('version: 1', 'version: "1"'))).toEqual([
    '1:10 version: found "1", expected the number 1; write it without quotes',
  ]);
});

it('a missing bracket is reported as a single problem', () => {
  expect(lines(needed.replace('version: 1\n', 'version: 1\nbuild: {\n'))).toHaveLength(1);
});

it('the error of an invalid config states the number of problems', () => {
  expect(() => parseSiteConfig(`${needed}x: 1\n`, 'a.yml')).toThrow('a.yml has one error.');
  expect(() => parseSiteConfig(`${needed}x: 1\ny: 1\n`, 'a.yml')).toThrow('a.yml has 2 errors.');
});

it.each([
  ['explains an unknown key by the known keys', `${needed}zzzzzz: 1\n`, /automation$/],
  [
    'explains a key in the wrong map by the right map',
    `${needed}slug: 1\n`,
    /did you mean "site\.slug"\?$/,
  ],
  [
    'explains a misspelled key by the right spelling',
    needed.replace('clientId', 'client_id'),
    /did you mean "clientId"\?$/,
  ],
  [
    'advises removing a login from an address',
    needed.replace(/audience: .*/, 'audience: https:\\\\me:pass@a.example'),
    /^portal\.audience: found "https:[\\]+me:\*\*\*@a\.example", .* holds no secrets\. Remove it, and/,
  ],
  [
    'suggests false for the command "no"',
    `${needed}build: { command: no }\n`,
    /found "no", expected the build command: .* or false; did you mean false, without quotes\?$/,
  ],
  [
    'explains what may replace an empty command',
    `${needed}build: { command: "" }\n`,
    /found "", expected the build command: a single command on one line, or false$/,
  ],
  [
    'explains how to install nothing',
    `${needed}build: { install: false }\n`,
    /; "true" installs nothing$/,
  ],
  [
    'suggests true for "yes"',
    `${needed}seo: { enabled: yes }\n`,
    /found "yes", expected true or false; did you mean true\?$/,
  ],
  [
    'suggests a scheme for an address without one',
    needed.replace('https://www.acme.example', 'www.acme.example'),
    /did you mean "https:\/\/www\.acme\.example"\?$/,
  ],
  [
    'suggests the ASCII form of a Unicode domain',
    needed.replace('https://www.acme.example', 'https://bücher.example/a'),
    /did you mean "https:\/\/xn--bcher-kva\.example"\?$/,
  ],
  [
    'lists the keys that an empty section may have',
    `${needed}hosting:\n`,
    /^hosting: found nothing, expected a map with the keys config/,
  ],
])('the message of a problem %s', (_, text, message) => {
  expect(problems(text).map((problem) => problem.message)).toContainEqual(
    expect.stringMatching(message),
  );
});

it('a problem is located at the invalid key or item of a list', () => {
  expect(lines(`${needed}build:\n  env:\n    A: x\n    INPUT_A: x\n`)[0]).toMatch(/^17:5 /);
  expect(lines(`${needed}build:\n  passEnv:\n    - OK\n    - "a b"\n`)[0]).toMatch(/^17:7 /);
});

it('the site config supports anchors, aliases and merge keys', () => {
  const text = `${needed
    .replace('  clientId: 1', '  clientId: &id 1')
    .replace(
      /tenantId: .*/,
      'tenantId: *id',
    )}build:\n  env: &e { A: x }\n  <<: { timeoutMinutes: 7 }\n`;
  const config = parseSiteConfig(text, 'a.yml');
  expect(config.azure.tenantId).toBe(config.azure.clientId);
  expect(config.build.timeoutMinutes).toBe(7);
});

it('a problem is located at the value to which an alias or merge key refers', () => {
  const merged = `${needed}build:\n  <<: { timeoutMinutes: 0 }\n`;
  expect(lines(merged)).toEqual([
    expect.stringMatching(/^15:25 build\.timeoutMinutes: found the number 0/),
  ]);
  const aliased = `${needed.replace('slug: acme-docs', 'slug: &s Acme')}build: { install: x, command: *s }\n`;
  expect(lines(aliased)).toEqual([expect.stringMatching(/^3:12 site\.slug: found "Acme"/)]);
});

it('a config with Windows line endings and comments is read like one without', () => {
  expect(parseSiteConfig(`# a comment\n${full}`.replaceAll('\n', '\r\n'), 'a.yml')).toEqual(
    parseSiteConfig(full, 'a.yml'),
  );
  expect(problems(`${needed}x: 1\n`.replaceAll('\n', '\r\n'))[0]).toMatchObject({
    line: 14,
    column: 1,
    source: 'x: 1',
  });
});

it.each([
  ['no content', '', /^1:1 found an empty file/],
  ['only comments', '# nothing\n', /^1:1 found an empty file/],
  ['a list at the top level', '- a\n', /^1:1 found a list, expected a map/],
  ['only a text', 'hello\n', /^1:1 found "hello", expected a map/],
  [
    'a tab as indentation',
    'version: 1\nsite:\n\tslug: a\n',
    /^3:1 found a tab as indentation, expected spaces$/,
  ],
  ['a second document', `${needed}---\nversion: 1\n`, /^14:1 found a second YAML document/],
  ['a tab that causes a second problem', 'a:\n  b: 1\n\tc: 2\n', /^3:1 found a tab as indentation/],
  ['an unclosed quote', 'version: "1\n', /^1:10 found a " that no other " closes$/],
  ['an unclosed bracket', 'a: { b: 1\nc: 2\n', /^1:4 found a \{ that no \} closes$/],
  ['a command with a colon', 'a:\n  b: npm run x: y\n', /^2:6 .* in quotes: "npm run x: y"$/],
  [
    'a single quote in single quotes',
    "a: 'it's'\n",
    /^1:8 found text after a closing quote, expected ''/,
  ],
  [
    'a line that is indented too far',
    'a:\n  b: x\n   c: y\n',
    /^3:1 found a line below a value that is indented/,
  ],
  ['inconsistent indentation', 'a:\n    b: x\n  c: y\n', /^3:1 found a different indentation/],
  ['a reserved character', 'a: @b\n', /^1:4 found a value that starts with @, .*: "@b"$/],
  [
    'marks of a merge conflict',
    'a: b\n<<<<<<< HEAD\n',
    /^2:1 found the mark of a merge conflict, expected/,
  ],
  ['a variable', `a: { b: \${X} }\n`, /^1:10 found \$\{, .*: site\.config\.yml has no variables$/],
  ['a line without a colon', 'a: b\nc\nd: e\n', /^2:1 found a line without a colon/],
  [
    'a missing space after a colon',
    `${needed}build:\n  output:dist\n`,
    /; a space is missing after the colon: "output: dist"$/,
  ],
  [
    'a duplicate key that hides another problem',
    `${needed}portal: { url: https://b.example }\n`,
    /^14:1 found the key "portal" twice in the same map, expected it once$/,
  ],
  [
    'several maps on one line',
    'version: 1\nsite: slug: a\n',
    /^2:7 found a second colon in slug: a, expected it in quotes/,
  ],
  [
    'an unknown tag',
    `${needed}seo: !yes { enabled: true }\n`,
    /^14:6 found a value with an unknown tag/,
  ],
  ['a key that is not a string', `${needed}? [a]\n: b\n`, /not valid YAML/],
  ['an unknown alias', `${needed}seo: *nope\n`, /^14:6 found the alias \*nope, expected an anchor/],
  ['a merge of a number', `${needed}build: { <<: 3 }\n`, /^14:10 found a merge key/],
  ['a key __proto__', `${needed}__proto__: { enabled: false }\n`, /^14:1 unknown key "__proto__"$/],
  [
    'a nested key __proto__',
    `${needed}build: { env: { __proto__: x } }\n`,
    /^14:17 unknown key "__proto__"$/,
  ],
  ['50,000 opening brackets', '['.repeat(50_000), /not valid YAML|cannot be read/],
  ['aliases that multiply', bomb(), /Can't read the file as YAML: Excessive alias count/],
])('a config with %s is refused', (_, text, expected) => {
  expect(lines(text)[0]).toMatch(expected);
});

it('a duplicate key is reported at its second occurrence', () => {
  expect(lines(`${needed}hosting:\nseo: {}\nseo: { enabled: maybe }\n`)).toEqual([
    expect.stringMatching(/^14:9 hosting: found nothing/),
    '16:1 found the key "seo" twice in the same map, expected it once',
    expect.stringMatching(/^16:17 seo\.enabled: found "maybe"/),
  ]);
});

it('a line of 1,000 characters is quoted only in part', () => {
  const [problem] = problems(`${needed}x: "${'a'.repeat(1000)}"\n`);
  expect(problem?.source).toHaveLength(201);
  expect(problem?.message.length).toBeLessThan(300);
});

it('a config that refers to itself is refused', () => {
  expect(lines(`${needed}build: &b\n  env: { A: *b }\n`)).toEqual([
    expect.stringMatching(/^15:13 build\.env\.A: found a map/),
  ]);
  expect(lines('a: &a\n  <<: *a\n  b: 1\n').length).toBeGreaterThan(0);
});

function bomb(): string {
  const levels = Array.from(
    { length: 9 },
    (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(', ')}]\n`,
  );
  return `l0: &l0 [a]\n${levels.join('')}`;
}

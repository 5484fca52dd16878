import fc from 'fast-check';
import { readRequest } from '../../src/action/inputs.ts';
import { parseReason, readAnswer } from '../../src/clients/swa/content-service/envelope.ts';
import { matchesBranch } from '../../src/config/branch-pattern.ts';
import { readYaml } from '../../src/config/document.ts';
import { parseSiteConfig } from '../../src/config/parse.ts';
import { SourceText } from '../../src/config/source.ts';
import { blankComments } from '../../src/deploy/steps/finish/hosting/read.ts';
import type { PageEdits } from '../../src/deploy/steps/finish/html/edit.ts';
import { readSitemap } from '../../src/deploy/steps/finish/sitemap/read.ts';
import { checkNames } from '../../src/deploy/steps/pack/names.ts';
import { SiteDeployError } from '../../src/shared/errors/error.ts';
import type { HttpResponse } from '../../src/shared/http/client.ts';
import { parseJson } from '../../src/shared/json.ts';
import { editPage } from '../support/edit-page.ts';

/** A reader of foreign input, and what must hold for every input. */
export interface Reader {
  readonly name: string;
  readonly input: fc.Arbitrary<unknown>;
  /** Throws if something does not hold. */
  readonly check: (input: never) => void;
}

const reader = <Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void,
): Reader => ({
  name,
  input,
  check,
});

/** Generates strings from pieces that matter to the reader and from arbitrary characters. */
const getText = (pieces: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...pieces) },
        fc.string({ unit: 'binary', maxLength: 8 }),
      ),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join(''));

/** Allows only errors that have a message, a remedy and a code other than INTERNAL. */
function knownErrorsOnly(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    const known = SiteDeployError.from(error);
    if (known.code === 'INTERNAL') throw error;
    if (known.message === '' || known.remedy === '') throw new Error('An error says nothing.');
  }
}

function expect(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what);
}

const yaml = getText([
  ...[
    'version: 1\n',
    'site:\n',
    '  slug: acme\n',
    '  url: https://a.example\n',
    'build:\n',
    '  command: [',
    ']',
    '{',
    '}',
  ],
  ...[
    '&a ',
    '*a',
    '<<: ',
    '- ',
    '? ',
    ': ',
    '|\n',
    '>\n',
    '"',
    "'",
    '\t',
    '\n',
    '  ',
    '#',
    '---\n',
    '...\n',
    '!!int ',
    '%YAML 1.2\n',
  ],
]);
const html = getText([
  ...[
    '<!doctype html>',
    '<html>',
    '<head>',
    '</head>',
    '<body>',
    '</body>',
    '<title>',
    '</title>',
    '<!--',
    '-->',
    '<script>',
    '</script>',
  ],
  ...[
    '<p data-text-key="key">',
    '</p>',
    '<meta name="description" content="',
    '">',
    '<noscript>',
    '</noscript>',
    '<svg>',
    '<template>',
    '<',
    '>',
    '"',
    "'",
    '=',
    '&amp;',
  ],
]);
const xml = getText([
  ...[
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '</urlset>',
    '<url>',
    '</url>',
    '<loc>',
    '</loc>',
    'https://a.example/',
  ],
  ...[
    '<?xml version="1.0"?>',
    '<!DOCTYPE x [',
    '<!ENTITY a "b">',
    ']>',
    '&a;',
    '<![CDATA[',
    ']]>',
    '<a:b xmlns:a="c">',
    '<lastmod>',
    '2026-01-01',
  ],
]);
const hosting = getText([
  '{',
  '}',
  '[',
  ']',
  '"routes":',
  '"route":',
  '"/a*"',
  ',',
  '//',
  '/*',
  '*/',
  '"',
  '\\',
  '\n',
  'true',
  '&a',
  '*a',
]);
const names = fc.array(
  getText(['a', 'A', '/', '.', '..', '\\', 'é', 'e\u0301', '::', '##[', '\u0000', '%', ' ']),
  {
    maxLength: 20,
  },
);
const edits: PageEdits = { head: [], texts: new Map([['key', 'A <text> & more']]) };
const bare: Omit<HttpResponse, 'json' | 'text' | 'body' | 'status' | 'ok'> = {
  url: 'https://content.example',
  headers: {},
  requestId: undefined,
  attempts: 1,
};

export const readers: readonly Reader[] = [
  reader('site config', yaml, (text) =>
    knownErrorsOnly(() => parseSiteConfig(text, 'site.config.yml')),
  ),
  reader('hosting configuration', hosting, (text) => {
    const blanked = blankComments(text);
    expect(blanked.length === text.length, 'Comments are blanked letter by letter.');
    readYaml(new SourceText('staticwebapp.config.json', blanked));
  }),
  reader('HTML', html, (text) => {
    const page = Buffer.from(text);
    const { pieces } = editPage(page, edits);
    if (pieces === undefined) return;
    const again = editPage(Buffer.concat(pieces), edits);
    expect(again.pieces === undefined, 'A second edit changes nothing.');
  }),
  reader('sitemap', xml, (text) => {
    const read = readSitemap(text);
    if ('entries' in read)
      for (const { loc } of read.entries) expect(URL.canParse(loc), 'An entry is an address.');
  }),
  reader(
    'answers of the platform',
    fc.oneof(
      fc.json(),
      getText(['{', '}', '"response":', '"statusCode":', '200', 'null', '<html>']),
    ),
    (text) => {
      for (const status of [200, 400, 500]) {
        const json = parseJson(text);
        const answer = readAnswer({
          ...bare,
          status,
          ok: status === 200,
          body: Buffer.from(text),
          text,
          json,
        });
        expect(
          ['ok', 'refused', 'unexpected'].includes(answer.kind),
          'An answer is of a known kind.',
        );
        expect((parseReason(json)?.length ?? 0) <= 2_000, 'A reason is short.');
      }
    },
  ),
  reader(
    'events',
    fc.dictionary(
      fc.constantFrom('head_commit', 'ref', 'ref_type', 'repository', 'pull_request'),
      fc.jsonValue(),
    ),
    (payload) =>
      knownErrorsOnly(() =>
        readRequest(
          () => '',
          {
            eventName: 'delete',
            ref: 'refs/heads/a',
            sha: 'a'.repeat(40),
            runId: 1,
            serverUrl: 'https://github.com',
            payload,
          },
          {},
        ),
      ),
  ),
  reader('names of a package', names, (paths) => knownErrorsOnly(() => checkNames(paths))),
  reader(
    'branch patterns',
    fc.tuple(fc.string({ maxLength: 30 }), getText(['*', '**', '/', 'a', 'release'])),
    ([branch, pattern]) => {
      expect(matchesBranch(branch, '**'), 'Two stars match every branch.');
      expect(matchesBranch(branch, branch) || branch.includes('*'), 'A branch matches itself.');
      matchesBranch(branch, pattern);
    },
  ),
];

/**
 * Measures how the time to read foreign input grows with its size. Each input is read in three
 * sizes: n, 2n and 4n. A linear reader takes twice as long for twice the input. Exits with code 1
 * if a reader takes more than 2.2 times as long, or more than 200 ms for 4n.
 */

import { raiseVersion } from '../../src/automation/release/next-version.ts';
import { updateContentFile } from '../../src/automation/texts/update-content-file.ts';
import { readAnswer } from '../../src/clients/swa/content-service/envelope.ts';
import { ClientReport } from '../../src/clients/swa/official-client/run-client.ts';
import { matchesBranch } from '../../src/config/branch-pattern.ts';
import { parseContentFile } from '../../src/config/content-file.ts';
import { readYaml } from '../../src/config/document.ts';
import { parsePackageFile } from '../../src/config/package-file.ts';
import { parseSiteConfig } from '../../src/config/parse.ts';
import { maskSecrets } from '../../src/config/secret-values.ts';
import { SourceText } from '../../src/config/source.ts';
import { CommandOutput } from '../../src/deploy/steps/build/install-failure.ts';
import { parsePnpmLock } from '../../src/deploy/steps/build/locked.ts';
import { blankComments } from '../../src/deploy/steps/finish/hosting/read.ts';
import { replaceData } from '../../src/deploy/steps/finish/html/structured-data.ts';
import { findOldValues } from '../../src/deploy/steps/finish/outdated/old-values.ts';
import { baseAddress, loadedAddresses } from '../../src/deploy/steps/finish/pages/assets.ts';
import { whyUnlisted } from '../../src/deploy/steps/finish/pages/noindex.ts';
import { findPageFiles } from '../../src/deploy/steps/finish/pages/pages.ts';
import { detectFramework, hasModules } from '../../src/deploy/steps/finish/rewrite/frameworks.ts';
import { readSitemap } from '../../src/deploy/steps/finish/sitemap/read.ts';
import { checkNames } from '../../src/deploy/steps/pack/names.ts';
import { remarkOnType } from '../../src/hosting/site-type.ts';
import { aadstsCode } from '../../src/identity/login/aadsts.ts';
import { LineSplitter } from '../../src/shared/process.ts';
import { splitHeader } from '../../src/workflows/header.ts';
import { editPage } from '../support/edit-page.ts';

interface Reader {
  readonly name: string;
  /** Smallest size to measure. */
  readonly n: number;
  /**
   * Prepares an input of this size.
   * @returns a function that reads it
   */
  prepare(size: number): () => unknown;
}

const text = (
  name: string,
  n: number,
  make: (size: number) => string,
  read: (text: string) => unknown,
): Reader => ({
  name,
  n,
  prepare(size) {
    const input = make(size);
    return () => read(input);
  },
});

/**
 * Calls a reader that may refuse its input at the end.
 * @returns its result or its error
 */
function refused(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

function readPage(html: string): void {
  const page = Buffer.from(html);
  loadedAddresses(html);
  baseAddress(html);
  whyUnlisted(page);
  detectFramework(page);
  hasModules(page);
  findOldValues([{ path: 'a', replaced: [{ html }] }], []);
  remarkOnType('spa', { ...application, getHtml: () => html });
}
const application = { files: ['index.html', 'a.html'], hasScripts: true };
const config = (input: string) => refused(() => parseSiteConfig(input, 'site.config.yml'));
const hosting = (input: string) =>
  readYaml(new SourceText('staticwebapp.config.json', blankComments(input)));
const edits = {
  head: [{ kind: 'title', when: 'always', text: 'A title' }],
  texts: new Map([['key', 'A text']]),
};
const page = (input: string) =>
  editPage(Buffer.from(input), edits as Parameters<typeof editPage>[1]);
const inPage = (inside: string) =>
  `<!doctype html><html><head>${inside}</head><body data-text-key="key"></body></html>`;
const answer = (input: string) => ({
  url: 'https://content.example',
  status: 400,
  ok: false,
  headers: {},
  body: Buffer.from(input),
  text: input,
  json: refused(() => JSON.parse(input)),
  requestId: undefined,
  attempts: 1,
});
const urls = (size: number, inside: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside.repeat(size)}</urlset>`;

const texts = (n: number, more = '') =>
  `{${Array.from({ length: n }, (_, at) => `"page.section.e${at}": "Text ${at}"`).join(',\n')}${more}}`;
const contents = (input: string) => refused(() => parseContentFile(input, 'overrides.json'));
const manyTexts = 5_000;
const changes = (at: number) => [
  { key: `page.section.e${at}`, file: '', portal: at % 2 === 0 ? undefined : 'New' },
  { key: `page.section.new${at}`, file: undefined, portal: 'Added' },
];

const readers: readonly Reader[] = [
  text(
    'pnpm-lock.yaml',
    5_000,
    (n) =>
      `importers:\n\n  .:\n    dependencies:\n${'      a:\n        version: 1(b)\n'.repeat(n)}\n` +
      `packages:\n${"\n  'a@1':\n    engines: {node: '>=20'}\n".repeat(n)}`,
    (input) => parsePnpmLock(input, '.', new Set(['a'])),
  ),
  text(
    'package.json: a comma too much',
    20_000,
    (n) => `{"a": [${'1,'.repeat(n)}]}`,
    (input) => refused(() => parsePackageFile(input, 'package.json')),
  ),
  text(
    'config: a comment of another language',
    2_000,
    (n) => `a: 1\n//\n${'b: c\n'.repeat(n)}`,
    config,
  ),
  text('config: secrets', 2_000, (n) => 'token: token: '.repeat(n), config),
  text('texts', manyTexts, (n) => texts(n), contents),
  text('texts: bad keys', manyTexts, (n) => texts(n).replaceAll('page.', ''), contents),
  text('texts: a comma too much', 500, (n) => texts(n, ','), contents),
  text(
    'texts: bad keys in YAML',
    500,
    (n) => Array.from({ length: n }, (_, at) => `k${at}: "a"`).join('\n'),
    contents,
  ),
  text('texts: open quotes', 20_000, (n) => '"\\'.repeat(n), contents),
  text(
    'texts: all of them changed',
    1_000,
    (n) => texts(n),
    (input) => {
      const count = input.split('\n').length;
      updateContentFile(
        input,
        'a.json',
        Array.from({ length: count }, (_, at) => changes(at)).flat(),
      );
    },
  ),
  text(
    'texts: all of them changed, in YAML',
    250,
    (n) => texts(n).slice(1, -1).replaceAll(',\n', '\n'),
    (input) => {
      const count = input.split('\n').length;
      updateContentFile(
        input,
        'a.yml',
        Array.from({ length: count }, (_, at) => changes(at)).flat(),
      );
    },
  ),
  text('refusal of a login', 20_000, (n) => 'AADSTS'.repeat(n), aadstsCode),
  text('header of a workflow', 20_000, (n) => '# site-deploy: '.repeat(n), splitHeader),
  text('lines of a workflow', 20_000, (n) => '# a: b\n'.repeat(n), splitHeader),
  text(
    'version in a package.json',
    20_000,
    (n) => '"version": '.repeat(n),
    (input) => refused(() => raiseVersion(input, '1.2.3')),
  ),
  text(
    'structured data',
    2_000,
    (n) => `[${'{"@type":"A"},'.repeat(n)}{}]`,
    (input) => refused(() => replaceData([input], { '@type': 'A' } as never)),
  ),
  text('config: aliases', 2_000, (n) => `a: &a 1\nb: [${'*a,'.repeat(n)}]\n`, config),
  text(
    'config: anchors',
    2_000,
    (n) => Array.from({ length: n }, (_, at) => `k${at}: &a${at} 1`).join('\n'),
    config,
  ),
  text(
    'config: unknown keys',
    2_000,
    (n) => Array.from({ length: n }, (_, at) => `k${at}: 1`).join('\n'),
    config,
  ),
  text(
    'config: on one line',
    2_000,
    (n) => `{${Array.from({ length: n }, (_, at) => `k${at}: 1`).join(', ')}}`,
    config,
  ),
  text('config: nested', 1_000, (n) => '['.repeat(n), config),
  text('config: a long key', 20_000, (n) => `${'k'.repeat(n)}: 1`, config),
  text('hosting: open comments', 20_000, (n) => '/*'.repeat(n), blankComments),
  text('hosting: open quotes', 20_000, (n) => '"a\n'.repeat(n), blankComments),
  text('hosting: backslashes', 20_000, (n) => `"${'\\'.repeat(n)}`, blankComments),
  text('hosting: aliases', 2_000, (n) => `{"a": &a 1, "b": [${'*a,'.repeat(n)}1]}`, hosting),
  text(
    'hosting: routes',
    500,
    (n) => `{"routes": [${'{"route": "/a"},'.repeat(n)}{"route": "/b"}]}`,
    hosting,
  ),
  text(
    'branch pattern: **a many times',
    20,
    (n) => '**a'.repeat(n),
    (pattern) => matchesBranch(`${'a'.repeat(200)}b`, pattern),
  ),
  text('sitemap: nested', 20_000, (n) => urls(1, '<url>'.repeat(n)), readSitemap),
  text(
    'sitemap: addresses',
    5_000,
    (n) => urls(n, '<url><loc>https://a.example/b</loc></url>'),
    readSitemap,
  ),
  text(
    'sitemap: attributes',
    2_000,
    (n) => `<urlset ${Array.from({ length: n }, (_, at) => `a${at}=""`).join(' ')}/>`,
    readSitemap,
  ),
  text('page: open comments', 20_000, (n) => inPage('<!--'.repeat(n)), page),
  text(
    'page: a script with open comments',
    20_000,
    (n) => inPage(`<script>${'<!--'.repeat(n)}</script>`),
    page,
  ),
  text(
    'page: a noscript with open comments',
    20_000,
    (n) => inPage(`<noscript>${'<link '.repeat(n)}</noscript>`),
    page,
  ),
  text('page: open tags', 5_000, (n) => inPage('<div '.repeat(n)), page),
  text(
    'page: attributes',
    5_000,
    (n) => inPage(`<meta ${Array.from({ length: n }, (_, at) => `a${at}=""`).join(' ')}>`),
    page,
  ),
  text(
    'page: keyed elements',
    2_000,
    (n) => `<!doctype html><html><head></head><body>${'<p data-text-key="key">a</p>'.repeat(n)}`,
    page,
  ),
  text(
    'page: nested keyed elements',
    500,
    (n) => `<!doctype html><html><head></head><body>${'<div data-text-key="key">'.repeat(n)}`,
    page,
  ),
  text(
    'page: words of misplaced tags',
    2_000,
    (n) => `${inPage('')}${'canonical description robots '.repeat(n)}`,
    page,
  ),
  text('page: titles', 2_000, (n) => inPage('<title>a</title>'.repeat(n)), page),
  ...['<link ', '<meta ', '<script ', '<script>', '<!--', '<base ', '<title', '<div '].map((open) =>
    text(`page: ${open} stays open`, 20_000, (n) => `<script${open.repeat(n)}noindex`, readPage),
  ),
  text('line with a secret', 20_000, (n) => 'token'.repeat(n), maskSecrets),
  text(
    'pages of names that fall together',
    2_000,
    (n) => 'a'.repeat(n),
    (input) =>
      findPageFiles(
        [],
        Array.from(input, (_, at) => `${at % 2 === 0 ? 'A' : 'a'}.html`),
      ),
  ),
  text(
    'names of files',
    5_000,
    (n) => 'a'.repeat(n),
    (input) => refused(() => checkNames(Array.from(input, (_, at) => `folder/${at}/index.html`))),
  ),
  text(
    'a name with many folders',
    2_000,
    (n) => 'a/'.repeat(n),
    (name) => refused(() => checkNames([`${name}b`])),
  ),
  text(
    'answer of the platform: open tags',
    20_000,
    (n) => '<'.repeat(n),
    (input) => readAnswer(answer(input)),
  ),
  text(
    'answer of the platform: a long reason',
    20_000,
    (n) => JSON.stringify({ message: 'token '.repeat(n) }),
    (input) => readAnswer(answer(input)),
  ),
  text(
    'output: one line',
    200_000,
    (n) => 'a'.repeat(n),
    (input) => lines(input, () => {}),
  ),
  text(
    'output: line ends',
    100_000,
    (n) => '\r'.repeat(n),
    (input) => lines(input, () => {}),
  ),
  text(
    'output of a build',
    20_000,
    (n) => 'npm error '.repeat(n),
    (input) => {
      const output = new CommandOutput();
      lines(input, (line) => output.read(line));
    },
  ),
  text(
    'output of the client',
    20_000,
    (n) => 'Visit your site at: '.repeat(n),
    (input) => {
      const report = new ClientReport();
      lines(input, (line) => report.read(line));
    },
  ),
];

function lines(input: string, onLine: (line: string) => void): void {
  const splitter = new LineSplitter(onLine);
  const bytes = Buffer.from(input);
  for (let at = 0; at < bytes.length; at += 65_536) splitter.write(bytes.subarray(at, at + 65_536));
  splitter.end();
}

/** Minimum duration of a measurement in milliseconds. Some kernels count in ticks of 4 ms. */
const leastMs = 100;

/**
 * Returns the processor time in milliseconds for reading one input of each size, as the minimum of
 * several rounds. A round reads the same total amount in each size, and the sizes take turns, so
 * that other load and the garbage collector affect all of them alike.
 */
function time({ prepare }: Reader, sizes: readonly number[], rounds: number): number[] {
  const works = sizes.map((size) => prepare(size));
  const measure = (work: () => unknown, times: number) => {
    const start = process.threadCpuUsage();
    for (let count = 0; count < times; count += 1) work();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000 / times;
  };
  const largest = Math.max(1, ...works.slice(-1).map((work) => measure(work, 1)));
  const repeats = Math.ceil(leastMs / largest);
  const [most = 1] = sizes.slice(-1);
  const times = Array.from({ length: rounds }, () =>
    works.map((work, at) => measure(work, (repeats * most) / (sizes[at] ?? most))),
  );
  return works.map((_, at) => Math.min(...times.map((round) => round[at] ?? 0)));
}

const mostRatio = 2.2;
const mostMs = 200;
const words = process.argv.slice(3);

let isBad = false;
console.log(
  `${'input'.padEnd(42)}${['n', 'n', '2n', '4n', '4n/2n'].map((head) => head.padStart(10)).join('')}`,
);
const asked = readers.filter(({ name }) => words.every((word) => name.includes(word)));
for (const reader of asked) {
  const judge = (rounds: number, scale: number) => {
    const sizes = [1, 2, 4].map((factor) => reader.n * factor * scale);
    const [one = 0, two = 0, four = 0] = time(reader, sizes, rounds);
    const ratio = scale === 1 ? four / two : Math.min(two / one, four / two);
    const isSlow = ratio > mostRatio || (scale === 1 && four > mostMs);
    return { one, two, four, ratio, isSlow, n: sizes[0] };
  };
  let judged = judge(5, 1);
  // Measures again, because another process on the same core may have made the work take longer.
  if (judged.isSlow) judged = judge(15, 1);
  // If an input outgrows a cache of the processor, one doubling takes longer. With a non-linear
  // reader, every doubling does.
  if (judged.isSlow && judged.four < mostMs) judged = judge(5, 16);
  const { one, two, four, ratio, isSlow, n } = judged;
  isBad ||= isSlow;
  const figures = [one, two, four].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join('');
  const verdict = isSlow ? '  TOO SLOW' : '';
  console.log(
    `${reader.name.padEnd(42)}${String(n).padStart(10)}${figures}${ratio.toFixed(2).padStart(10)}${verdict}`,
  );
}
if (isBad) process.exitCode = 1;

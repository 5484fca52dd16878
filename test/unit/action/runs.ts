import type { DeployResult, Step, StepTime } from '../../../src/deploy/result.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { results } from '../deploy/results.ts';

const commit = '4f1d2c9a7b3e5d6f8091a2b3c4d5e6f708192a3b';
const before = 'a0b1c2d3e4f5061728394a5b6c7d8e9f00112233';
const site = 'acme-docs';
const source = {
  repository: 'acme/docs',
  branch: 'master',
  commit,
  runUrl: 'https://github.com/acme/docs/actions/runs/17345678901',
};
const limits = { files: 15_000, bytes: 262_144_000 };
const largestFiles = [
  { path: 'assets/app.4f1d2c9a.js', bytes: 812_000 },
  { path: 'images/team.webp', bytes: 264_000 },
  { path: 'index.html', bytes: 18_300 },
];
const previous = { version: '1.3.0', commit: before, digest: 'sha256:before', growth: 264_000 };
const changes = {
  added: { count: 1, paths: ['images/team.webp'] },
  changed: { count: 3, paths: ['index.html', 'about/index.html', 'sitemap.xml'] },
  removed: 2,
  grown: [{ path: 'images/team.webp', bytes: 264_000 }],
};
const finished = { pages: 9, files: ['sitemap.xml', 'robots.txt', 'staticwebapp.config.json'] };
const findings = [
  { message: 'SEO: page "pricing" (/pricing), description: has 212 characters; 160 are shown' },
  { message: 'There is no 404.html: visitors see the plain page of the platform.' },
  {
    message: 'content/overrides.json: unknown text "home.titel"',
    file: 'content/overrides.json',
    line: 4,
  },
];

/** Returns a timeline of consecutive steps; the last one has this outcome. */
function timeline(names: readonly Step[], last: StepTime['outcome'] = 'done'): StepTime[] {
  return names.map((step, index) => ({
    step,
    startMs: index * 1_500,
    durationMs: 1_400,
    outcome: index === names.length - 1 ? last : 'done',
  }));
}
const all: readonly Step[] = [
  'plan',
  'login',
  'exchange',
  'build',
  'finish',
  'pack',
  'upload',
  'verify',
  'notify',
];
const known = { site, source, limits, dryRun: false };
const packed = { ...known, largestFiles, finished };

/** Adds the duration of each step, in seconds, to a run. */
function timed({ timeline: times = [], ...run }: DeployResult): DeployResult {
  const seconds = Object.fromEntries(
    times.map(({ step, durationMs }) => [step, durationMs / 1_000]),
  );
  return { ...run, timeline: times, seconds };
}

const kinds: Readonly<Record<string, DeployResult>> = {
  succeeded: {
    ...results.succeeded,
    ...packed,
    previous,
    changes,
    findings,
    timeline: timeline(all),
  },
  'first deployment': { ...results.succeeded, ...packed, timeline: timeline(all) },
  unchanged: {
    ...results.unchanged,
    ...packed,
    previous: { ...previous, version: '1.4.0', commit, growth: 0 },
    timeline: timeline(all),
  },
  'rolled back': {
    ...results['rolled back'],
    ...packed,
    rolledBack: { run: '17300000001', commit },
    previous: { ...previous, version: '1.5.0', growth: -264_000 },
    changes: { ...changes, added: { count: 0, paths: [] }, grown: [] },
    timeline: timeline(all),
  },
  'dry run': {
    ...results['dry run'],
    ...packed,
    // A dry run calls no service, so pages stay as built.
    finished: { pages: 0, files: ['staticwebapp.config.json'] },
    dryRun: true,
    timeline: timeline(['plan', 'build', 'finish', 'pack']),
  },
  built: {
    ...results.built,
    ...known,
    largestFiles,
    timeline: timeline(['plan', 'build', 'pack']),
  },
  'config invalid': { ...results['plan failed'], timeline: timeline(['plan'], 'failed') },
  'build failed': {
    ...results['build failed'],
    ...known,
    findings,
    timeline: timeline(all.slice(0, 4), 'failed'),
  },
  'outcome unknown': {
    ...results['outcome unknown'],
    ...packed,
    previous,
    timeline: timeline(all.slice(0, 8), 'failed'),
  },
  'portal not notified': {
    ...results['succeeded, portal not notified'],
    ...packed,
    previous,
    timeline: timeline(all, 'failed'),
  },
  cancelled: { ...results.cancelled, ...known, timeline: timeline(all.slice(0, 4), 'ended') },
  'preview closed': {
    ...results['preview closed'],
    ...known,
    timeline: timeline(['plan', 'login', 'exchange', 'close']),
  },
};

/** Runs by kind. Their summaries are compared with committed files. */
export const runs: Readonly<Record<string, DeployResult>> = Object.fromEntries(
  Object.entries(kinds).map(([name, run]) => [name, timed(run)]),
);

/** Returns a run with this value in the fields that may contain foreign text. */
export function hostileRun(value: string): DeployResult {
  return {
    ...results.succeeded,
    site: value,
    siteVersion: value,
    url: value,
    source: { repository: value, branch: value, commit: value, runUrl: value },
    digest: value,
    deploymentId: value,
    correlationId: value,
    rendered: value,
    previous: { version: value, commit: value, digest: value },
    changes: {
      added: { count: 2, paths: [value] },
      changed: { count: 1, paths: [value] },
      removed: 1,
      grown: [{ path: value, bytes: 1 }],
    },
    limits,
    finished: { pages: 1, files: [value] },
    largestFiles: [{ path: value, bytes: 1 }],
    findings: [{ message: value, file: value, line: 1 }],
    rolledBack: { run: value, commit: value },
    timeline: timeline(all, 'failed'),
    status: 'failed',
    failedStep: 'verify',
    error: new SiteDeployError('BUILD_FAILED', value, {
      facts: [value, `  ${value}`],
      problems: [{ file: value, line: 1, column: 1, source: value, message: value }],
      remedy: value,
    }),
    notifyError: new SiteDeployError('NOTIFY_FAILED', value, { facts: [value] }),
  };
}

/** Texts that GitHub or the runner could interpret as markup, a mention, a link or a command. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</pre><h1>broken out</h1>',
  '</details><b>bold</b>',
  '</code><i>x</i>',
  '--> <!-- site-deploy:other -->',
  '<!-- comment -->',
  '&lt;b&gt; &#60;b&#62;',
  '| a | b |',
  'a\\|b',
  '`code` ``more`` ```fence```',
  '```\n# broken out\n```',
  '~~~\ntext\n~~~',
  '# heading',
  '\n# heading after a line break',
  '===',
  '---',
  '***',
  '- item',
  '+ item',
  '* item',
  '1. item',
  '1) item',
  '> quote',
  '> [!CAUTION]',
  '**bold** __bold__ *em* _em_ ~~gone~~',
  '[link](https://evil.example)',
  '![image](https://evil.example/x.png)',
  '[ref]: https://evil.example',
  '<https://evil.example>',
  'https://evil.example/path',
  'www.evil.example',
  'mail@evil.example',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '@octocat',
  '@acme/admins',
  '#123',
  'acme/docs#123',
  'GH-123',
  ':warning:',
  '$x^2$ $$y$$',
  '[^1] [^1]: note',
  '- [ ] task',
  '\u202egnp.exe',
  '\u001b[31mred',
  'null\u0000byte',
  '::error::fake',
  '##[error]fake',
  '::stop-commands::x',
  '\r\n::add-mask::a',
  '$(touch /x) `id`',
  '$\u007b{ secrets.X }}',
  '%0A%0D::error::x',
  '\\\\<b>',
  '<',
  '&',
  'x'.repeat(5_000),
  '<summary>x</summary>',
];

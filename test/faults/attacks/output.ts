import { withBuild } from '../../e2e/harness/site.ts';
import type { Attack } from './attack.ts';

const refused = (
  what: string,
  lines: string,
  verdict: Attack['verdict'],
  more: Partial<Attack> = {},
): Attack => ({
  area: 'output',
  what: `the output ${what}`,
  site: withBuild(`site(); ${lines}`),
  run: { inputs: { 'dry-run': 'true' } },
  verdict,
  ...more,
});

const holds = (name: string, more?: Partial<Attack>) =>
  refused(`holds ${name}`, `write('dist/${name}', 'x');`, 'PACKAGE_FORBIDDEN_FILE', {
    output: [name],
    ...more,
  });

/** Attacks through files in the build's output. */
export const outputAttacks: readonly Attack[] = [
  refused(
    'is a link out of the workspace',
    "fs.rmSync('dist', { recursive: true }); fs.symlinkSync('/etc', 'dist');",
    'PATH_OUTSIDE_WORKSPACE',
    { inBrief: true },
  ),
  refused(
    'links to a file outside',
    "fs.symlinkSync('/etc/hostname', 'dist/a');",
    'PATH_OUTSIDE_WORKSPACE',
  ),
  refused(
    'links to the folder that holds it',
    "fs.symlinkSync('.', 'dist/a');",
    'PATH_OUTSIDE_WORKSPACE',
  ),
  refused(
    'holds a pipe',
    "(await import('node:child_process')).execFileSync('mkfifo', ['dist/pipe']);",
    'PACKAGE_FORBIDDEN_FILE',
  ),
  refused('is 500 GB, sparse', "fs.truncateSync('dist/index.html', 500e9);", 'PACKAGE_TOO_LARGE'),
  refused(
    'is a hosting configuration of 4,000 aliases',
    "write('dist/staticwebapp.config.json', 'a: &a 1\\nb: [' + '*a,'.repeat(4000) + ']');",
    'HOSTING_CONFIG_INVALID',
  ),
  holds('.env.production'),
  holds('package.json'),
  holds('deep/site.config.yml'),
  holds('.git/config', { output: ['.git'] }),
  holds('deep/.npmrc'),
  ...(
    [
      ['highlight.js', 'held'],
      ['about.html', 'held'],
      ['robots.txt', 'PACKAGE_NAME_REFUSED'],
      ['sitemap.xml', 'PACKAGE_NAME_REFUSED'],
    ] as const
  ).map(
    ([name, verdict]): Attack => ({
      area: 'output',
      what: `the output of an application holds a folder named ${name}, and no page its text`,
      site: {
        files: {
          ...withBuild(`site(); write('dist/${name}/a.txt', 'x');`).files,
          'content/overrides.json': JSON.stringify({ 'home.nothing.here': 'nowhere' }),
        },
        config: { site: { type: 'spa' }, seo: { enabled: true } },
      },
      verdict,
    }),
  ),
  refused(
    'holds a folder named staticwebapp.config.json',
    "write('dist/staticwebapp.config.json/a', '{}');",
    'FILE_REFUSED',
  ),
];

import { expect } from 'vitest';
import { withBuild } from '../../e2e/harness/site.ts';
import { type Attack, planted } from './attack.ts';

const commands = [
  `::error::${planted}`,
  `##[error]${planted}`,
  `text ##[stop-commands]${planted}`,
  `::stop-commands::${planted}`,
  `::add-mask::${planted}`,
  `a\r::add-mask::${planted}`,
  `::set-output name=url::${planted}`,
  `::set-env name=A::${planted}`,
  `##[add-matcher]${planted}.json`,
  `\ufeff::error::${planted}`,
];
const print = (stream: string) =>
  `for (const line of ${JSON.stringify(commands)}) console.${stream}(line); site();`;

const attack = (what: string, more: Partial<Attack>): Attack => ({
  area: 'build',
  what,
  verdict: 'held',
  ...more,
});

/** Attacks through the site's code during the build. */
export const buildAttacks: readonly Attack[] = [
  attack('the build prints commands of the runner', {
    inBrief: true,
    site: withBuild(print('log')),
  }),
  attack('the build prints commands of the runner on stderr', {
    site: withBuild(print('error')),
  }),
  attack('the build prints commands of the runner and fails', {
    site: withBuild(`${print('log')} process.exitCode = 3;`),
    verdict: 'BUILD_FAILED',
  }),
  attack('the build looks for credentials in its environment', {
    site: withBuild("site(); write('dist/env.txt', JSON.stringify(process.env));"),
    run: {
      env: { NPM_TOKEN: 'npm_0123456789abcdef', AWS_SECRET_ACCESS_KEY: 'aws0123456789abcdef' },
    },
    proof: ({ buildEnv = {} }) =>
      expect(Object.keys(buildEnv).join()).not.toMatch(/TOKEN|SECRET|ACTIONS_|INPUT_/),
  }),
  attack("the build writes to the runner's command files", {
    site: withBuild(
      `site(); for (const name of ['ENV', 'PATH', 'OUTPUT', 'STATE']) if (process.env['GITHUB_' + name]) ` +
        `fs.appendFileSync(process.env['GITHUB_' + name], 'A=${planted}\\n');`,
    ),
  }),
  attack('the build leaves a daemon behind', {
    inBrief: true,
    site: withBuild(
      "site(); const child = spawn('setsid', ['sleep', '62'], { stdio: 'ignore', detached: true }); pid(child.pid); " +
        'child.unref();',
    ),
    output: ['The build left one process running; ended now: '],
  }),
  attack('the build adds its own marker to the site', {
    site: withBuild(
      `site(); write('dist/.well-known/site-deploy.json', '{"digest":"${planted}"}');`,
    ),
  }),
  attack('the build changes the site config after it was read', {
    site: withBuild(
      `site(); fs.writeFileSync('site.config.yml', 'portal: { url: https://${planted}.example }');`,
    ),
  }),
];

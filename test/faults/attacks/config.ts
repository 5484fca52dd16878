import { acme, configText } from '../../e2e/harness/site.ts';
import type { RunnerEvent } from '../../support/runner-event.ts';
import type { Attack } from './attack.ts';

const event = (
  what: string,
  changes: Partial<RunnerEvent>,
  verdict: Attack['verdict'],
): Attack => ({
  area: 'events',
  what,
  run: { event: changes },
  verdict,
});

const configured = (
  what: string,
  config: NonNullable<Attack['site']>['config'],
  more: Partial<Attack> = {},
): Attack => ({
  area: 'config',
  what: `the site config has ${what}`,
  site: { ...(config && { config }) },
  verdict: 'CONFIG_INVALID',
  ...more,
});

const file = (what: string, text: string): Attack => ({
  area: 'config',
  what: `the site config has ${what}`,
  site: { files: { 'site.config.yml': text } },
  verdict: 'CONFIG_INVALID',
});

/** Attacks through the event. */
export const eventAttacks: readonly Attack[] = [
  event(
    'the name of a branch contains a shell command',
    { ref: 'refs/heads/release/$(touch planted)' },
    'VERSION_INVALID',
  ),
  event(
    'the name of a branch contains a runner command',
    { ref: 'refs/heads/release/##[add-mask]planted' },
    'VERSION_INVALID',
  ),
  event(
    'a pull request comes from a fork',
    { name: 'pull_request', ref: 'refs/pull/7/merge' },
    'EVENT_NOT_DEPLOYED',
  ),
  event('a tag has the name of the branch', { ref: 'refs/tags/master' }, 'EVENT_NOT_DEPLOYED'),
];

/** Attacks through the site config. */
export const configAttacks: readonly Attack[] = [
  configured(
    'a portal other than the pinned one',
    { portal: { url: 'https://planted.example' } },
    {
      inBrief: true,
      run: { inputs: { 'portal-url': acme.portal.url } },
      verdict: 'PIN_CONFLICT',
      output: [`portal.url is https://planted.example, portal-url pins ${acme.portal.url}`],
    },
  ),
  configured(
    'an identity other than the pinned one',
    { azure: { clientId: '99999999-4444-4444-8444-444444444444' } },
    { run: { inputs: { 'client-id': acme.azure.clientId } }, verdict: 'PIN_CONFLICT' },
  ),
  configured(
    'an audience other than the pinned one',
    { portal: { audience: 'api://other' } },
    { run: { inputs: { audience: acme.portal.audience } }, verdict: 'PIN_CONFLICT' },
  ),
  configured(
    "Azure's own audience",
    { portal: { audience: 'https://management.azure.com' } },
    { inBrief: true },
  ),
  configured('a portal without encryption', { portal: { url: 'http://portal.acme.example' } }),
  configured('a Preview of 17 letters', {
    environments: { preview: { name: 'averylongnameofit' } },
  }),
  configured('a Preview whose name the platform turns into production', {
    environments: { preview: { name: 'Prod.' } },
  }),
  configured(
    'an output folder outside the workspace',
    { build: { output: '../..' } },
    { verdict: 'PATH_OUTSIDE_WORKSPACE' },
  ),
  configured('a credential for the build', {
    build: { passEnv: ['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] },
  }),
  file(
    'a key that is the prototype of all objects',
    `${configText(acme, {}, '/outside')}__proto__: { a: 1 }\n`,
  ),
  file(
    '9^9 aliases',
    `a: &a [x,x]\n${[...'bcdefghi'].map((to, at) => `${to}: &${to} [${`*${'abcdefgh'[at]},`.repeat(9)}]`).join('\n')}\n`,
  ),
];

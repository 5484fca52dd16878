import type { RunnerEvent } from '../../../src/localcloud/runner/environment.ts';
import { acme, configText } from '../../e2e/harness/site.ts';
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
  what,
  site: { ...(config && { config }) },
  verdict: 'CONFIG_INVALID',
  ...more,
});

const file = (what: string, text: string): Attack => ({
  area: 'config',
  what,
  site: { files: { 'site.config.yml': text } },
  verdict: 'CONFIG_INVALID',
});

/** Attacks by the event. */
export const eventAttacks: readonly Attack[] = [
  event(
    'a branch carries a command of a shell',
    { ref: 'refs/heads/release/$(touch planted)' },
    'VERSION_INVALID',
  ),
  event(
    'a branch carries a command of the runner',
    { ref: 'refs/heads/release/##[add-mask]planted' },
    'VERSION_INVALID',
  ),
  event(
    'a pull request of a fork',
    { name: 'pull_request', ref: 'refs/pull/7/merge' },
    'EVENT_NOT_DEPLOYED',
  ),
  event('a tag of the name of the branch', { ref: 'refs/tags/master' }, 'EVENT_NOT_DEPLOYED'),
];

/** Attacks by the site config. */
export const configAttacks: readonly Attack[] = [
  configured(
    'another portal than the workflow pins',
    { portal: { url: 'https://planted.example' } },
    {
      inBrief: true,
      run: { inputs: { 'portal-url': acme.portal.url } },
      verdict: 'PIN_CONFLICT',
      output: [`portal.url is https://planted.example, portal-url pins ${acme.portal.url}`],
    },
  ),
  configured(
    'another identity than the workflow pins',
    { azure: { clientId: '99999999-4444-4444-8444-444444444444' } },
    { run: { inputs: { 'client-id': acme.azure.clientId } }, verdict: 'PIN_CONFLICT' },
  ),
  configured(
    'another audience than the workflow pins',
    { portal: { audience: 'api://other' } },
    { run: { inputs: { audience: acme.portal.audience } }, verdict: 'PIN_CONFLICT' },
  ),
  configured(
    'the audience of the cloud',
    { portal: { audience: 'https://management.azure.com' } },
    { inBrief: true },
  ),
  configured('a portal without encryption', { portal: { url: 'http://portal.acme.example' } }),
  configured('a Preview of 17 letters', {
    environments: { preview: { name: 'averylongnameofit' } },
  }),
  configured('a Preview that folds to production', {
    environments: { preview: { name: 'Prod.' } },
  }),
  configured(
    'an output out of the workspace',
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

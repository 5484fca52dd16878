import { expect, it } from 'vitest';
import { withRemembered } from '../../../../src/workflows/render/remembered.ts';
import { renderOnboarding } from '../../../../src/workflows/render/render.ts';
import type { RenderOptions } from '../../../../src/workflows/render/render-options.ts';
import { reusable } from '../../operations/onboard/shapes.ts';
import { action, site } from '../../operations/onboard/world.ts';

const newer = { uses: action.uses, version: 'v0.2.0' };
/** The deployment workflow of a repository that was onboarded so. */
const onboarded = (options: Partial<RenderOptions>) =>
  renderOnboarding(site, { action, ...options })[0]?.content;

it.each<[string, Partial<RenderOptions>]>([
  ['a signature and the API token', { attest: true, apiToken: true }],
  ['one job', { shape: 'single-job' }],
  ['a called workflow', { shape: 'caller', reusable }],
])('uses the earlier onboarding options as defaults: %s', (_, chosen) => {
  const { options, remarks } = withRemembered({ action }, onboarded(chosen), false);
  expect(options).toMatchObject(chosen);
  expect(remarks).toEqual([]);
  expect(renderOnboarding(site, options)[0]?.content).toBe(onboarded(chosen));
});

it.each<[string, Partial<RenderOptions>, Partial<RenderOptions>, string]>([
  ['the signature', { attest: true }, { attest: false }, 'no longer attested'],
  ['two jobs', { attest: true }, { shape: 'single-job' }, 'the build has access to the identity'],
  ['the API token', { apiToken: true }, { apiToken: false }, 'without its API token'],
])('removes a protection only on request, and reports it: %s', (_, before, asked, text) => {
  const { options, remarks } = withRemembered({ action, ...asked }, onboarded(before), false);
  expect(options).toMatchObject(asked);
  expect(remarks.join('\n')).toContain(`Given up, as requested: `);
  expect(remarks.join('\n')).toContain(text);
});

it('does not downgrade site-deploy unless forced', () => {
  const before = onboarded({ action: newer });
  const kept = withRemembered({ action }, before, false);
  expect(kept.options.action).toEqual(newer);
  expect(kept.remarks.join('\n')).toContain(
    'uses site-deploy v0.2.0, which is newer than v0.1.0: it stays',
  );
  const back = withRemembered({ action }, before, true);
  expect(back.options.action).toEqual(action);
  expect(back.remarks.join('\n')).toContain('downgraded from v0.2.0 to v0.1.0');
});

it('uses only the given options for a repository without onboarding', () => {
  expect(withRemembered({ action }, undefined, false)).toEqual({
    options: { action },
    remarks: [],
  });
  expect(withRemembered({ action }, 'name: Deploy\n', false)).toEqual({
    options: { action },
    remarks: [],
  });
});

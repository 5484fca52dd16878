import { describe, expect, it } from 'vitest';
import {
  configFindings,
  fileFindings,
} from '../../../../../src/operations/onboard/doctor/findings.ts';
import type { OnboardingPlan } from '../../../../../src/operations/onboard/plan/types.ts';
import type { WorkflowInputs } from '../../../../../src/workflows/inputs.ts';
import { needed } from '../../../../support/site-config.ts';
import { site } from '../site.ts';

const file = 'site.config.yml';
const inputs = { shape: 'two-jobs', action: {} } as WorkflowInputs;
const { portal, azure } = site;
const text = Object.entries({
  'https://portal.example.com': portal.url,
  'api://0f0f0f0f-0000-4000-8000-000000000001': portal.audience,
  '11111111-2222-3333-4444-555555555555': azure.clientId,
  '11111111-2222-3333-4444-666666666666': azure.tenantId,
}).reduce((all, [from, to]) => all.replace(from, to), needed);

describe('the onboarding doctor', () => {
  it('reports no difference between site config and portal if they agree or the file is missing', () => {
    expect(configFindings(site, inputs, text, file)).toEqual([]);
    expect(configFindings(site, inputs, undefined, file)).toEqual([]);
  });

  it.each([
    ['site.slug', site.slug, 'other'],
    ['site.id', site.id, 'site_9'],
    ['portal.url', portal.url, 'https://other.example'],
    ['portal.audience', portal.audience, 'api://other'],
    ['azure.clientId', azure.clientId, '99999999-2222-3333-4444-555555555555'],
    ['azure.tenantId', azure.tenantId, '99999999-2222-3333-4444-666666666666'],
  ])('reports that %s in the site config differs from the portal', (key, value, other) => {
    const changed = text.replace(value, other);
    expect(configFindings(site, inputs, changed, file)).toMatchObject([
      { weight: 'broken', what: `${file} has ${key}: ${other}; the portal has ${value}.` },
    ]);
  });
});

describe('the onboarding doctor examines workflows and', () => {
  const plan = { steps: [] } as unknown as OnboardingPlan;
  const nothing = { files: [], pulls: [], rivals: [] };

  it.each([
    ['a stored token', 'uses: Azure/static-web-apps-deploy@v1', true],
    ['a stored token', 'run: swa deploy', true],
    ['no stored token', 'uses: acme/site-deploy@v1', false],
  ])('reports that a second workflow deploys with %s by "%s"', (_, how, usesToken) => {
    const [found] = fileFindings({ ...nothing, rivals: [{ path: 'own.yml', how }] }, plan);
    expect(found?.what).toBe(`own.yml also deploys the site (${how}).`);
    expect(found?.why.endsWith('It uses a stored token.')).toBe(usesToken);
    expect(found?.remedy.includes('and then the secret with its token')).toBe(usesToken);
  });

  const change = {
    to: { template: 'deploy', inputs: { action: { uses: 'a/b@c', version: 'v1' } } },
  };
  const conflict = { ours: ['a'], theirs: ['b'], sides: ['mine'] };
  it.each([
    [
      'a foreign file',
      { state: 'foreign', reason: 'it is yours' },
      ['risk', 'deploy.yml is left alone: it is yours.', 'Compare it with the output of'],
    ],
    [
      'an edit that breaks a line',
      { state: 'customised', fault: { reason: 'A job is missing.', lines: [3, 4] } },
      ['broken', 'deploy.yml:3: A job is missing.', 'Correct the line.'],
    ],
    [
      'an edit that breaks a file in an unknown line',
      { state: 'customised', fault: { reason: 'A job is missing.', lines: [] } },
      ['broken', 'deploy.yml: A job is missing.', 'Correct the line.'],
    ],
    [
      'a conflict in one line',
      { state: 'conflict', conflicts: [{ ...conflict, line: 4 }], change, sides: ['mine'] },
      [
        'risk',
        'deploy.yml is left alone (line 4): you and its template changed the same lines.',
        '--apply --accept mine deploy.yml to keep your lines.',
      ],
    ],
    [
      'conflicts in two lines and elsewhere',
      {
        state: 'conflict',
        conflicts: [{ ...conflict, line: 4 }, { ...conflict, line: 9 }, conflict],
        change,
        sides: ['theirs'],
      },
      [
        'risk',
        'deploy.yml is left alone (lines 4, 9): you and its template changed the same lines.',
        "to take the template's lines.",
      ],
    ],
    [
      'a conflict with its reason',
      {
        state: 'conflict',
        conflicts: [{ ...conflict, reason: 'It has two jobs.' }],
        change,
        sides: [],
      },
      ['risk', 'deploy.yml is left alone: It has two jobs.', 'Correct your lines;'],
    ],
  ])('reports %s', (_, state, [weight, what, remedy]) => {
    const files = [{ path: 'deploy.yml', state }] as never;
    expect(fileFindings({ ...nothing, files }, plan)).toMatchObject([
      { weight, what, remedy: expect.stringContaining(remedy ?? '') },
    ]);
  });

  it('does not report an edited file without a fault', () => {
    const files = [{ path: 'deploy.yml', state: { state: 'customised', fault: undefined } }];
    expect(fileFindings({ ...nothing, files } as never, plan)).toEqual([]);
  });
});

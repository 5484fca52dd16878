import { describe, expect, it } from 'vitest';
import { checkPins, forEnvironment } from '../../../src/identity/pins.ts';
import { thrownBy } from '../../support/failure.ts';
import { createPlan } from '../../support/plan.ts';

const { config } = createPlan();

describe('checkPins', () => {
  it('accepts a config that matches the pins, ignoring case, a slash at the end and spaces around the URL', () => {
    expect(() => checkPins(config)).not.toThrow();
    expect(() =>
      checkPins(config, { portalUrl: '', audience: ' ', tenantId: undefined }),
    ).not.toThrow();
    const pins = {
      portalUrl: ` ${config.portal.url.replace('https://', 'HTTPS://')}/ `,
      audience: config.portal.audience,
      tenantId: config.azure.tenantId.toUpperCase(),
      clientId: config.azure.clientId,
    };
    expect(() => checkPins(config, pins)).not.toThrow();
  });

  it.each([
    [
      'portalUrl',
      'https://portal.example',
      'portal.url is https://portal.example.com, portal-url pins',
    ],
    ['portalUrl', 'https://portal.example.com/tenant', 'portal.url is'],
    ['portalUrl', 'http://portal.example.com', 'portal.url is'],
    ['audience', 'api://other', 'portal.audience is'],
    ['tenantId', '99999999-2222-3333-4444-555555555555', 'azure.tenantId is'],
    ['clientId', '99999999-2222-3333-4444-555555555555', 'azure.clientId is'],
  ])('refuses a config that differs from the pinned %s %s', (pin, value, fact) => {
    const error = thrownBy(() => checkPins(config, { [pin]: value }));
    expect(error).toMatchObject({ code: 'PIN_CONFLICT', facts: [expect.stringContaining(fact)] });
  });

  it('compares audiences case-sensitively', () => {
    expect(
      thrownBy(() => checkPins(config, { audience: config.portal.audience.toUpperCase() })).code,
    ).toBe('PIN_CONFLICT');
  });

  it('names two contradictions in one error', () => {
    const error = thrownBy(() =>
      checkPins(config, { portalUrl: 'https://a.example', clientId: 'x' }),
    );
    expect(error.facts).toHaveLength(2);
  });
});

it('forEnvironment accepts a separate application for Preview only if it is pinned', () => {
  const own = '99999999-9999-4999-8999-999999999999';
  const preview = { ...config.environments.preview, clientId: own };
  const both = { ...config, environments: { ...config.environments, preview } };
  const { clientId } = config.azure;
  expect(forEnvironment(both, 'Production', { clientId }).azure.clientId).toBe(clientId);
  expect(thrownBy(() => forEnvironment(both, 'Preview', { clientId }))).toMatchObject({
    code: 'PIN_CONFLICT',
    facts: [`environments.preview.clientId is ${own}, client-id pins ${clientId}`],
  });
  const pins = { clientId: `${clientId},${own}` };
  expect(forEnvironment(both, 'Preview', pins).azure.clientId).toBe(own);
});

import { describe, expect, it } from 'vitest';
import {
  asOrigin,
  checkedName,
  checkLanding,
  checkTarget,
  type Target,
  toTarget,
} from '../../../../src/clients/swa/target.ts';
import { thrownBy } from '../../../support/failure.ts';
import { createClosingPlan, createPlan } from '../../../support/plan.ts';

const production: Target = toTarget(createPlan());
const preview: Target = {
  ...production,
  environment: 'Preview',
  environmentName: 'preview',
  url: 'https://next.acme.example',
};
const refused = { code: 'UPLOAD_WRONG_TARGET' };

describe('toTarget', () => {
  it('takes the address, repository and branch from the plan', () => {
    expect(production).toEqual({
      environment: 'Production',
      environmentName: null,
      url: 'https://www.acme.example',
      siteUrl: 'https://www.acme.example',
      repository: 'acme/site',
      branch: 'master',
    });
  });

  it('takes the Preview from a plan that closes it', () => {
    expect(toTarget(createClosingPlan())).toMatchObject({
      environmentName: 'preview',
      branch: 'release/1.4.0',
    });
  });
});

describe('checkedName', () => {
  it('returns the name of a Preview, and null for Production', () => {
    expect(checkedName(production)).toBeNull();
    expect(checkedName(preview)).toBe('preview');
    expect(checkedName({ ...preview, environmentName: 'a'.repeat(16) })).toBe('a'.repeat(16));
  });

  it.each([null, '', 'production', 'prod', 'default', 'Next_1', 'next-1', 'a'.repeat(17)])(
    'refuses %j as the name of a Preview',
    (name) => {
      expect(thrownBy(() => checkedName({ ...preview, environmentName: name }))).toMatchObject(
        refused,
      );
    },
  );

  it('refuses the name of a Preview for Production', () => {
    expect(
      thrownBy(() => checkedName({ ...production, environmentName: 'preview' })),
    ).toMatchObject(refused);
  });
});

it('checkTarget refuses a Preview at the live address, whether the config or the service names it', () => {
  expect(() => checkTarget(preview, 'happy-sea.azurestaticapps.net')).not.toThrow();
  expect(thrownBy(() => checkTarget(preview, 'next.acme.example'))).toMatchObject(refused);
  expect(
    thrownBy(() => checkTarget({ ...preview, url: 'https://www.acme.example' }, undefined)),
  ).toMatchObject(refused);
  expect(() => checkTarget(production, 'www.acme.example')).not.toThrow();
  expect(() => checkTarget({ ...preview, url: undefined }, undefined)).not.toThrow();
});

it('checkLanding refuses a Preview that replaced the live site, and suggests redeploying Production', () => {
  const live = 'https://happy-sea.azurestaticapps.net';
  expect(
    thrownBy(() => checkLanding(preview, `${live}/`, 'HAPPY-SEA.azurestaticapps.net')).remedy,
  ).toContain('redeploy Production immediately');
  expect(() =>
    checkLanding(preview, 'https://happy-sea-preview.azurestaticapps.net', live),
  ).not.toThrow();
  expect(() => checkLanding(preview, undefined, live)).not.toThrow();
  expect(() => checkLanding(production, live, live)).not.toThrow();
});

it.each([
  [' HTTPS://Www.Acme.example/a?b ', 'https://www.acme.example'],
  ['www.acme.example', 'https://www.acme.example'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['https://', undefined],
  [' ', undefined],
  [undefined, undefined],
])('asOrigin(%j) returns %j', (address, origin) => expect(asOrigin(address)).toBe(origin));

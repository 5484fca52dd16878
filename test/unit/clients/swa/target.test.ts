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
import { closingPlanOf, planOf } from '../../../support/plan.ts';

const production: Target = toTarget(planOf());
const preview: Target = {
  ...production,
  environment: 'Preview',
  environmentName: 'preview',
  url: 'https://next.acme.example',
};
const refused = { code: 'UPLOAD_WRONG_TARGET' };

describe('the target of a plan', () => {
  it('is what a plan and the event say', () => {
    expect(production).toEqual({
      environment: 'Production',
      environmentName: null,
      url: 'https://www.acme.example',
      siteUrl: 'https://www.acme.example',
      repository: 'acme/site',
      branch: 'master',
    });
  });

  it('is the Preview of a plan that closes it', () => {
    expect(toTarget(closingPlanOf())).toMatchObject({
      environmentName: 'preview',
      branch: 'release/1.4.0',
    });
  });
});

describe('the name of the environment', () => {
  it('is that of the plan, and none for Production', () => {
    expect(checkedName(production)).toBeNull();
    expect(checkedName(preview)).toBe('preview');
    expect(checkedName({ ...preview, environmentName: 'a'.repeat(16) })).toBe('a'.repeat(16));
  });

  it.each([null, '', 'production', 'prod', 'default', 'Next_1', 'next-1', 'a'.repeat(17)])(
    'of a Preview is never %j',
    (name) => {
      expect(thrownBy(() => checkedName({ ...preview, environmentName: name }))).toMatchObject(
        refused,
      );
    },
  );

  it('of Production is never another one', () => {
    expect(
      thrownBy(() => checkedName({ ...production, environmentName: 'preview' })),
    ).toMatchObject(refused);
  });
});

describe('a Preview', () => {
  it('is not planned where the live site is, by the config or by the service', () => {
    expect(() => checkTarget(preview, 'happy-sea.azurestaticapps.net')).not.toThrow();
    expect(thrownBy(() => checkTarget(preview, 'next.acme.example'))).toMatchObject(refused);
    expect(
      thrownBy(() => checkTarget({ ...preview, url: 'https://www.acme.example' }, undefined)),
    ).toMatchObject(refused);
    expect(() => checkTarget(production, 'www.acme.example')).not.toThrow();
    expect(() => checkTarget({ ...preview, url: undefined }, undefined)).not.toThrow();
  });

  it('that has landed on the live site is an error, with what to do about it', () => {
    const live = 'https://happy-sea.azurestaticapps.net';
    expect(
      thrownBy(() => checkLanding(preview, `${live}/`, 'HAPPY-SEA.azurestaticapps.net')).remedy,
    ).toContain('deploy Production again at once');
    expect(() =>
      checkLanding(preview, 'https://happy-sea-preview.azurestaticapps.net', live),
    ).not.toThrow();
    expect(() => checkLanding(preview, undefined, live)).not.toThrow();
    expect(() => checkLanding(production, live, live)).not.toThrow();
  });
});

it.each([
  [' HTTPS://Www.Acme.example/a?b ', 'https://www.acme.example'],
  ['www.acme.example', 'https://www.acme.example'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['https://', undefined],
  [' ', undefined],
  [undefined, undefined],
])('the origin of %j is %j', (address, origin) => expect(asOrigin(address)).toBe(origin));

import { describe, expect, it } from 'vitest';
import { contentHost } from '../../../../src/clients/swa/content-service/content-service.ts';
import { Secret } from '../../../../src/shared/secret.ts';

const id = '0f0f0f0f-1111-2222-3333-444444444444';
const prefix = 'a1'.repeat(32);
const getHost = (token: string) => contentHost(new Secret(token));

describe('contentHost', () => {
  it.each([
    ['no slice', `${prefix}-${id}000`, 'content-hk1.infrastructure.azurestaticapps.net', 0],
    ['slice 0', `${prefix}0-${id}003`, 'content-am2.infrastructure.azurestaticapps.net', 0],
    ['slice 2', `${prefix}2-${id}010`, 'content-dm1.infrastructure.2.azurestaticapps.net', 2],
    ['slice 12', `${prefix}12-${id}00f`, 'content-eus2.infrastructure.12.azurestaticapps.net', 12],
    ['slice 05', `${prefix}05-${id}00f`, 'content-eus2.infrastructure.5.azurestaticapps.net', 5],
    [
      'a region in capitals',
      `${prefix}1-${id}01E`,
      'content-wus2.infrastructure.1.azurestaticapps.net',
      1,
    ],
    [
      'more text after the region',
      `${prefix}1-${id}01e${'f'.repeat(20)}`,
      'content-wus2.infrastructure.1.azurestaticapps.net',
      1,
    ],
  ])('returns the host and the slice of a token with %s', (_, token, host, slice) =>
    expect(getHost(token)).toEqual({ host, slice }),
  );

  it.each([
    ['no text', ''],
    ['no dash', `${prefix}${id.replaceAll('-', '')}000`],
    ['a short prefix', `${prefix.slice(1)}-${id}000`],
    ['letters instead of a slice', `${prefix}x-${id}000`],
    ['a dash within the prefix', `${prefix.slice(0, 30)}-${prefix.slice(31)}-${id}000`],
    ['a short id', `${prefix}-${id.slice(1)}000`],
    ['a truncated region', `${prefix}-${id}00`],
    ['a region that is not a number', `${prefix}-${id}xyz`],
    ['an unknown region', `${prefix}-${id}fff`],
    ['canary region 21', `${prefix}-${id}015`],
    ['canary region 33', `${prefix}-${id}021`],
    ['an impossible slice number', `${prefix}${'9'.repeat(40)}-${id}000`],
    ['a leading space', ` ${prefix}-${id}000`],
  ])('returns undefined for a token with %s', (_, token) => expect(getHost(token)).toBeUndefined());
});

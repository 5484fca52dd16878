import { expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../src/config/nearest.ts';

it.each([
  ['output', 'outptu', ['output', 'root', 'install']],
  ['clientId', 'client_id', ['clientId', 'tenantId']],
  ['clientId', 'CLIENTID', ['clientId', 'tenantId']],
  ['production', 'prod', ['production', 'preview']],
  ['production', 'productoin', ['production', 'preview']],
  ['env', 'env', ['env', 'passEnv']],
  ['install', 'install_command', ['root', 'command', 'install']],
  ['output', 'outputFolder', ['root', 'output']],
])('nearestName returns "%s" for "%s" among %j', (expected, found, names) => {
  expect(nearestName(found, names)).toBe(expected);
});

it.each([
  ['evn', ['env', 'passEnv']],
  ['url', ['id', 'type']],
  ['x', ['y']],
  ['', ['a', 'output']],
  ['-', ['output']],
  ['something', ['output', 'root']],
  ['output', []],
])('nearestName returns undefined for "%s" among %j', (found, names) => {
  expect(nearestName(found, names)).toBeUndefined();
});

it('didYouMean suggests a similar name, and is empty without one', () => {
  expect(didYouMean('buidl', ['build'])).toBe('; did you mean "build"?');
  expect(didYouMean('nothing', ['build'])).toBe('');
});

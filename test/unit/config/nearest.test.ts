import { expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../src/config/nearest.ts';

it.each([
  ['outptu', ['output', 'root', 'install'], 'output'],
  ['client_id', ['clientId', 'tenantId'], 'clientId'],
  ['CLIENTID', ['clientId', 'tenantId'], 'clientId'],
  ['prod', ['production', 'preview'], 'production'],
  ['productoin', ['production', 'preview'], 'production'],
  ['env', ['env', 'passEnv'], 'env'],
  ['install_command', ['root', 'command', 'install'], 'install'],
  ['outputFolder', ['root', 'output'], 'output'],
  ['evn', ['env', 'passEnv'], undefined],
  ['url', ['id', 'type'], undefined],
  ['x', ['y'], undefined],
  ['', ['a', 'output'], undefined],
  ['-', ['output'], undefined],
  ['something', ['output', 'root'], undefined],
  ['output', [], undefined],
])('nearestName(%j, %j) is %j', (found, names, expected) => {
  expect(nearestName(found, names)).toBe(expected);
});

it('didYouMean names a similar name, or is empty', () => {
  expect(didYouMean('buidl', ['build'])).toBe('; did you mean "build"?');
  expect(didYouMean('nothing', ['build'])).toBe('');
});

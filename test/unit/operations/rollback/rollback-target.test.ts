import { expect, it } from 'vitest';
import { parseRollbackTarget } from '../../../../src/operations/rollback/find-package.ts';
import { thrownBy } from '../../../support/failure.ts';

it.each(['1.4.2', ' v1.4.2 '])('parseRollbackTarget reads the version 1.4.2 from %j', (text) =>
  expect(parseRollbackTarget(text)).toEqual({ version: '1.4.2' }),
);

it.each([
  [17345678901, '17345678901'],
  [77, 'https://github.com/acme/docs/actions/runs/77'],
  [77, 'https://ghe.acme.example/acme/docs/actions/runs/77/attempts/2'],
  [77, 'https://github.com/acme/docs/actions/runs/77/job/9?pr=1'],
])('parseRollbackTarget reads the run %i from %j', (run, text) =>
  expect(parseRollbackTarget(text)).toEqual({ run }),
);

it.each([
  ...['', 'latest', '1.4', 'to 1.4.2', '1.4.2-rc.1', '-1', 'run 7', '1234567890123456'],
  ...['https://github.com/acme/docs/pull/77', 'see https://github.com/a/b/actions/runs/77'],
])('parseRollbackTarget refuses %j', (text) =>
  expect(thrownBy(() => parseRollbackTarget(text)).code).toBe('USAGE'),
);

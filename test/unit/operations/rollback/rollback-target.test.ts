import { expect, it } from 'vitest';
import { parseRollbackTarget } from '../../../../src/operations/rollback/find-package.ts';
import { thrownBy } from '../../../support/failure.ts';

it.each([
  ['1.4.2', { version: '1.4.2' }],
  [' v1.4.2 ', { version: '1.4.2' }],
  ['17345678901', { run: 17345678901 }],
  ['https://github.com/acme/docs/actions/runs/77', { run: 77 }],
  ['https://ghe.acme.example/acme/docs/actions/runs/77/attempts/2', { run: 77 }],
  ['https://github.com/acme/docs/actions/runs/77/job/9?pr=1', { run: 77 }],
])('parseRollbackTarget parses %j as %j', (text, target) =>
  expect(parseRollbackTarget(text)).toEqual(target),
);

it.each(['', 'latest', '1.4', '1.4.2-rc.1', '-1', 'https://github.com/acme/docs/pull/77'])(
  'parseRollbackTarget refuses %j',
  (text) => expect(thrownBy(() => parseRollbackTarget(text)).code).toBe('USAGE'),
);

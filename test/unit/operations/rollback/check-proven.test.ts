import { expect, it } from 'vitest';
import { checkProven, type RollbackPlan } from '../../../../src/operations/rollback/rollback.ts';
import { thrownBy } from '../../../support/failure.ts';

const plan = (proven: boolean, run: object = {}) =>
  ({ package: { version: '1.4.2', proven, run: { id: 7, url: 'run', ...run } } }) as RollbackPlan;
const version = { version: '1.4.2' };

it.each([
  [{ conclusion: 'failure' }, 'ended with: failure'],
  [{ conclusion: '', status: 'in_progress' }, 'has not finished (in_progress)'],
  [{ conclusion: '', status: 'waiting' }, 'has not finished (waiting)'],
  [{ conclusion: 'success' }, 'succeeded without taking it live'],
])('checkProven accepts a run by its number, but not by its version, if it $1', (run, found) => {
  expect(thrownBy(() => checkProven(version, plan(false, run)))).toMatchObject({
    code: 'ROLLBACK_UNPROVEN',
    message: `Run 7, which built 1.4.2, ${found}.`,
    remedy: 'Check the run; to deploy it anyway, use --to 7.',
    facts: ['run'],
  });
  expect(() => checkProven({ run: 7 }, plan(false, run))).not.toThrow();
});

it('checkProven accepts a version that was live', () => {
  expect(() => checkProven(version, plan(true))).not.toThrow();
  expect(() => checkProven({ run: 7 }, plan(true))).not.toThrow();
});

import { expect, it } from 'vitest';
import { portalAnswer } from '../../../../src/automation/release/read-portal.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { scriptedContext } from '../scripted.ts';

it('portalAnswer reports a cancellation instead of the failure that it caused', async () => {
  const { context } = scriptedContext({});
  const reason = new SiteDeployError('CANCELLED', 'The run was cancelled.');
  const deps = { ...context.deps, signal: AbortSignal.abort(reason) };
  const question = Promise.reject(new Error('This operation was aborted'));
  await expect(portalAnswer({ ...context, deps }, question)).rejects.toBe(reason);
});

import { expect, it } from 'vitest';
import { toExitCode } from '../../../src/cli/context.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';

it.each([
  ['USAGE', 2],
  ['CONFIG_INVALID', 2],
  ['PORTAL_UNAUTHORIZED', 4],
  ['PORTAL_FORBIDDEN', 4],
  ['PORTAL_NOT_FOUND', 5],
  ['PORTAL_CONFLICT', 6],
  ['PORTAL_RATE_LIMITED', 7],
  ['PORTAL_UNAVAILABLE', 7],
  ['PATH_OUTSIDE_WORKSPACE', 1],
  ['BUILD_FAILED', 1],
] as const)('toExitCode returns $1 for $0', (code, exit) => {
  expect(toExitCode(new SiteDeployError(code, 'It failed.'))).toBe(exit);
});

it('toExitCode returns 1 without an error, and 2 for a wrong path in the site config', () => {
  expect(toExitCode(undefined)).toBe(1);
  const problems = [{ file: 'site.config.yml', message: 'outside' }];
  const error = new SiteDeployError('PATH_OUTSIDE_WORKSPACE', 'Outside.', { problems });
  expect(toExitCode(error)).toBe(2);
});

import { expect, it } from 'vitest';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';

const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: the system says so, open '/x/y'`), { code, ...more });
const path = '/x/y';

it.each([
  ['ENOSPC', 'DISK_FULL', {}],
  ['EDQUOT', 'DISK_FULL', {}],
  ['EMFILE', 'TOO_MANY_OPEN_FILES', { path }],
  ['ENFILE', 'TOO_MANY_OPEN_FILES', {}],
  ['ENOENT', 'FILE_GONE', { path }],
  ['ENOTDIR', 'FILE_GONE', { path }],
  ['EACCES', 'FILE_REFUSED', { path }],
  ['EROFS', 'FILE_REFUSED', { path }],
  ['EBUSY', 'FILE_REFUSED', { path }],
  ['EFBIG', 'FILE_TOO_LARGE', {}],
  ['ERR_FS_FILE_TOO_LARGE', 'FILE_TOO_LARGE', {}],
  ['ENAMETOOLONG', 'FILE_REFUSED', { path }],
])('SiteDeployError.from turns %s into %s', (code, expected, more) => {
  const error = SiteDeployError.from(systemError(code, more));
  expect(error).toMatchObject({
    code: expected,
    facts: [`${code}: the system says so, open '/x/y'`],
  });
  expect(error.remedy).not.toContain('report');
});

it.each(['Worker initialization failure: EMFILE', 'child process missing stdin'])(
  'SiteDeployError.from turns "%s" into TOO_MANY_OPEN_FILES',
  (message) => {
    expect(SiteDeployError.from(new Error(message)).code).toBe('TOO_MANY_OPEN_FILES');
  },
);

it.each([
  ['ENOENT without a path', 'ENOENT', {}],
  ['ECONNRESET with a path', 'ECONNRESET', { path }],
  ['ERR_INVALID_ARG_TYPE', 'ERR_INVALID_ARG_TYPE', {}],
])('SiteDeployError.from turns %s into INTERNAL', (_, code, more) => {
  expect(SiteDeployError.from(systemError(code, more)).code).toBe('INTERNAL');
});

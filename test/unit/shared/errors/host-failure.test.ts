import { expect, it } from 'vitest';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';

const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: the system says so, open '/x/y'`), { code, ...more });
const path = '/x/y';

it.each([
  ['ENOSPC', {}, 'DISK_FULL'],
  ['EDQUOT', {}, 'DISK_FULL'],
  ['EMFILE', { path }, 'TOO_MANY_OPEN_FILES'],
  ['ENFILE', {}, 'TOO_MANY_OPEN_FILES'],
  ['ENOENT', { path }, 'FILE_GONE'],
  ['ENOTDIR', { path }, 'FILE_GONE'],
  ['EACCES', { path }, 'FILE_REFUSED'],
  ['EROFS', { path }, 'FILE_REFUSED'],
  ['EBUSY', { path }, 'FILE_REFUSED'],
  ['EFBIG', {}, 'FILE_TOO_LARGE'],
  ['ERR_FS_FILE_TOO_LARGE', {}, 'FILE_TOO_LARGE'],
  ['ENAMETOOLONG', { path }, 'FILE_REFUSED'],
])(
  'SiteDeployError.from turns %s into a failure of the host with a remedy: %o',
  (code, more, expected) => {
    const error = SiteDeployError.from(systemError(code, more));
    expect(error).toMatchObject({
      code: expected,
      facts: [`${code}: the system says so, open '/x/y'`],
    });
    expect(error.remedy).not.toContain('report');
  },
);

it.each(['Worker initialization failure: EMFILE', 'child process missing stdin'])(
  'SiteDeployError.from turns "%s" into TOO_MANY_OPEN_FILES',
  (message) => {
    expect(SiteDeployError.from(new Error(message)).code).toBe('TOO_MANY_OPEN_FILES');
  },
);

it.each([
  ['ENOENT', {}],
  ['ECONNRESET', { path }],
  ['ERR_INVALID_ARG_TYPE', {}],
])('SiteDeployError.from turns %s with %o into INTERNAL', (code, more) => {
  expect(SiteDeployError.from(systemError(code, more)).code).toBe('INTERNAL');
});

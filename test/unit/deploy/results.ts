import type { DeployResult } from '../../../src/deploy/result.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';

const seconds = { plan: 0.1, login: 0.4, build: 12.3 };
const known = { environment: 'Production', siteVersion: '1.4.0' } as const;
const packed = { ...known, fileCount: 12, totalBytes: 1_400_000, digest: 'sha256:abc' };
const notifyError = new SiteDeployError('NOTIFY_FAILED', 'The portal could not be told.', {
  facts: ['status 500'],
});

const live = {
  ...packed,
  status: 'succeeded',
  siteChanged: 'yes',
  url: 'https://www.acme.example',
  notified: true,
  seconds,
} as const;
const mismatch = new SiteDeployError(
  'VERIFY_MISMATCH',
  'https://www.acme.example does not serve this build.',
);
const closing = {
  environment: 'Preview',
  siteVersion: '1.4.0',
  closing: 'preview',
  siteChanged: 'no',
  notified: false,
  seconds,
} as const;

/** Results of runs, by how they ended. */
export const results = {
  succeeded: { ...live, deploymentId: 'v-1', correlationId: 'cid' },
  'rolled back': { ...live, rolledBack: { run: '77', commit: 'c0ffee'.padEnd(40, '0') } },
  'succeeded, portal not notified': { ...live, notified: false, notifyError },
  'dry run': { ...packed, status: 'skipped', siteChanged: 'no', notified: false, seconds },
  built: {
    ...live,
    siteChanged: 'no',
    url: undefined,
    folder: 'site-deploy-build',
    notified: false,
  },
  'plan failed': {
    status: 'failed',
    siteChanged: 'no',
    notified: false,
    seconds: { plan: 0 },
    failedStep: 'plan',
    error: new SiteDeployError('CONFIG_INVALID', 'site.config.yml has 1 error.', {
      problems: [
        {
          file: 'site.config.yml',
          line: 2,
          column: 3,
          source: '  x: 1',
          message: 'unknown key "x"',
        },
      ],
    }),
  },
  'build failed': {
    ...known,
    status: 'failed',
    siteChanged: 'no',
    notified: true,
    seconds,
    failedStep: 'build',
    error: new SiteDeployError('BUILD_FAILED', '"npm run build" ended with exit code 1.', {
      facts: ['last lines of its output:', '| ``` oops'],
    }),
  },
  'login failed, portal not notified': {
    ...known,
    status: 'failed',
    siteChanged: 'no',
    notified: false,
    seconds,
    failedStep: 'login',
    error: new SiteDeployError('LOGIN_UNAVAILABLE', 'The login failed.'),
    notifyError,
  },
  'upload handed over': {
    ...packed,
    status: 'failed',
    siteChanged: 'maybe',
    notified: true,
    seconds,
    failedStep: 'upload',
    error: new SiteDeployError(
      'UPLOAD_REFUSED',
      'The hosting platform did not start the distribution.',
    ),
  },
  'outcome unknown': {
    ...live,
    status: 'unknown',
    siteChanged: 'maybe',
    failedStep: 'verify',
    error: new SiteDeployError('DISTRIBUTION_UNKNOWN', 'It did not say in time.'),
  },
  'not verified': { ...live, status: 'failed', failedStep: 'verify', error: mismatch },
  'not seen': {
    ...live,
    status: 'failed',
    siteChanged: 'maybe',
    failedStep: 'verify',
    error: mismatch,
  },
  cancelled: {
    ...known,
    status: 'cancelled',
    siteChanged: 'no',
    notified: true,
    seconds,
    failedStep: 'build',
    error: new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).'),
  },
  'preview closed': {
    ...closing,
    closed: { outcome: 'closed', gone: { url: 'https://next.acme.example', status: 404 } },
    status: 'succeeded',
    siteChanged: 'yes',
  },
  'preview did not exist': {
    ...closing,
    siteVersion: undefined,
    closed: { outcome: 'absent' },
    status: 'succeeded',
  },
  'dry run of closing a preview': { ...closing, status: 'skipped' },
  unchanged: { ...live, siteChanged: 'no', isUnchanged: true },
  'preview not closed': {
    ...closing,
    status: 'failed',
    failedStep: 'close',
    error: new SiteDeployError('UPLOAD_REFUSED', 'The hosting platform did not close the Preview.'),
  },
  'preview possibly closed': {
    ...closing,
    status: 'unknown',
    siteChanged: 'maybe',
    failedStep: 'close',
    error: new SiteDeployError('CLOSE_UNKNOWN', 'It is not gone.'),
  },
} as const satisfies Record<string, DeployResult>;

/** Names of the results that are reported as done. */
export const done: readonly (keyof typeof results)[] = [
  'succeeded',
  'rolled back',
  'dry run',
  'built',
  'preview closed',
  'preview did not exist',
  'dry run of closing a preview',
  'unchanged',
];

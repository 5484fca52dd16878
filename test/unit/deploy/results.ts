import type { DeployResult } from '../../../src/deploy/result.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';

const seconds = { plan: 0.1, login: 0.4, build: 12.3 };
const known = { environment: 'Production', version: '1.4.0' } as const;
const packed = { ...known, fileCount: 12, totalBytes: 1_400_000, digest: 'sha256:abc' };
const notifyError = new SiteDeployError('NOTIFY_FAILED', 'The portal could not be told.', { facts: ['status 500'] });

/** One result for each way in which a run can end. */
export const results = {
  succeeded: {
    ...packed,
    status: 'succeeded',
    siteChanged: 'yes',
    url: 'https://www.acme.example',
    deploymentId: 'v-1',
    correlationId: 'cid',
    notified: true,
    seconds,
  },
  'rolled back': {
    ...packed,
    status: 'succeeded',
    siteChanged: 'yes',
    url: 'https://www.acme.example',
    rolledBack: { run: '77', commit: 'c0ffee'.padEnd(40, '0') },
    notified: true,
    seconds,
  },
  'succeeded, portal not told': {
    ...packed,
    status: 'succeeded',
    siteChanged: 'yes',
    url: 'https://www.acme.example',
    notified: false,
    notifyError,
    seconds,
  },
  'dry run': { ...packed, status: 'skipped', siteChanged: 'no', notified: false, seconds },
  built: { ...packed, status: 'succeeded', siteChanged: 'no', folder: 'site-deploy-build', notified: false, seconds },
  'plan failed': {
    status: 'failed',
    siteChanged: 'no',
    notified: false,
    seconds: { plan: 0 },
    failedStep: 'plan',
    error: new SiteDeployError('CONFIG_INVALID', 'site.config.yml has 1 error.', {
      problems: [{ file: 'site.config.yml', line: 2, column: 3, source: '  x: 1', message: 'unknown key "x"' }],
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
      facts: ['its last lines:', '| ``` oops'],
    }),
  },
  'login failed, portal not told': {
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
    error: new SiteDeployError('UPLOAD_REFUSED', 'The hosting platform did not start the distribution.'),
  },
  'outcome unknown': {
    ...packed,
    status: 'unknown',
    siteChanged: 'maybe',
    url: 'https://www.acme.example',
    notified: true,
    seconds,
    failedStep: 'verify',
    error: new SiteDeployError('DISTRIBUTION_UNKNOWN', 'It did not say in time.'),
  },
  'not verified': {
    ...packed,
    status: 'failed',
    siteChanged: 'yes',
    url: 'https://www.acme.example',
    notified: true,
    seconds,
    failedStep: 'verify',
    error: new SiteDeployError('VERIFY_MISMATCH', 'https://www.acme.example does not serve this build.'),
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
    environment: 'Preview',
    version: '1.4.0',
    closing: 'preview',
    closed: 'Closed: the Preview "preview" is no more.',
    status: 'succeeded',
    siteChanged: 'yes',
    notified: false,
    seconds,
  },
  'preview not closed': {
    environment: 'Preview',
    version: '1.4.0',
    closing: 'preview',
    status: 'failed',
    siteChanged: 'no',
    notified: false,
    seconds,
    failedStep: 'upload',
    error: new SiteDeployError('UPLOAD_REFUSED', 'The hosting platform did not close the Preview.'),
  },
  'preview perhaps closed': {
    environment: 'Preview',
    version: '1.4.0',
    closing: 'preview',
    status: 'unknown',
    siteChanged: 'maybe',
    notified: false,
    seconds,
    failedStep: 'upload',
    error: new SiteDeployError('CLOSE_UNKNOWN', 'It is not gone.'),
  },
} as const satisfies Record<string, DeployResult>;

/** What the program has done as it was asked to. */
export const done: readonly (keyof typeof results)[] = [
  'succeeded',
  'rolled back',
  'dry run',
  'built',
  'preview closed',
];

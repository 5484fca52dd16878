import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { type Marker, markerPath } from '../../shared/marker.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import type { Deployment } from '../upload/upload.ts';
import { look } from './look.ts';

/** Proof that the live address serves this build. */
export interface Verification {
  /** Origin that was looked at. */
  readonly url: string;
}

/** The first look comes at once; each pause is longer than the one before, up to the longest. Milliseconds. */
const firstPause = 250;
const growth = 1.5;
const longestPause = 5_000;

/**
 * Looks at the live address until it serves this build: its marker, and a start page that answers 200 with the configured headers.
 * @throws SiteDeployError `VERIFY_MISMATCH`, `VERIFY_UNREACHABLE`, `VERIFY_ADDRESS_UNKNOWN`; `DISTRIBUTION_UNKNOWN` where the platform had not said either
 */
export async function verify(plan: Plan, site: SitePackage, deployment: Deployment, deps: Deps): Promise<Verification> {
  const url = plan.url ?? deployment.url;
  if (url === undefined) {
    throw verdict(
      deployment,
      new SiteDeployError(
        'VERIFY_ADDRESS_UNKNOWN',
        'The hosting platform did not name the address of the environment.',
      ),
    );
  }
  const limit = plan.config.hosting.verificationTimeoutMinutes * 60_000;
  const started = deps.clock.now();
  let pause = firstPause;
  for (;;) {
    const finding = await inspect(url, site, deps);
    if (finding === undefined) return { url };
    deps.log.debug(`${url}: ${finding.message}`);
    const left = limit - (deps.clock.now() - started);
    if (left <= 0) throw verdict(deployment, toError(url, finding));
    await deps.clock.sleep(Math.min(pause, left), deps.signal);
    pause = Math.min(longestPause, pause * growth);
  }
}

interface Finding {
  readonly isReachable: boolean;
  readonly message: string;
  readonly facts: readonly string[];
}

/** What is wrong with the live site, or `undefined`. */
async function inspect(url: string, site: SitePackage, deps: Deps): Promise<Finding | undefined> {
  try {
    return (await inspectMarker(url, site.marker, deps)) ?? (await inspectStartPage(url, site, deps));
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return { isReachable: false, message: error.message, facts: [] };
  }
}

async function inspectMarker(url: string, expected: Marker, deps: Deps): Promise<Finding | undefined> {
  const answer = await look(`${url}/${markerPath}`, deps);
  if (answer.status !== 200)
    return mismatch(`/${markerPath} answers ${answer.status}`, [`expected the marker of ${describe(expected)}`]);
  const served = answer.json as Partial<Marker> | undefined;
  if (typeof served?.digest !== 'string') {
    return mismatch(`/${markerPath} is not a marker (${answer.headers['content-type'] ?? 'no content type'})`, [
      `expected ${describe(expected)}`,
    ]);
  }
  const keys = ['slug', 'environment', 'version', 'commit', 'digest'] as const;
  if (keys.every((key) => served[key] === expected[key])) return undefined;
  return mismatch('it serves another build', [`expected: ${describe(expected)}`, `served:   ${describe(served)}`]);
}

async function inspectStartPage(url: string, { hosting }: SitePackage, deps: Deps): Promise<Finding | undefined> {
  const answer = await look(`${url}/`, deps);
  if (answer.status !== 200) return mismatch(`the start page answers ${answer.status}`, [`address: ${answer.address}`]);
  // An empty value takes a header away.
  const wrong = Object.entries(hosting.globalHeaders)
    .filter(([name, value]) => (answer.headers[name.toLowerCase()] ?? '') !== value)
    .map(([name, value]) => `${name}: expected "${value}", served "${answer.headers[name.toLowerCase()] ?? 'none'}"`);
  return wrong.length === 0 ? undefined : mismatch('the start page lacks configured headers', wrong);
}

const mismatch = (message: string, facts: readonly string[]): Finding => ({ isReachable: true, message, facts });

function describe(marker: Partial<Marker>): string {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 80) : '?');
  return `${text(marker.slug)} ${text(marker.version)} (${text(marker.environment)}), commit ${text(marker.commit).slice(0, 12)}, ${text(marker.digest).slice(0, 19)}`;
}

function toError(url: string, { isReachable, message, facts }: Finding): SiteDeployError {
  return isReachable
    ? new SiteDeployError('VERIFY_MISMATCH', `${url} does not serve this build: ${message}.`, { facts })
    : new SiteDeployError('VERIFY_UNREACHABLE', `${url} could not be looked at.`, { facts: [message] });
}

/** Where the platform had not said how the distribution ended, and the site does not show it either, the outcome stays unknown. */
function verdict(deployment: Deployment, error: SiteDeployError): SiteDeployError {
  if (deployment.outcome === 'accepted') return error;
  return new SiteDeployError(
    'DISTRIBUTION_UNKNOWN',
    'The hosting platform took the upload, but did not say in time whether it is live.',
    {
      cause: error,
      facts: [
        error.message,
        ...(deployment.lostLook === undefined ? [] : [`the last look at its status: ${deployment.lostLook}`]),
        `correlation id: ${deployment.correlationId}`,
      ],
    },
  );
}

import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import type { Deployment, SentDeployment } from '../upload/deployment.ts';
import type { Finding } from './finding.ts';
import { type Inspected, inspect } from './inspect.ts';

/** Proof that the live address serves this build. */
export interface Verification {
  /** Origin that was looked at. */
  readonly url: string;
  /** What was looked at and found right. */
  readonly looks: readonly string[];
}

/** The first look comes at once; each pause is longer than the one before, up to the longest. Milliseconds. */
const firstPause = 250;
const growth = 1.5;
const longestPause = 5_000;
/** A large site takes longer until every place serves it: a second more for so many bytes, and for so many files. */
const bytesPerSecond = 2_000_000;
const filesPerSecond = 200;

/**
 * Looks at the live address until it serves this build: its marker, a sample of its files, its start page with the
 * configured headers, a deep route and a page that does not exist.
 * @throws SiteDeployError `VERIFY_MISMATCH`, `VERIFY_UNREACHABLE`, `VERIFY_ADDRESS_UNKNOWN`; `DISTRIBUTION_UNKNOWN`
 *   where the platform had not said either
 */
export async function verify(plan: Plan, site: SitePackage, deployment: Deployment, deps: Deps): Promise<Verification> {
  const sent = deployment.outcome === 'unchanged' ? undefined : deployment;
  const url = plan.url ?? sent?.url;
  if (url === undefined) {
    throw verdict(
      sent,
      new SiteDeployError(
        'VERIFY_ADDRESS_UNKNOWN',
        'The hosting platform did not name the address of the environment.',
      ),
    );
  }
  const limit = timeLimit(plan, site);
  const started = deps.clock.now();
  let pause = firstPause;
  for (;;) {
    const seen = await lookOnce({ url, site, changed: sent?.changed ?? [] }, deps);
    if (Array.isArray(seen)) return { url, looks: seen };
    deps.log.debug(`${url}: ${seen.message}`);
    const left = limit - (deps.clock.now() - started);
    if (left <= 0) throw verdict(sent, toError(url, seen));
    await deps.clock.sleep(Math.min(pause, left), deps.signal);
    pause = Math.min(longestPause, pause * growth);
  }
}

/** Milliseconds that the live site may take. */
export function timeLimit(plan: Plan, { manifest }: Pick<SitePackage, 'manifest'>): number {
  const more = manifest.totalBytes / bytesPerSecond + manifest.files.length / filesPerSecond;
  return plan.config.hosting.verificationTimeoutMinutes * 60_000 + Math.round(more * 1000);
}

async function lookOnce(inspected: Inspected, deps: Deps): Promise<string[] | Finding> {
  try {
    return await inspect(inspected, deps);
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return { isReachable: false, message: error.message, facts: [] };
  }
}

function toError(url: string, { isReachable, message, facts }: Finding): SiteDeployError {
  return isReachable
    ? new SiteDeployError('VERIFY_MISMATCH', `${url} does not serve this build: ${message}.`, { facts })
    : new SiteDeployError('VERIFY_UNREACHABLE', `${url} could not be looked at.`, { facts: [message] });
}

/**
 * Where the platform had not said how the distribution ended, and the site does not show it either, the outcome stays
 * unknown.
 */
function verdict(sent: SentDeployment | undefined, error: SiteDeployError): SiteDeployError {
  if (sent?.outcome !== 'unknown') return error;
  return new SiteDeployError(
    'DISTRIBUTION_UNKNOWN',
    'The hosting platform took the upload, but did not say in time whether it is live.',
    {
      cause: error,
      facts: [
        error.message,
        ...(sent.lostLook === undefined ? [] : [`the last look at its status: ${sent.lostLook}`]),
        `correlation id: ${sent.correlationId}`,
      ],
    },
  );
}

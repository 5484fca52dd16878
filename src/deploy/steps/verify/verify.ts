import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { handleFault } from '../../../shared/http/fault.ts';
import { isSameBuild } from '../../../shared/live-site/marker.ts';
import { readLive } from '../../../shared/live-site/probe.ts';
import { once } from '../../../shared/once.ts';
import { poll } from '../../../shared/poll.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import type { Deployment, SentDeployment } from '../upload/attempt.ts';
import type { FileBefore } from '../upload/files-before.ts';
import { type Inspected, inspect, planInspection } from './inspect.ts';
import { differing, type Mismatch } from './probes.ts';

export interface Verification {
  readonly url: string;
  readonly checks: readonly string[];
}

/** Pauses between probes in ms. The first probe is immediate. */
const pauses = { pause: 250, growth: 1.5, maxPause: 5_000 } as const;
/**
 * The time limit grows by a second per this number of bytes, because edges need longer for large
 * sites.
 */
const bytesPerSecond = 2_000_000;
/** The time limit grows by a second per this number of files. */
const filesPerSecond = 200;

/**
 * Probes the live site until it serves this build.
 * @param onChange called when visitors get this build and didn't before
 * @param ahead result of `verifyAhead`. It counts only if the platform's client then succeeds,
 * because a failed deployment may change the site back
 */
export async function verify(
  plan: Plan,
  sitePackage: SitePackage,
  deployment: Deployment,
  deps: Deps,
  onChange: () => void = () => undefined,
  ahead?: Promise<Verification | undefined>,
): Promise<Verification> {
  const seenAhead = deployment.outcome === 'accepted' && (await ahead);
  if (seenAhead) return seenAhead;
  const sent = deployment.outcome === 'unchanged' ? undefined : deployment;
  const url = plan.url ?? sent?.url;
  const noAddress = "The hosting platform did not report the environment's address.";
  if (!url) throw verdict(sent, new SiteDeployError('VERIFY_ADDRESS_UNKNOWN', noAddress));
  const { clock, signal } = deps;
  let wrong: Mismatch = { isReachable: false, message: 'it was not checked', facts: [] };
  let roundsLeft = 1;
  let wasFound = false;
  const defaultLimit = timeLimit(plan, sitePackage);
  const limit = sent ? defaultLimit : Math.min(unchangedMs, defaultLimit);
  const wasLive = isSameBuild(sitePackage.marker, sitePackage.live);
  const answers = new Map<string, HttpResponse>();
  const planned = once(() => planInspection(sitePackage, sent?.before ?? []));
  const checks = await poll({ clock, signal, limit, ...pauses }, async (limitMs) => {
    const seen = await inspectOnce({ url, sitePackage, planned, limitMs, answers }, deps);
    if (!wasLive && (Array.isArray(seen) || seen.hasMarker)) onChange();
    // Repeat only requests without a response.
    const isLost = !Array.isArray(seen) && !seen.isReachable;
    if (!isLost) answers.clear();
    if (Array.isArray(seen)) {
      wasFound = true;
      roundsLeft -= 1;
      if (roundsLeft === 0) return seen;
      return undefined;
    }
    wasFound ||= seen.isMixed === true;
    // Keep the proof that visitors got a wrong build, even if a later round loses requests.
    if (isLost && seen.hasMarker && wrong.isReachable) return undefined;
    if (wasFound && !isLost) roundsLeft = roundsAfterMixed;
    deps.log.debug(`${url}: ${seen.message}`);
    const lost = 'some probes found it, but the last one found another build';
    wrong = seen.isForeign && wasFound ? differing(lost, seen.facts) : seen;
    return undefined;
  });
  if (checks) return { url, checks };
  const home = await findHome(url, sent, sitePackage, deps);
  if (home) onChange();
  throw verdict(sent, toError(url, wrong, home));
}

/**
 * Returns the platform's own address if it serves this build although the site's address doesn't.
 */
async function findHome(
  url: string,
  sent: SentDeployment | undefined,
  { marker }: SitePackage,
  deps: Deps,
): Promise<string | undefined> {
  const home = sent?.url;
  if (!home || home === url) return undefined;
  const live = await readLive(home, deps, { limitMs: homeMs });
  return isSameBuild(marker, live) ? home : undefined;
}

/** Time limit in ms for probing the platform's own address. */
const homeMs = 5_000;

/** Time limit in ms for `verifyAhead`. The platform's client usually ends sooner. */
const aheadMs = 5_000;

/**
 * Inspects the site once before the platform's client has ended. A success counts if the client
 * then succeeds; `undefined` proves nothing.
 */
export async function verifyAhead(
  plan: Plan,
  sitePackage: SitePackage,
  before: readonly FileBefore[],
  deps: Deps,
): Promise<Verification | undefined> {
  const { url } = plan;
  if (!url) return undefined;
  const planned = () => planInspection(sitePackage, before);
  const checks = await inspectOnce({ url, sitePackage, planned, limitMs: aheadMs }, deps);
  if (Array.isArray(checks)) return { url, checks };
  return undefined;
}

/** Number of consecutive rounds that must pass after visitors got different builds. */
const roundsAfterMixed = 3;

const unchangedMs = 30_000;

export async function verifyUnchanged(plan: Plan, sitePackage: SitePackage, deps: Deps) {
  try {
    return await verify(plan, sitePackage, { outcome: 'unchanged' }, deps);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'VERIFY_MISMATCH') throw error;
    for (const line of [error.message, ...error.facts]) deps.log.warn(line);
    return undefined;
  }
}

export function timeLimit(plan: Plan, { manifest }: Pick<SitePackage, 'manifest'>): number {
  const more = manifest.totalBytes / bytesPerSecond + manifest.files.length / filesPerSecond;
  return plan.config.hosting.verificationTimeoutMinutes * 60_000 + Math.round(more * 1000);
}

async function inspectOnce(inspected: Inspected, deps: Deps): Promise<string[] | Mismatch> {
  return inspect(inspected, deps).catch(
    handleFault(({ message }) => ({ isReachable: false, message, facts: [] })),
  );
}

function toError(url: string, wrong: Mismatch, home: string | undefined): SiteDeployError {
  const { isReachable, hasMarker, message } = wrong;
  const atHome = home && `${home}, which the deployment token belongs to, serves this build`;
  const facts = compact([...wrong.facts, atHome]);
  const remedy = home
    ? `If ${home} hosts this site, point the domain of ${url} to it. Otherwise the portal ` +
      "stores another site's deployment token for this site, and this run has replaced that " +
      'site: correct the token, then deploy the other site again.'
    : wrong.remedy;
  const unreachable = hasMarker
    ? `${url} serves this build, but some requests to it got no response.`
    : `${url} could not be reached.`;
  if (!isReachable)
    return new SiteDeployError('VERIFY_UNREACHABLE', unreachable, {
      facts: [message, ...facts],
      remedy,
    });
  const other = `${url} does not serve this build: ${message}.`;
  return new SiteDeployError('VERIFY_MISMATCH', other, { facts, remedy });
}

/**
 * Returns the final error. The outcome is unknown if neither the platform nor the site confirms the
 * distribution.
 */
function verdict(sent: SentDeployment | undefined, error: SiteDeployError): SiteDeployError {
  if (sent?.outcome !== 'unknown') return error;
  const { lastPollError, correlationId } = sent;
  const facts = compact([
    error.message,
    Boolean(lastPollError) && `last status check: ${lastPollError}`,
    `correlation id: ${correlationId}`,
  ]);
  const message =
    "The hosting platform did not report the upload's outcome, and the site does not confirm it.";
  return new SiteDeployError('DISTRIBUTION_UNKNOWN', message, { cause: error, facts });
}

import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import type { Target } from '../../../clients/swa/target.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { handleFault } from '../../../shared/http/fault.ts';
import { markerPath } from '../../../shared/live-site/marker.ts';
import { probeUrl } from '../../../shared/live-site/probe.ts';
import { poll } from '../../../shared/poll.ts';
import { probeFromEdges } from '../live-site/edges.ts';
import type { ClosingPlan } from '../plan/types.ts';

export type ClosingOutcome = 'closed' | 'absent';

export interface Closing {
  readonly plan: ClosingPlan;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
}

/** Thrown if no response confirms the request. The platform may have closed the environment. */
export class CloseUnconfirmed extends Error {
  override readonly name = 'CloseUnconfirmed';
  override readonly cause: SiteDeployError;

  constructor(cause: SiteDeployError) {
    super(cause.message, { cause });
    this.cause = cause;
  }
}

export const setUrl =
  'Set environments.preview.url in the site config, so that the URL can be checked.';

export interface Gone {
  readonly url: string;
  readonly status: 404 | 410;
}

const pause = 2_000;

/**
 * Waits until the site is gone, because the platform sometimes keeps serving a closed environment:
 * https://github.com/Azure/static-web-apps/issues/873
 * @returns `undefined` if the site's URL is unknown
 * @throws SiteDeployError `CLOSE_UNKNOWN` if the site is still there at the time limit
 */
export async function waitUntilGone(
  plan: ClosingPlan,
  deps: Deps,
  stillThere = formatCloseRequested(plan),
  lost?: SiteDeployError,
): Promise<Gone | undefined> {
  const { url, config } = plan;
  if (!url) return undefined;
  const { clock, signal } = deps;
  const limit = config.hosting.verificationTimeoutMinutes * 60_000;
  let seen = '';
  const status = await poll({ clock, signal, limit, pause }, async (limitMs) => {
    const outcome = await probeOnce(url, limitMs, deps).catch(
      handleFault((fault) => fault.message),
    );
    if (typeof outcome === 'number') return outcome;
    seen = outcome;
    return undefined;
  });
  if (status) return { url, status };
  throw new SiteDeployError('CLOSE_UNKNOWN', stillThere, {
    cause: lost,
    facts: compact([seen, lost?.message, ...(lost?.facts ?? [])]),
  });
}

function formatCloseRequested(closingPlan: ClosingPlan): string {
  const requested =
    `The request to close the Preview "${closingPlan.environmentName}" ` +
    'was sent to the hosting platform';
  return `${requested}, but checks of ${closingPlan.url} did not show that it is gone.`;
}

/**
 * Probes the start page and the marker, because a start page may return 404 on purpose and edges
 * may lag behind. Returns the status of a site that is gone, or a phrase about what was found
 * instead.
 */
async function probeOnce(url: string, limitMs: number, deps: Deps) {
  const probeAddress = (address: string) =>
    probeUrl(address, deps, { limitMs, newConnection: true });
  const { status } = await probeAddress(`${url}/`);
  if (!isGone(status)) return `${url} responds with status ${status}`;
  const markers = await Promise.all(probeFromEdges(url, probeAddress));
  const served = markers.find((marker) => !isGone(marker.status));
  if (served) return `${url}/${markerPath} responds with status ${served.status}`;
  return status;
}

const isGone = (status: number): status is Gone['status'] => status === 404 || status === 410;

import type {
  ContentService,
  PollingInfo,
} from '../../../clients/swa/content-service/content-service.ts';
import { parseReason, unhealthyRegions } from '../../../clients/swa/content-service/envelope.ts';
import { asOrigin } from '../../../clients/swa/target.ts';
import { elapsed } from '../../../shared/clock.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { handleFault } from '../../../shared/http/fault.ts';
import { asText, type JsonObject } from '../../../shared/json.ts';
import { poll } from '../../../shared/poll.ts';
import { seconds } from '../../../shared/units.ts';
import type { Attempt, SentDeployment } from './attempt.ts';

/**
 * Pauses between polls in ms. A distribution is never instant. Growing pauses delay the detection
 * of its end by about a fifth of its duration.
 */
const pauses = { pauseFirst: true, pause: 200, growth: 1.2, maxPause: 2_000 } as const;

/** Number of connections to open for verification. Each reaches one edge. */
export const probingConnections = 9;

/**
 * Cause of an error if some regions rejected the site. Other regions may serve it, so a probe would
 * prove nothing.
 */
export class PartlyDistributed extends Error {
  override readonly name = 'PartlyDistributed';
}

/**
 * Waits for the distribution. Ignores failed polls. After the time limit, the outcome is unknown.
 */
export async function distribute(
  attempt: Attempt,
  service: ContentService,
  polling: PollingInfo,
  deps: Deps,
): Promise<SentDeployment> {
  const { plan, target, correlationId } = attempt;
  const { clock, signal, log } = deps;
  const limit = plan.config.hosting.distributionTimeoutMinutes * 60_000;
  const started = elapsed(clock);
  const deployment = { id: polling.Version, correlationId };
  let lastPollError: string | undefined;
  let lastLogMs = started;
  if (plan.url) deps.http.connect?.(plan.url, probingConnections);
  const settled = await poll({ clock, signal, limit, ...pauses }, async (limitMs) => {
    const pollResult = await fetchStatus(service, polling, limitMs).catch(
      handleFault(({ message }) => ({ lost: message, response: undefined })),
    );
    const { response } = pollResult;
    if (!response) {
      lastPollError = pollResult.lost;
      log.debug(`A status check of the distribution failed: ${lastPollError}`);
      return undefined;
    }
    const status = parseStatus(response);
    const url = parseAddress(response, polling, target.environmentName !== null);
    if (status === 'succeeded') return { ...deployment, outcome: 'accepted', url } as const;
    if (/^(failed|cancell?ed)$/.test(status)) throw failed(response, correlationId);
    if (elapsed(clock) - lastLogMs > 15_000) {
      lastLogMs = elapsed(clock);
      log.info(`upload: the platform has been distributing for ${seconds(lastLogMs - started)}`);
    }
    return undefined;
  });
  return settled ?? { ...deployment, outcome: 'unknown', url: undefined, lastPollError };
}

async function fetchStatus(service: ContentService, polling: PollingInfo, limitMs: number) {
  const answer = await service.checkStatus(polling, limitMs);
  if (answer.kind === 'ok') return { response: answer.response };
  if (answer.kind === 'refused') return { lost: `${answer.reason} (status ${answer.status})` };
  return { lost: answer.received };
}

/**
 * Returns the site's address. `DefaultHostname` always belongs to Production, so it isn't used for
 * a named environment.
 */
function parseAddress(response: JsonObject, polling: PollingInfo, isNamed: boolean) {
  const production = asOrigin(polling.DefaultHostname);
  const address = asOrigin(asText(response.siteUrl)?.trim());
  if (!isNamed) return address ?? production;
  if (address === production) return undefined;
  return address;
}

const cancelledRemedy =
  'Open the site: if a later deployment is live, do nothing; otherwise run this one again.';

function failed(response: JsonObject, correlationId: string): SiteDeployError {
  const regions = unhealthyRegions(response);
  const reason = parseReason(response.errorDetails) ?? parseReason(response);
  const isCancelled = parseStatus(response).startsWith('cancel');
  let result = 'failed';
  if (isCancelled)
    result = 'was cancelled by the platform; a later deployment may have replaced it';
  return new SiteDeployError('DISTRIBUTION_FAILED', `The distribution ${result}.`, {
    cause: regions.length > 0 ? new PartlyDistributed(regions.join(', ')) : undefined,
    remedy: isCancelled ? cancelledRemedy : undefined,
    facts: compact([
      `reason: ${reason ?? 'none given'}`,
      regions.length !== 0 && `regions that did not accept the site: ${regions.join(', ')}`,
      `correlation id: ${correlationId}`,
    ]),
  });
}

/** Returns the status in lower case, or an empty string if there is none. */
function parseStatus({ deploymentStatus }: JsonObject): string {
  return (asText(deploymentStatus) ?? '').trim().toLowerCase();
}

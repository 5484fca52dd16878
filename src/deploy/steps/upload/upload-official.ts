import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { isTokenRefusal, TokenRefused } from '../../../clients/swa/content-service/envelope.ts';
import type { OfficialClient } from '../../../clients/swa/official-client/official-client.ts';
import {
  type ClientOutcome,
  getClientFacts,
  runClient,
  uploadEnvironment,
} from '../../../clients/swa/official-client/run-client.ts';
import { asOrigin, checkLanding, checkTarget } from '../../../clients/swa/target.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { ErrorCode } from '../../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { count } from '../../../shared/units.ts';
import type { Attempt, SentDeployment } from './attempt.ts';
import { probingConnections } from './distribute.ts';
import { confirmCurrent } from './superseded.ts';
import { checkOwner } from './upload-direct.ts';

/**
 * Uploads with the platform's client. Its success message can be wrong, so success requires an
 * address, a successful exit and no failure. If it only reports a failure, the upload has failed.
 * Otherwise, the outcome is unknown, and a probe of the live site decides.
 */
export async function uploadOfficial(
  attempt: Attempt,
  lookUpProduction: Promise<string | undefined>,
  deps: Deps,
) {
  const { plan, sitePackage, target, deploymentToken, record } = attempt;
  // Each attempt gets a home folder, which is removed with the run's scratch folder.
  const home = await mkdtemp(path.join(deps.scratch, 'client-'));
  const folder = await sitePackage.folder();
  const client = await attempt.officialClient(deps);
  const production = await lookUpProduction;
  checkTarget(target, production);
  await checkOwner(plan, production, deps);
  await confirmCurrent(attempt, deps);
  const { environmentName } = target;
  const uploadMs = sitePackage.manifest.totalBytes / slowest;
  const call = {
    home,
    limitMs: Math.round(plan.config.hosting.distributionTimeoutMinutes * 60_000 + uploadMs),
    env: uploadEnvironment({
      token: deploymentToken,
      site: folder,
      environmentName,
      home,
      env: deps.env,
    }),
    // The client may deploy without printing anything that can be parsed.
    onStart: () => record.mayHaveChanged(),
    onAddress: () => record.isReported?.(),
    onUploaded: () => void (plan.url && deps.http.connect?.(plan.url, probingConnections)),
  };
  const deployment = readUploadOutcome(await runClient(client, call, deps), client, attempt);
  checkLanding(target, deployment.url, production);
  return { ...deployment, production };
}

/** Lowest upload rate that the time limit allows for, in bytes per ms. */
const slowest = 500;

const tokenRejected = 'The hosting platform rejected the deployment token.';

/**
 * Determines the outcome of an upload from the client's output and exit code.
 * @throws SiteDeployError if the client reported only a failure
 */
export function readUploadOutcome(
  { report, result, isOverdue }: ClientOutcome,
  client: OfficialClient,
  { plan, correlationId }: Pick<Attempt, 'plan' | 'correlationId'>,
): SentDeployment {
  const id = report.id ?? correlationId;
  const facts = getClientFacts(client, report, result);
  const url = asOrigin(report.url);
  const unknown = (why: string): SentDeployment => {
    const lastPollError = `${why} (${facts[0]})`;
    return { id, correlationId, outcome: 'unknown', url, lastPollError };
  };
  const failure = report.failures.join('; ');
  const toError = (errorCode: ErrorCode, message: string, cause?: Error) =>
    new SiteDeployError(errorCode, message, { cause, facts: [`reason: ${failure}`, ...facts] });
  if (failure && report.url)
    return unknown(`the client reported both an address and a failure: ${failure}`);
  const reported = "The platform's upload client reported";
  if (failure && report.isUploaded)
    throw toError('DISTRIBUTION_FAILED', `${reported} a failed deployment.`);
  if (failure && isTokenRefusal(0, failure))
    throw toError('UPLOAD_TOKEN_REFUSED', tokenRejected, new TokenRefused(failure));
  if (failure) throw toError('OFFICIAL_CLIENT_FAILED', `${reported} a failure.`);
  if (isOverdue) {
    const limit = count(plan.config.hosting.distributionTimeoutMinutes, 'minute');
    const setting = 'hosting.distributionTimeoutMinutes';
    return unknown(`the client was stopped ${limit} after its start (${setting})`);
  }
  if (report.isUnsure) return unknown('the client gave up waiting for the platform');
  const { code } = result;
  if (code === 0 && report.url) return { id, correlationId, outcome: 'accepted', url };
  if (code === 0 && report.isUploaded)
    return unknown('the client exited without naming an address');
  if (report.isUploading) return unknown('the client exited in the middle of the deployment');
  return unknown('the client exited without reporting whether it deployed the site');
}

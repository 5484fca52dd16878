import { mkdir, mkdtemp } from 'node:fs/promises';
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
import type { ErrorCode } from '../../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { count } from '../../../shared/units.ts';
import type { Attempt, SentDeployment } from './attempt.ts';
import { confirmCurrent } from './superseded.ts';
import { checkOwner } from './upload-direct.ts';

/**
 * The client's success messages can be wrong: accepted only if it exited successfully, printed an
 * address and reported no failure. Otherwise the live site decides.
 */
export async function uploadOfficial(attempt: Attempt, production: string | undefined, deps: Deps) {
  const { site, target, token, record } = attempt;
  const client = await attempt.access.client(deps);
  checkTarget(target, production);
  await checkOwner(attempt.plan, production, deps);
  const tempFolder = await mkdtemp(path.join(deps.scratch, 'client-'));
  const folder = path.join(tempFolder, 'site');
  const home = path.join(tempFolder, 'home');
  await mkdir(home);
  await site.writeFolder(folder);
  await confirmCurrent(attempt, deps);
  const { environmentName } = target;
  const outcome = await runClient(
    client,
    {
      home,
      limitMs: timeLimit(attempt),
      env: uploadEnvironment({ token, site: folder, environmentName, home, env: deps.env }),
      // The client may deploy without output that we can parse.
      onStart: () => record.mayHaveChanged(),
    },
    deps,
  );
  const deployment = verdict(outcome, client, attempt);
  checkLanding(target, deployment.url, production);
  if (!production) return deployment;
  return { ...deployment, production };
}

const slowest = 500;

function timeLimit(attempt: Attempt): number {
  return Math.round(
    attempt.plan.config.hosting.distributionTimeoutMinutes * 60_000 +
      attempt.site.manifest.totalBytes / slowest,
  );
}

const tokenRejected = 'The hosting platform rejected the deployment token.';

function verdict(
  clientOutcome: ClientOutcome,
  client: OfficialClient,
  attempt: Attempt,
): SentDeployment {
  const { plan, correlationId } = attempt;
  const { report, result, isOverdue } = clientOutcome;
  const { code } = result;
  const id = report.id ?? correlationId;
  const facts = getClientFacts(client, report, result);
  const [exit] = facts;
  const unknown = (lastPollError: string): SentDeployment => ({
    id,
    correlationId,
    outcome: 'unknown',
    url: asOrigin(report.url),
    lastPollError: `${lastPollError} (${exit})`,
  });
  const failure = report.failures.join('; ');
  const toError = (errorCode: ErrorCode, message: string, cause?: Error) =>
    new SiteDeployError(errorCode, message, { cause, facts: [`reason: ${failure}`, ...facts] });
  if (failure && report.url)
    return unknown(`the client reported both an address and a failure: ${failure}`);
  if (failure && report.isUploaded)
    throw toError(
      'DISTRIBUTION_FAILED',
      "The platform's upload client reported a failed deployment.",
    );
  if (failure && isTokenRefusal(0, failure))
    throw toError('UPLOAD_TOKEN_REFUSED', tokenRejected, new TokenRefused(failure));
  if (failure)
    throw toError('OFFICIAL_CLIENT_FAILED', "The platform's upload client reported a failure.");
  if (isOverdue) {
    const minutes = plan.config.hosting.distributionTimeoutMinutes;
    return unknown(
      `the client was stopped ${count(minutes, 'minute')} after its start ` +
        '(hosting.distributionTimeoutMinutes)',
    );
  }
  if (report.isUnsure) return unknown('the client gave up waiting for the platform');
  if (code === 0 && report.url)
    return { id, correlationId, outcome: 'accepted', url: asOrigin(report.url) };
  if (code === 0 && report.isUploaded)
    return unknown('the client exited without naming an address');
  if (report.isUploading) return unknown('the client exited in the middle of the deployment');
  return unknown('the client exited without reporting whether it deployed the site');
}

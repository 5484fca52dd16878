import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isTokenRefusal } from '../../../clients/swa/content-service/envelope.ts';
import type { OfficialClient } from '../../../clients/swa/official-client/official-client.ts';
import {
  type ClientOutcome,
  closingEnvironment,
  getClientFacts,
  runClient,
} from '../../../clients/swa/official-client/run-client.ts';
import type { Target } from '../../../clients/swa/target.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { ClosingPlan } from '../plan/types.ts';
import { CloseUnconfirmed, type Closing, type ClosingOutcome, setUrl } from './closing.ts';

/**
 * Closes an environment with the platform's client, by reporting that a pull request with the
 * environment's name was closed. The client offers no other way to close environments
 * (https://github.com/Azure/static-web-apps/issues/964), and its output doesn't prove success.
 */
export async function closeOfficial(closing: Closing, deploymentToken: Secret, deps: Deps) {
  const { plan, target, access, record } = closing;
  const client = await access.officialClient(deps);
  const tempFolder = await mkdtemp(path.join(deps.scratch, 'client-'));
  const home = path.join(tempFolder, 'home');
  await mkdir(home);
  const eventFile = path.join(tempFolder, 'event.json');
  await writeFile(eventFile, JSON.stringify(buildEvent(plan, target)));
  const { repository } = target;
  const call = {
    home,
    limitMs: plan.config.hosting.distributionTimeoutMinutes * 60_000,
    args: ['close'],
    env: closingEnvironment({ token: deploymentToken, eventFile, repository, home, env: deps.env }),
    onStart: () => record.mayHaveChanged(),
  };
  return readCloseOutcome(await runClient(client, call, deps), client, plan);
}

/**
 * Determines the outcome of a close from the client's output and exit code.
 * @throws SiteDeployError if the close failed or its outcome is unknown
 * @throws CloseUnconfirmed if the client failed without a reason
 */
export function readCloseOutcome(
  { report, result, isOverdue }: ClientOutcome,
  client: OfficialClient,
  plan: Pick<ClosingPlan, 'url' | 'environmentName'>,
): ClosingOutcome {
  const facts = getClientFacts(client, report, result);
  const failureText = report.failures.join('; ');
  if (/no matching\b.{1,200}\benvironment/i.test(failureText)) return 'absent';
  const reasons = { facts: [`reason: ${failureText}`, ...facts] };
  const rejected = 'The hosting platform rejected the deployment token.';
  if (isTokenRefusal(0, failureText))
    throw new SiteDeployError('UPLOAD_TOKEN_REFUSED', rejected, reasons);
  const exitMessage = "The platform's upload client failed.";
  if (failureText !== '') throw new SiteDeployError('OFFICIAL_CLIENT_FAILED', exitMessage, reasons);
  // The client was started but reported no outcome.
  if (result.code !== 0 && !isOverdue)
    throw new CloseUnconfirmed(
      new SiteDeployError('OFFICIAL_CLIENT_FAILED', exitMessage, { facts }),
    );
  if (plan.url) return 'closed';
  const message =
    `The platform's upload client ${isOverdue ? 'was ended at its time limit' : 'ended'} ` +
    `without reporting whether the Preview "${plan.environmentName}" is closed.`;
  throw new SiteDeployError('CLOSE_UNKNOWN', message, { facts, remedy: setUrl });
}

function buildEvent(closingPlan: ClosingPlan, target: Target): object {
  const { config, environmentName: name } = closingPlan;
  const main = config.environments.production.branch;
  return {
    action: 'closed',
    number: name,
    pull_request: { number: name, title: name, head: { ref: target.branch }, base: { ref: main } },
    repository: {
      default_branch: main,
      full_name: target.repository,
      html_url: `https://github.com/${target.repository}`,
    },
  };
}

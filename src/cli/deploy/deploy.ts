import { couldNotBegin, deploy } from '../../deploy/deploy.ts';
import { RunRecord } from '../../deploy/record.ts';
import { buildReport } from '../../deploy/report.ts';
import type { DeployResult } from '../../deploy/result.ts';
import { githubIdentity } from '../../identity/github-identity.ts';
import { openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { type CommandContext, toExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { describeUncommitted, readCheckout } from '../inputs/local-checkout.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import { safeJson } from '../terminal/cell.ts';
import { whileVisible } from '../terminal/waiting.ts';
import { localEvent } from './local-event.ts';
import type { DeployCommandOptions } from './options.ts';

export async function deployFolder(options: DeployCommandOptions, context: CommandContext) {
  let record: RunRecord | undefined;
  try {
    return await deployCheckout(options, context, (opened) => (record = opened));
  } catch (thrown) {
    // Write a JSON report even if the deployment could not begin.
    if (options.json && !record) writeReport(couldNotBegin(thrown), context);
    throw thrown;
  }
}

async function deployCheckout(
  options: DeployCommandOptions,
  context: CommandContext,
  onRecord: (record: RunRecord) => void,
) {
  const { env, log, signal } = context;
  const workspace = await checkoutFolder(context.cwd, options.folder);
  const apiToken = secretFromEnv(context, 'SITE_DEPLOY_API_TOKEN');
  await using deps = await openDeps({
    log,
    signal,
    afterCancelMs: getAfterCancelMs(context),
    env,
    apiToken,
  });
  const identity = githubIdentity({
    http: deps.http,
    requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken: secretFromEnv(context, 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'),
    mask: log.mask,
  });
  const { mode, branch, portalUrl, audience, tenantId, clientId } = options;
  const checkout = await readCheckout(deps.git, workspace, signal);
  const { sha } = checkout;
  const builds = mode !== 'deploy' && mode !== 'close';
  const difference = builds && sha && (await describeUncommitted(deps.git, workspace, sha, signal));
  if (difference) log.warn(difference);
  const page = runPage(options.logUrl, env);
  const event = localEvent({ ...checkout, branch: branch ?? checkout.branch }, page);
  const pins = { portalUrl, audience, tenantId, clientId };
  const request = { ...options, workspace, event, pins };
  const record = new RunRecord(deps);
  onRecord(record);
  const print = (result: DeployResult) => {
    const report = buildReport(result);
    if (options.json) writeReport(result, context);
    const logLine = report.isDone ? log.info : log.error;
    for (const line of report.closingLines) logLine(line);
    return report.isDone ? 0 : toExitCode(result.error);
  };
  context.onEarlyEnd?.((error) => print(record.end(error)));
  const deploying = deploy(request, identity, deps, record);
  return print(await whileVisible(context.waiting('deploying'), deploying));
}

function writeReport(result: DeployResult, { stdout, redactor }: CommandContext): void {
  stdout.write(`${redactor.redact(safeJson(buildReport(result)))}\n`);
}

/** Time in ms to report the outcome after Ctrl-C. It lets the process exit within two seconds. */
const personsPatience = 1_600;

/**
 * Returns the time in ms to report the outcome after a cancellation; `undefined` without a
 * terminal, because CI systems wait longer.
 */
export function getAfterCancelMs(
  commandContext: Pick<CommandContext, 'stdout' | 'stderr'>,
): number | undefined {
  if (commandContext.stdout.isTTY === true || commandContext.stderr.isTTY === true)
    return personsPatience;
  return undefined;
}

/**
 * Addresses of a run's page on GitHub Actions, GitLab, Azure Pipelines, CircleCI, Buildkite and
 * Jenkins. Words in capitals are environment variables.
 */
const pages = [
  'GITHUB_SERVER_URL / GITHUB_REPOSITORY /actions/runs/ GITHUB_RUN_ID',
  'CI_JOB_URL',
  'SYSTEM_COLLECTIONURI SYSTEM_TEAMPROJECTID /_build/results?buildId= BUILD_BUILDID',
  'CIRCLE_BUILD_URL',
  'BUILDKITE_BUILD_URL',
  'BUILD_URL',
];

export function runPage(option: string | undefined, env: CommandContext['env']) {
  if (option !== undefined) {
    if (isWebAddress(option)) return option;
    const { username, password } = URL.parse(option) ?? {};
    let problem = `found "${option}", expected an https:// or http:// address`;
    if (username || password) problem = 'the address contains a user name or password';
    throw usageError(
      `--log-url: ${problem}`,
      'Write the full address without a login, such as https://ci.acme.example/job/42, ' +
        'or omit the option.',
    );
  }
  const addresses = pages.map((page) => {
    const parts = page.split(' ').map((part) => (/^[A-Z]/.test(part) ? env[part] : part));
    return parts.every(Boolean) ? parts.join('') : '';
  });
  return addresses.find(isWebAddress);
}

function isWebAddress(value: string): boolean {
  const { protocol = '', username, password } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol) && !username && !password;
}

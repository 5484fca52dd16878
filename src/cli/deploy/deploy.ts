import { deploy } from '../../deploy/deploy.ts';
import { buildReport } from '../../deploy/report.ts';
import { githubIdentity } from '../../identity/github-identity.ts';
import { openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { type CommandContext, type ExitCode, toExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import { safeJson } from '../terminal/cell.ts';
import { whileVisible } from '../terminal/waiting.ts';
import { localEvent, readCheckout } from './local-event.ts';
import type { DeployCommandOptions } from './options.ts';

export async function deployFolder(
  options: DeployCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
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
  const checkout = await readCheckout(deps.git, workspace, signal);
  const page = runPage(options.logUrl, env);
  const event = localEvent({ ...checkout, branch: options.branch ?? checkout.branch }, page);
  const { config, environment, siteVersion, mode, uploader, dryRun, force } = options;
  const { portalUrl, audience, tenantId, clientId } = options;
  const pins = { portalUrl, audience, tenantId, clientId };
  const settings = { config, environment, siteVersion, mode, uploader, dryRun, force, pins };
  const request = { workspace, event, ...settings };
  const result = await whileVisible(context.waiting('deploying'), deploy(request, identity, deps));
  const report = buildReport(result);
  if (options.json) context.stdout.write(`${context.redactor.redact(safeJson(report))}\n`);
  const logLine = report.isDone ? log.info : log.error;
  for (const line of report.closingLines) logLine(line);
  if (report.isDone) return 0;
  return toExitCode(result.error);
}

/** In ms: after Ctrl-C, at most two seconds in total until the process exits. */
const personsPatience = 1_600;

/** In ms, to report the outcome; `undefined` without a terminal, since CI is more patient. */
export function getAfterCancelMs(
  commandContext: Pick<CommandContext, 'stdout' | 'stderr'>,
): number | undefined {
  if (commandContext.stdout.isTTY === true || commandContext.stderr.isTTY === true)
    return personsPatience;
  return undefined;
}

type Env = CommandContext['env'];

const pages: readonly ((env: Env) => string | undefined)[] = [
  (env) =>
    joined(env.GITHUB_SERVER_URL, '/', env.GITHUB_REPOSITORY, '/actions/runs/', env.GITHUB_RUN_ID),
  (env) => env.CI_JOB_URL,
  (env) =>
    joined(
      env.SYSTEM_COLLECTIONURI,
      env.SYSTEM_TEAMPROJECTID,
      '/_build/results?buildId=',
      env.BUILD_BUILDID,
    ),
  (env) => env.CIRCLE_BUILD_URL,
  (env) => env.BUILDKITE_BUILD_URL,
  (env) => env.BUILD_URL,
];

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  if (parts.every(Boolean)) return parts.join('');
  return undefined;
}

export function runPage(option: string | undefined, env: Env): string | undefined {
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
  return pages.map((page) => page(env)).find((page) => page && isWebAddress(page));
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  );
}

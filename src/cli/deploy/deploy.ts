import { deploy } from '../../deploy/deploy.ts';
import { buildReport } from '../../deploy/run-report.ts';
import { githubIdentity } from '../../identity/github-identity.ts';
import { openDeps } from '../../shared/deps.ts';
import { type CommandContext, type ExitCode, toExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { runPage } from '../inputs/run-page.ts';
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

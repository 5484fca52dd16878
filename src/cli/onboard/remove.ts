import { getGithubIssuer } from '../../operations/onboard/credentials/credential.ts';
import { describeRemoval, planRemoval } from '../../operations/onboard/removal/plan-removal.ts';
import { applyRemoval, readRemovalState } from '../../operations/onboard/removal/removal.ts';
import { openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { createPrinter } from '../terminal/printer.ts';
import {
  checkHost,
  checkPortal,
  type OpenedGitHub,
  openConnections,
  readSite,
  readSiteCheckout,
} from './open-site.ts';
import type { OnboardingOptions } from './options.ts';
import { createCredentialStores } from './site-credentials.ts';

export async function removeSite(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  checkPortal(options);
  const checkout = await readSiteCheckout(options, context);
  checkHost(options, checkout.originHost, context);
  await using deps = await openDeps(context);
  const opened = await openConnections(options, context, deps);
  return await removeRecord(await readSite(options, checkout, context, deps), options, opened);
}

async function removeRecord(
  record: SiteRecord,
  options: OnboardingOptions,
  opened: OpenedGitHub,
): Promise<ExitCode> {
  const { context, deps } = opened;
  const { log } = context;
  const { plan, state, stores } = await planSiteRemoval(record, options, opened);
  createPrinter(context, options.json).print(plan, () => describeRemoval(plan));
  const code = plan.state === 'gone' ? 0 : 3;
  if (options.dryRun) return 0;
  if (options.check || plan.steps.length === 0) return code;
  if (!options.yes) {
    if (!canPrompt({ tokenStdin: options.appKeyStdin ?? false }, context))
      throw usageError(
        "The command can't ask for confirmation here, so nothing was removed.",
        'Run site-deploy remove --dry-run to list what would be removed, then add --yes.',
      );
    const name = `${record.repository.owner}/${record.repository.name}`;
    if (!(await isConfirmed(`Remove this from ${name}?`, context))) {
      log.info('Nothing was removed.');
      return 3;
    }
  }
  const address = await applyRemoval(plan, {
    ...stores,
    repository: state.repository,
    signal: deps.signal,
    onDone: (line) => log.info(`done: ${line}`),
  });
  if (address) log.info(`Pull request: ${address}`);
  const left = (await planSiteRemoval(record, options, opened)).plan;
  for (const line of describeRemoval(left)) log.info(line);
  return left.state === 'gone' ? 0 : 3;
}

async function planSiteRemoval(
  record: SiteRecord,
  options: OnboardingOptions,
  { deps, github, tokens }: OpenedGitHub,
) {
  const { config, provider, managedIdentity, force = false } = options;
  const opened = createCredentialStores(deps, tokens, record, managedIdentity);
  const { removalCommands, commands: _commands, ...stores } = opened;
  const issuer = getGithubIssuer(github.apiUrl);
  const state = await readRemovalState(record, { github, ...stores, config, issuer, provider });
  const plan = planRemoval(state, { force, commands: removalCommands(record.slug) });
  return { plan, state, stores };
}

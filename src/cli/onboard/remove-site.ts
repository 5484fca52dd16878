import { getGithubIssuer } from '../../operations/onboard/credentials/credential.ts';
import { describeRemoval, planRemoval } from '../../operations/onboard/removal/plan-removal.ts';
import { applyRemoval, readRemovalState } from '../../operations/onboard/removal/removal.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { ExitCode } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { OnboardRun } from './onboard-site.ts';
import { createCredentialStores } from './site-credentials.ts';

/** Without generating files, no render options are needed. */
type RemoveRun = Pick<OnboardRun, 'options' | 'context' | 'deps' | 'github' | 'tokens'>;

export async function removeSite(record: SiteRecord, run: RemoveRun): Promise<ExitCode> {
  const { options, context, deps, github } = run;
  const { log } = context;
  const printer = createPrinter(context, options.json);
  const { plan, state, stores } = await planSiteRemoval(record, run);
  printer.print(plan, () => describeRemoval(plan));
  const isList = options.dryRun === true || options.check === true;
  if (isList) {
    if (options.check && plan.state !== 'gone') return 3;
    return 0;
  }
  if (plan.steps.length === 0) {
    if (plan.state === 'gone') return 0;
    return 3;
  }
  if (!options.yes) {
    if (!canPrompt({ tokenStdin: options.webhookSecretStdin ?? false }, context))
      throw new SiteDeployError(
        'USAGE',
        "The command can't ask for confirmation here, so nothing was removed.",
        { remedy: 'Run --remove --dry-run to list what would be removed, then add --yes.' },
      );
    const name = `${record.repository.owner}/${record.repository.name}`;
    if (!(await isConfirmed(`Remove this from ${name}?`, context))) {
      log.info('Nothing was removed.');
      return 3;
    }
  }
  const address = await applyRemoval(plan, {
    ...stores,
    github,
    repository: state.repository,
    signal: deps.signal,
    onDone: (line) => log.info(`done: ${line}`),
  });
  if (address) log.info(`Pull request: ${address}`);
  // Reads what is left instead of assuming it.
  const left = (await planSiteRemoval(record, run)).plan;
  for (const line of describeRemoval(left)) log.info(line);
  if (left.state === 'gone') return 0;
  return 3;
}

async function planSiteRemoval(record: SiteRecord, run: RemoveRun) {
  const { options, deps, github, tokens } = run;
  const { config, provider, managedIdentity } = options;
  const opened = createCredentialStores(deps, tokens, record, managedIdentity);
  const { removalCommands, commands: _commands, ...stores } = opened;
  const issuer = getGithubIssuer(github.apiUrl);
  const state = await readRemovalState(record, { github, ...stores, config, issuer, provider });
  const commands = removalCommands(record.slug);
  const plan = planRemoval(state, { force: options.force ?? false, commands });
  return { plan, state, stores };
}

import { listBuilds, listStaticSites } from '../../clients/azure/static-sites.ts';
import { loadSiteConfig } from '../../config/load.ts';
import {
  type CloseOutcome,
  closeEnvironments,
  compareEnvironments,
  environmentsToClose,
  findStaticSite,
  type HostedEnvironment,
} from '../../operations/previews/previews.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import { count, firstNames } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openGitHub, repositoryFrom } from '../inputs/github-client.ts';
import { secretFromInput } from '../inputs/secrets.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';
import type { ClosePreviewsOptions, PreviewsOptions } from './options.ts';

const columns: Columns<HostedEnvironment> = [
  {
    heading: 'Environment',
    value: ({ name, isProduction }) => (isProduction ? `${name} (Production)` : name),
    fixed: true,
  },
  'Branch branch, Host host, Last updated! updated',
  {
    heading: 'State',
    value: ({ state, why }) => (state === 'live' ? state : `${state}: ${why}`),
    fixed: true,
  },
];

export async function listPreviews(
  options: PreviewsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using opened = await openPreviews(options, context);
  const { previews } = opened;
  createPrinter(context, options.json).printTable(
    previews,
    columns,
    previews,
    'There are no environments.',
  );
  return 0;
}

export async function closePreviews(options: ClosePreviewsOptions, context: CommandContext) {
  const { name } = options;
  if (Boolean(name) === Boolean(options.stale)) {
    throw usageError(
      'Specify either the name of an environment or --stale.',
      'Name one from "site-deploy previews list", or add --stale, but not both.',
    );
  }
  if (!options.dryRun && !options.yes && !canPrompt(options, context)) {
    throw usageError(
      "The command can't ask for confirmation here before it closes environments.",
      'Use --dry-run to list what would be closed, then add --yes.',
    );
  }
  await using opened = await openPreviews(options, context);
  const { access, clock, site } = opened;
  const chosen = environmentsToClose(opened.previews, name ? { name } : 'stale');
  const printer = createPrinter(context, options.json);
  const { log } = context;
  if (chosen.length === 0 || options.dryRun) {
    printer.printTable(chosen, columns, chosen, nothingToClose(opened.previews));
    if (chosen.length > 0)
      log.info(
        `Dry run: ${count(chosen.length, 'environment')} would be closed. Nothing was changed.`,
      );
    return 0;
  }
  const names = chosen.map((environment) => environment.name).join(', ');
  const question = `Close ${names} of ${site.name}? Nothing will be served there any more.`;
  if (!options.yes && !(await isConfirmed(question, context))) {
    log.info('Nothing was closed.');
    return 0;
  }
  const outcomes = await closeEnvironments(access, clock, site, chosen, (outcome) => {
    const logLine = outcome.error ? log.error : log.info;
    for (const line of outcomeLines(outcome)) logLine(line);
  });
  if (options.json) printer.print(outcomes.map(toJson), () => []);
  if (outcomes.some((outcome) => outcome.error)) return 1;
  return 0;
}

export function nothingToClose(previews: readonly HostedEnvironment[]): string {
  const unknown = previews
    .filter((preview) => preview.state === 'unknown')
    .map((environment) => environment.name);
  if (unknown.length === 0) return 'Nothing to close: every environment has its branch.';
  return (
    `Nothing to close. Someone may still need ${firstNames(unknown)}: ` +
    'close it with "site-deploy previews close <name>".'
  );
}

function outcomeLines(outcome: CloseOutcome): string[] {
  const { preview, error } = outcome;
  const { name, host } = preview;
  if (!error && host) return [`closed: ${name}, ${host} is no longer served`];
  if (!error) return [`closed: ${name}`];
  return [
    `failed: ${name}: ${error.message} [${error.code}]`,
    ...error.facts.map((fact) => `  ${fact}`),
    `  What to do: ${error.remedy}`,
  ];
}

function toJson(outcome: CloseOutcome): object {
  const { preview, error } = outcome;
  return {
    ...preview,
    closed: !error,
    error: error && { code: error.code, message: error.message, remedy: error.remedy },
  };
}

async function openPreviews(options: PreviewsOptions, context: CommandContext) {
  const { cwd, signal } = context;
  const config = await loadSiteConfig(cwd, options.config);
  const repository = await repositoryFrom(options.repository, cwd, context);
  const token = await azureToken(options, context);
  await using stack = new AsyncDisposableStack();
  const deps = stack.use(await openDeps(context));
  const github = await openGitHub(context, deps);
  const access = { http: deps.http, token, signal, warn: deps.log.warn };
  const site = findStaticSite(await listStaticSites(access, config.azure.subscriptionId), {
    url: config.site.url,
    name: options.siteName,
    resourceGroup: options.resourceGroup,
  });
  const { production, preview } = config.environments;
  const previews = await compareEnvironments(site, await listBuilds(access, site), {
    repository: { ...github, ...repository },
    productionBranch: production.branch,
    preview,
  });
  const opened = stack.move();
  return {
    site,
    previews,
    access,
    clock: deps.clock,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function azureToken(options: PreviewsOptions, context: CommandContext): Promise<Secret> {
  const token = await secretFromInput(context, options.tokenStdin, 'token', 'AZURE_ACCESS_TOKEN');
  if (!token) throw new SiteDeployError('AZURE_TOKEN_MISSING', 'AZURE_ACCESS_TOKEN is not set.');
  return token;
}

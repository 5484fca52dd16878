import {
  type CloseOutcome,
  closeEnvironments,
  environmentsToClose,
  type HostedEnvironment,
} from '../../operations/previews/previews.ts';
import { usageError } from '../../shared/errors/error.ts';
import { count, firstNames } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { Column } from '../terminal/table.ts';
import { openPreviews, type PreviewsOptions } from './open-previews.ts';

export interface ClosePreviewsOptions extends PreviewsOptions {
  readonly stale?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

function formatState({ state, why }: HostedEnvironment): string {
  if (state === 'live') return state;
  return `${state}: ${why}`;
}

function formatName({ name, isProduction }: HostedEnvironment): string {
  if (isProduction) return `${name} (Production)`;
  return name;
}

const columns: readonly Column<HostedEnvironment>[] = [
  { heading: 'Environment', value: formatName, fixed: true },
  { heading: 'Branch', value: (environment) => environment.branch },
  { heading: 'Host', value: (environment) => environment.host },
  { heading: 'Last updated', value: (environment) => environment.updated, fixed: true },
  { heading: 'State', value: formatState, fixed: true },
];

export async function listPreviewsCommand(
  options: PreviewsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using opened = await openPreviews(options, context);
  createPrinter(context, options.json).printTable(
    opened.previews,
    columns,
    opened.previews,
    'There are no environments.',
  );
  return 0;
}

export async function closePreviewsCommand(
  name: string | undefined,
  options: ClosePreviewsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if ((name === undefined) === !options.stale) {
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

/** An environment is only stale if its branch is known and gone. */
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

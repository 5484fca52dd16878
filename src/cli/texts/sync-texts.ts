import { syncTexts } from '../../automation/texts/texts.ts';
import { openDeps } from '../../shared/deps.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { type AutomationOptions, openPortalAutomation } from '../inputs/open-automation.ts';
import { formatOutcomeLines } from '../terminal/outcome-lines.ts';
import { createPrinter } from '../terminal/printer.ts';

export interface SyncTextsOptions extends AutomationOptions {
  /** In minutes. */
  readonly wait: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export async function syncTextsCommand(
  folder: string,
  options: SyncTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const textsContext = await openPortalAutomation(folder, options, context, deps, 'an editor');
  const patience = { waitMs: options.wait * 60_000, dryRun: options.dryRun ?? false };
  const outcome = await syncTexts(textsContext, patience);
  createPrinter(context, options.json).print(outcome, () => []);
  for (const line of formatOutcomeLines(outcome)) context.log.info(line);
  return 0;
}

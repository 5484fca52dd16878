import { syncTexts } from '../../automation/texts/texts.ts';
import { openDeps } from '../../shared/deps.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openPortalAutomation, toPatience } from '../inputs/open-automation.ts';
import { reportOutcome } from '../terminal/outcome-lines.ts';
import type { SyncTextsOptions } from './options.ts';

export async function syncPortalTexts(
  options: SyncTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const textsContext = await openPortalAutomation(options, context, deps, 'an editor');
  return reportOutcome(await syncTexts(textsContext, toPatience(options)), options, context);
}

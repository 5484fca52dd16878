import { type Rename, renamedSite } from '../../operations/onboard/rename/kinds.ts';
import {
  applyRename,
  describeRename,
  isRenamed,
  planRename,
} from '../../operations/onboard/rename/rename.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';
import { toPlanOptions, withSite } from './open-site.ts';
import type { OnboardingOptions } from './options.ts';

export async function renameSite(
  options: OnboardingOptions & { readonly 'what=name': Rename },
  context: CommandContext,
): Promise<ExitCode> {
  const rename = options['what=name'];
  return await withSite(options, context, async (record, run) => {
    const { deps, webhookSecret } = run;
    const { log } = context;
    const { clock, signal } = deps;
    const renameOptions = {
      ...toPlanOptions(renamedSite(record, rename), run),
      webhookSecret,
      clock,
      signal,
      onDone: (line: string) => log.info(`done: ${line}`),
    };
    const planned = await planRename(record, rename, renameOptions);
    const { steps, remarks } = planned.onboarding.plan;
    const { acts, later, pending } = planned;
    const shown = { steps, acts: acts.map((act) => act.title), later, pending, remarks };
    createPrinter(context, options.json).print(shown, () => describeRename(planned));
    if (!options.apply) return options.check && !isRenamed(planned) ? 3 : 0;
    const left = await applyRename(planned, record, rename, renameOptions);
    if (!left) return 0;
    log.info(left);
    return 3;
  });
}

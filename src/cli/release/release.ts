import type { ReleaseContext } from '../../automation/context.ts';
import type { FlowOutcome } from '../../automation/reconcile.ts';
import type { ReleaseLevel } from '../../automation/release/next-version.ts';
import { openReleases, releaseToFinish } from '../../automation/release/open-releases.ts';
import { finishRelease, startRelease } from '../../automation/release/release.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { type AutomationOptions, openAutomation } from '../inputs/open-automation.ts';
import { formatOutcomeLines } from '../terminal/outcome-lines.ts';
import { createPrinter } from '../terminal/printer.ts';

export interface ReleaseOptions extends AutomationOptions {
  readonly siteVersion?: string;
  readonly level?: ReleaseLevel;
  /** Minutes. */
  readonly wait?: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Waiting for people isn't a failure: the exit code is 0. */
export async function releaseCommand(
  action: 'start' | 'status' | 'finish',
  folder: string,
  options: ReleaseOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const releaseContext = await openReleaseContext(folder, options, context, deps);
  if (action === 'status') return status(releaseContext, options, context);
  const patience = { waitMs: (options.wait ?? 0) * 60_000, dryRun: options.dryRun ?? false };
  const { siteVersion: version, level } = options;
  const outcome =
    action === 'start'
      ? await startRelease(releaseContext, { version, level }, patience)
      : await finishRelease(
          releaseContext,
          await releaseToFinish(releaseContext, version),
          patience,
        );
  createPrinter(context, options.json).print(outcome, () => []);
  for (const line of formatOutcomeLines(outcome)) context.log.info(line);
  return 0;
}

async function status(
  releaseContext: ReleaseContext,
  options: ReleaseOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const versions = options.siteVersion ? [options.siteVersion] : await openReleases(releaseContext);
  const found: { readonly version: string; readonly next: FlowOutcome }[] = [];
  for (const version of versions)
    found.push({
      version,
      next: await finishRelease(releaseContext, version, { waitMs: 0, dryRun: true }),
    });
  const lines = () =>
    found.flatMap((each) => [
      each.version,
      ...formatOutcomeLines(each.next).map((line) => `  ${line}`),
    ]);
  createPrinter(context, options.json).print(found, lines);
  if (found.length === 0)
    context.log.info('No release is open. Start one with "site-deploy release start".');
  return 0;
}

async function openReleaseContext(
  folder: string,
  options: ReleaseOptions,
  context: CommandContext,
  deps: Deps,
): Promise<ReleaseContext> {
  const releaseContext = await openAutomation(folder, options, context, deps);
  return { ...releaseContext, mayReport: false };
}

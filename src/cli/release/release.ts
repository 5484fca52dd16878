import { type FlowOutcome, formatOutcome } from '../../automation/reconcile.ts';
import { openReleases, releaseToFinish } from '../../automation/release/open-releases.ts';
import { finishRelease, startRelease } from '../../automation/release/release.ts';
import { openDeps } from '../../shared/deps.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openAutomation, toPatience } from '../inputs/open-automation.ts';
import { createPrinter, reportOutcome } from '../terminal/printer.ts';
import type { ReleaseOptions, ReleaseStatusOptions } from './options.ts';

export const runStart = (options: ReleaseOptions, context: CommandContext) =>
  runRelease(options, context, (opened) => {
    const requested = { version: options.siteVersion, level: options.level };
    return startRelease(opened, requested, toPatience(options));
  });

export const runFinish = (options: ReleaseOptions, context: CommandContext) =>
  runRelease(options, context, async (opened) => {
    const version = await releaseToFinish(opened, options.siteVersion);
    return finishRelease(opened, version, toPatience(options));
  });

async function runRelease(
  options: ReleaseOptions,
  context: CommandContext,
  work: (opened: Awaited<ReturnType<typeof openAutomation>>) => Promise<FlowOutcome>,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const outcome = await work(await openAutomation(options, context, deps));
  return reportOutcome(outcome, options, context);
}

export async function showReleases(
  options: ReleaseStatusOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const releaseContext = await openAutomation(options, context, deps);
  const versions = options.siteVersion ? [options.siteVersion] : await openReleases(releaseContext);
  const found: { readonly version: string; readonly next: FlowOutcome }[] = [];
  const patience = { waitMs: 0, dryRun: true };
  for (const version of versions)
    found.push({ version, next: await finishRelease(releaseContext, version, patience) });
  const lines = () =>
    found.flatMap((each) => [each.version, ...formatOutcome(each.next).map((line) => `  ${line}`)]);
  createPrinter(context, options.json).print(found, lines);
  if (found.length === 0)
    context.log.info('No release is open. Start one with "site-deploy release start".');
  return 0;
}

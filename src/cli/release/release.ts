import type { ReleaseLevel } from '../../automation/release/next-version.ts';
import { openReleases, releaseToFinish } from '../../automation/release/open-releases.ts';
import { finishRelease, startRelease } from '../../automation/release/release.ts';
import type { ReleaseWorld } from '../../automation/release/world.ts';
import type { End } from '../../automation/story.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openStory, type StoryOptions } from '../inputs/open-story.ts';
import { createPrinter } from '../terminal/printer.ts';
import { endLines } from '../terminal/story-end.ts';

/** Options of `site-deploy release …`, unvalidated. */
export interface ReleaseOptions extends StoryOptions {
  readonly siteVersion?: string;
  readonly level?: ReleaseLevel;
  /** Minutes. */
  readonly wait?: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * `site-deploy release start|status|finish`. Waiting for people isn't a failure: the exit code is
 * 0.
 */
export async function releaseCommand(
  story: 'start' | 'status' | 'finish',
  folder: string,
  options: ReleaseOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const world = await openReleaseWorld(folder, options, context, deps);
  if (story === 'status') return status(world, options, context);
  const patience = { waitMs: (options.wait ?? 0) * 60_000, dryRun: options.dryRun ?? false };
  const { siteVersion: version, level } = options;
  const end =
    story === 'start'
      ? await startRelease(world, { version, level }, patience)
      : await finishRelease(world, await releaseToFinish(world, version), patience);
  createPrinter(context, options.json).print(end, () => []);
  for (const line of endLines(end)) context.log.info(line);
  return 0;
}

async function status(
  world: ReleaseWorld,
  options: ReleaseOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const versions = options.siteVersion ? [options.siteVersion] : await openReleases(world);
  const found: { readonly version: string; readonly next: End }[] = [];
  for (const version of versions)
    found.push({ version, next: await finishRelease(world, version, { waitMs: 0, dryRun: true }) });
  const lines = () =>
    found.flatMap(({ version, next }) => [version, ...endLines(next).map((line) => `  ${line}`)]);
  createPrinter(context, options.json).print(found, lines);
  if (found.length === 0)
    context.log.info('No release is open. "site-deploy release start" begins one.');
  return 0;
}

async function openReleaseWorld(
  folder: string,
  options: ReleaseOptions,
  context: CommandContext,
  deps: Deps,
): Promise<ReleaseWorld> {
  const world = await openStory(folder, options, context, deps);
  return { ...world, mayReport: false };
}

import { portalAnswer } from '../../automation/release/ask-portal.ts';
import { listRequests } from '../../automation/requests/list-requests.ts';
import { advanceRequests, type RequestEnd } from '../../automation/requests/requests.ts';
import type { RequestWorld } from '../../automation/requests/world.ts';
import { openDeps } from '../../shared/deps.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openPortalStory, type StoryOptions } from '../inputs/open-story.ts';
import { createPrinter } from '../terminal/printer.ts';
import { endLines } from '../terminal/story-end.ts';
import { requestLines } from './show-request.ts';
import { watchRequests } from './watch-requests.ts';

/** Options of `site-deploy requests …`, unvalidated. */
export interface StoryRequestOptions extends StoryOptions {
  readonly request?: string;
  /** Minutes. */
  readonly wait?: number;
  readonly reason?: string;
  readonly json?: boolean;
}

/** `site-deploy requests list|show|plan|advance|watch|reject|archive`. */
export async function requestsCommand(
  name: 'list' | 'show' | 'plan' | 'advance' | 'watch' | 'reject' | 'archive',
  folder: string,
  options: StoryRequestOptions & { readonly id: string | undefined },
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const opened = await openPortalStory(folder, options, context, deps, 'an administrator');
  const world: RequestWorld = {
    ...opened,
    mayReport: false,
    // On the command line, the token is a user's.
    asUser: opened.github,
  };
  if (name === 'list') return list(world, options, context);
  if (name === 'watch') {
    const look = () => advanceRequests(world, { waitMs: 0, dryRun: true, only: options.request });
    return watchRequests(look, { clock: deps.clock, json: options.json }, context);
  }
  if (name === 'show') {
    const [found] = await advanceRequests(world, { waitMs: 0, dryRun: true, only: options.id });
    if (found) createPrinter(context, options.json).print(found, () => requestLines(found, world));
    return 0;
  }
  if (options.id) {
    const change = {
      status: name === 'reject' ? 'rejected' : 'archived',
      reason: options.reason,
    } as const;
    const { signal } = deps;
    await portalAnswer(
      world,
      world.portal.requests.update(world.config.site.id, options.id, change, { signal }),
    );
  }
  const only = options.id ?? options.request;
  const ends = await advanceRequests(world, {
    waitMs: (options.wait ?? 0) * 60_000,
    dryRun: name === 'plan',
    only,
  });
  createPrinter(context, options.json).print(ends, () => ends.flatMap(linesOf));
  if (ends.length === 0)
    context.log.info(
      only === undefined ? 'There are no requests.' : `There is no request ${only}.`,
    );
  return 0;
}

async function list(
  world: RequestWorld,
  options: StoryRequestOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const found = await listRequests(world);
  const columns = [
    { heading: 'Request', value: (one: (typeof found)[number]) => one.id },
    { heading: 'Status', value: (one: (typeof found)[number]) => one.status },
    { heading: 'Class', value: (one: (typeof found)[number]) => one.classification ?? '' },
    {
      heading: 'Issue',
      value: (one: (typeof found)[number]) => {
        if (one.issueNumber === undefined) return '';
        return `#${one.issueNumber}`;
      },
    },
    { heading: 'Title', value: (one: (typeof found)[number]) => one.title },
  ];
  createPrinter(context, options.json).printTable(found, columns, found, 'There are no requests.');
  return 0;
}

function linesOf({ request, end }: RequestEnd): string[] {
  return [
    `${request.id}  ${request.status}  ${plainText(request.title)}`,
    ...[...end.done.map((line) => `carried out: ${line}`), ...endLines(end)].map(
      (line) => `  ${line}`,
    ),
  ];
}

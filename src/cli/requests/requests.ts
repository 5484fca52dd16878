import type { RequestsContext } from '../../automation/context.ts';
import { askPortal } from '../../automation/release/read-portal.ts';
import { listRequests } from '../../automation/requests/read-request.ts';
import {
  advanceRequests,
  findFailure,
  type RequestOutcome,
} from '../../automation/requests/requests.ts';
import { openDeps } from '../../shared/deps.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { type AutomationOptions, openPortalAutomation } from '../inputs/open-automation.ts';
import { formatOutcomeLines } from '../terminal/outcome-lines.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';
import { requestLines } from './show-request.ts';
import { watchRequests } from './watch-requests.ts';

export interface RequestsCommandOptions extends AutomationOptions {
  readonly request?: string;
  /** Minutes. */
  readonly wait?: number;
  readonly reason?: string;
  readonly json?: boolean;
}

export async function requestsCommand(
  name: 'list' | 'show' | 'plan' | 'advance' | 'watch' | 'reject' | 'archive',
  folder: string,
  options: RequestsCommandOptions & { readonly id: string | undefined },
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const opened = await openPortalAutomation(folder, options, context, deps, 'an administrator');
  const requestsContext: RequestsContext = {
    ...opened,
    mayReport: false,
    // On the command line, the token is a user's.
    asUser: opened.github,
  };
  if (name === 'list') return list(requestsContext, options, context);
  if (name === 'watch') {
    const readOutcomes = async () => {
      const only = options.request;
      const outcomes = await advanceRequests(requestsContext, { waitMs: 0, dryRun: true, only });
      const failed = outcomes.find((outcome) => outcome.error);
      if (failed?.error) throw failed.error;
      return outcomes;
    };
    return watchRequests(readOutcomes, { clock: deps.clock, json: options.json }, context);
  }
  if (name === 'show') {
    const [found] = await advanceRequests(requestsContext, {
      waitMs: 0,
      dryRun: true,
      only: options.id,
    });
    if (found)
      createPrinter(context, options.json).print(found, () => requestLines(found, requestsContext));
    return 0;
  }
  if (options.id) {
    const change = {
      status: name === 'reject' ? 'rejected' : 'archived',
      reason: options.reason,
    } as const;
    await askPortal(requestsContext, 'patchRequest', { requestId: options.id, body: change });
  }
  const only = options.id ?? options.request;
  const outcomes = await advanceRequests(requestsContext, {
    waitMs: (options.wait ?? 0) * 60_000,
    dryRun: name === 'plan',
    only,
  });
  createPrinter(context, options.json).print(outcomes, () => outcomes.flatMap(formatRequestLines));
  const failure = findFailure(outcomes);
  if (failure) throw failure;
  if (outcomes.length === 0)
    context.log.info(
      only === undefined ? 'There are no requests.' : `Request ${only} does not exist.`,
    );
  return 0;
}

async function list(
  requestsContext: RequestsContext,
  options: RequestsCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const found = await listRequests(requestsContext);
  const columns: Columns<(typeof found)[number]> = [
    { heading: 'Request', value: (request) => request.id },
    { heading: 'Status', value: (request) => request.status },
    { heading: 'Class', value: (request) => request.classification ?? '' },
    { heading: 'Issue', value: ({ issueNumber }) => (issueNumber ? `#${issueNumber}` : '') },
    { heading: 'Title', value: (request) => request.title },
  ];
  createPrinter(context, options.json).printTable(found, columns, found, 'There are no requests.');
  return 0;
}

function formatRequestLines(outcome: RequestOutcome): string[] {
  const { request, end, error } = outcome;
  const carriedOut = end.done.map((line) => `carried out: ${line}`);
  const lines = error ? [`Failed: ${plainText(end.what)}`] : formatOutcomeLines(end);
  return [
    `${request.id}  ${request.status}  ${plainText(request.title)}`,
    ...[...carriedOut, ...lines].map((line) => `  ${line}`),
  ];
}

import { askPortal } from '../../automation/release/read-portal.ts';
import type { RequestsContext } from '../../automation/requests/context.ts';
import { listRequests } from '../../automation/requests/list-requests.ts';
import {
  advanceRequests,
  findFailure,
  type RequestOutcome,
} from '../../automation/requests/requests.ts';
import { openDeps } from '../../shared/deps.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openPortalAutomation, toPatience } from '../inputs/open-automation.ts';
import { formatOutcomeLines } from '../terminal/outcome-lines.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';
import type { RequestAction, RequestsOptions } from './options.ts';
import { requestLines } from './show-request.ts';
import { watchRequests } from './watch-requests.ts';

export async function runRequests(
  name: RequestAction,
  options: RequestsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const opened = await openPortalAutomation(options, context, deps, 'an administrator');
  const requestsContext: RequestsContext = {
    ...opened,
    mayReport: false,
    // On the command line, the token is a user's.
    asUser: opened.github,
  };
  const only = options.request;
  if (name === 'list') return list(requestsContext, options, context);
  if (name === 'watch') {
    const readOutcomes = async () => {
      const outcomes = await advanceRequests(requestsContext, { waitMs: 0, dryRun: true, only });
      const failed = outcomes.find((outcome) => outcome.error);
      if (failed?.error) throw failed.error;
      return outcomes;
    };
    return watchRequests(readOutcomes, { clock: deps.clock, json: options.json }, context);
  }
  if (name === 'show') {
    const [found] = await advanceRequests(requestsContext, { waitMs: 0, dryRun: true, only });
    if (found)
      createPrinter(context, options.json).print(found, () => requestLines(found, requestsContext));
    return 0;
  }
  if (only && (name === 'reject' || name === 'archive')) {
    const status = name === 'reject' ? 'rejected' : 'archived';
    const body = { status, reason: options.reason } as const;
    await askPortal(requestsContext, 'patchRequest', { requestId: only, body });
  }
  const { waitMs } = toPatience(options);
  const outcomes = await advanceRequests(requestsContext, {
    waitMs,
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
  options: RequestsOptions,
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

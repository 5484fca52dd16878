import type { RequestsContext } from '../../automation/context.ts';
import { formatOutcome } from '../../automation/reconcile.ts';
import { askPortal, listRequests } from '../../automation/release/read-portal.ts';
import {
  advanceRequests,
  findFailure,
  type RequestOutcome,
} from '../../automation/requests/requests.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import type { Clock } from '../../shared/clock.ts';
import { compact } from '../../shared/compact.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count, seconds } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { openPortalAutomation, toPatience } from '../inputs/open-automation.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';
import type { RequestAction, RequestsOptions } from './options.ts';

export async function runRequests(
  name: RequestAction,
  options: RequestsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const opened = await openPortalAutomation(options, context, deps, 'an administrator');
  // On the command line, all calls use the user's own token.
  const requestsContext: RequestsContext = { ...opened, asUser: opened.repository };
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
    const found = await askPortal(requestsContext, 'getRequest', { requestId: only });
    // Don't repeat the change: a second call only finishes an interrupted cleanup.
    if (found.status !== status)
      await askPortal(requestsContext, 'patchRequest', { requestId: only, body });
  }
  const { waitMs } = toPatience(options);
  const patience = { waitMs, dryRun: name === 'plan', only };
  const outcomes = await advanceRequests(requestsContext, patience);
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
  const requests = await listRequests(requestsContext);
  const found = requests.filter(({ status }) => status !== 'archived');
  const columns: Columns<(typeof found)[number]> = [
    'Request id, Status status, Class classification',
    { heading: 'Issue', value: ({ issueNumber }) => issueNumber && `#${issueNumber}` },
    'Title title',
  ];
  createPrinter(context, options.json).printTable(found, columns, found, 'There are no requests.');
  return 0;
}

function formatRequestLines(outcome: RequestOutcome): string[] {
  const { request, end, error } = outcome;
  const carriedOut = end.done.map((line) => `carried out: ${line}`);
  const lines = error ? [`Failed: ${plainText(end.what)}`] : formatOutcome(end);
  return [
    `${request.id}  ${request.status}  ${plainText(request.title)}`,
    ...[...carriedOut, ...lines].map((line) => `  ${line}`),
  ];
}

interface RepositoryContext {
  readonly repository: Parameters<typeof repositoryPage>[0];
}

export function requestLines(outcome: RequestOutcome, context: RepositoryContext): string[] {
  const { request, end, starts } = outcome;
  const { approval } = request;
  const page = repositoryPage(context.repository);
  const known: readonly (readonly [string, string | number | false | undefined])[] = [
    ['Status', request.status],
    ['Class', [request.classification, request.versionLevel].filter(Boolean).join(', ')],
    ['Automation', request.automationPotential],
    ['By', request.agent && plainText(request.agent)],
    ['Rounds', request.rounds !== undefined && count(request.rounds, 'round')],
    ['Starts', starts && `${starts.used} of ${starts.allowed} in 24 hours`],
    ['Cost', request.cost && `${request.cost.amount} ${request.cost.currency}`],
    ['Issue', request.issueNumber && `${page}/issues/${request.issueNumber}`],
    ['Pull', request.pullRequestNumber && `${page}/pull/${request.pullRequestNumber}`],
    ['Preview', request.previewUrl],
    ['Approved', approval && `${plainText(approval.by)}, ${approval.at}`],
  ];
  return [
    `${request.id}  ${plainText(request.title)}`,
    ...known.flatMap(([name, value]) => {
      if (!value) return [];
      return [`  ${`${name}:`.padEnd(12)}${value}`];
    }),
    ...timeLines(request),
    ...formatOutcome(end).map((line) => `  ${line}`),
  ];
}

function timeLines(request: RequestOutcome['request']): string[] {
  const moves = request.history.filter(
    (item, index) => request.history[index - 1]?.status !== item.status,
  );
  return moves.map((move, index) => {
    const { status, at, by } = move;
    const next = moves[index + 1]?.at;
    const stayed = next === undefined ? '' : `, for ${duration(Date.parse(next) - Date.parse(at))}`;
    return `  ${at}  ${status} by ${plainText(by)}${stayed}`;
  });
}

export function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return `${minutes} min`;
}

const pause = 20_000;
const passing = /^(GITHUB|PORTAL)_(UNAVAILABLE|RATE_LIMITED)$/;

export async function watchRequests(
  readOutcomes: () => Promise<readonly RequestOutcome[]>,
  options: { readonly clock: Clock; readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { clock, json = false } = options;
  const printedLines = new Map<string, string>();
  let lost: string | undefined;
  for (;;) {
    try {
      const outcomes = await readOutcomes();
      for (const outcome of outcomes) {
        const line = formatLine(outcome);
        if (printedLines.get(outcome.request.id) !== line)
          createPrinter(context, json).print(outcome, () => [line]);
        printedLines.set(outcome.request.id, line);
      }
      if (outcomes.every((outcome) => outcome.end.kind === 'done')) return 0;
      lost = undefined;
    } catch (error) {
      if (!(error instanceof SiteDeployError) || !passing.test(error.code)) throw error;
      if (lost !== error.message)
        context.log.warn(`${error.message} Retrying every ${seconds(pause)}.`);
      lost = error.message;
    }
    await clock.sleep(pause, context.signal);
  }
}

function formatLine(outcome: RequestOutcome): string {
  const { request, end } = outcome;
  const what = `${plainText(request.title)}: ${plainText(end.what)}`;
  return compact([`${request.id}  ${request.status}  ${what}`, end.url]).join(' ');
}

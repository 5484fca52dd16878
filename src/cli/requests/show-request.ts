import type { RequestOutcome } from '../../automation/requests/requests.ts';
import { type RepoName, repositoryPage } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count } from '../../shared/units.ts';
import { formatOutcomeLines } from '../terminal/outcome-lines.ts';

interface RepositoryContext {
  readonly github: Pick<GitHub, 'apiUrl'>;
  readonly repository: RepoName;
}

export function requestLines(outcome: RequestOutcome, context: RepositoryContext): string[] {
  const { request, end } = outcome;
  const { approval } = request;
  const page = repositoryPage(context.github, context.repository);
  const known: readonly (readonly [string, string | number | false | undefined])[] = [
    ['Status', request.status],
    ['Class', [request.classification, request.versionLevel].filter(Boolean).join(', ')],
    ['Automation', request.automationPotential],
    ['By', request.agent && plainText(request.agent)],
    ['Rounds', request.rounds !== undefined && count(request.rounds, 'round')],
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
    ...formatOutcomeLines(end).map((line) => `  ${line}`),
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

/** Days and hours, hours and minutes, or minutes: requests take longer than programs. */
export function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return `${minutes} min`;
}

import { readWorkflow } from '../../workflow-language/workflow.ts';
import type { BareRepository, OpenRepository } from '../git/types.ts';
import {
  counted,
  created,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  onCommit,
  onItem,
  paged,
} from '../rest/call.ts';
import { page, runAddress, text } from '../rest/values.ts';
import {
  getSha,
  type LocalCheck,
  type LocalRun,
  type LocalStatus,
  nextId,
} from '../state/state.ts';

interface Check extends LocalCheck {
  readonly run?: LocalRun;
}

/**
 * Returns the checks of a commit: those of its jobs, with the newest run first, and then those that
 * programs have reported, the last one for each name.
 */
export async function listChecks(here: OpenRepository, commit: string): Promise<Check[]> {
  const { repository, git } = here;
  // A run that waits for approval or for another run has no jobs yet.
  const begun = repository.runs.filter(
    (run) =>
      run.commit === commit && run.status !== 'pending' && run.conclusion !== 'action_required',
  );
  const ofJobs = await Promise.all(
    begun.map(async (run) =>
      (await listJobs(run, git)).map(({ name, status, conclusion }, index) => {
        return { id: run.id * 100 + index, name, commit, status, conclusion, run };
      }),
    ),
  );
  const reported = repository.checks.filter((check) => check.commit === commit);
  const last = new Map(reported.map((check) => [check.name, check]));
  return [...ofJobs.flat().toReversed(), ...[...last.values()].toReversed()];
}

async function listJobs(run: LocalRun, git: BareRepository) {
  if (run.jobs) return run.jobs;
  const source = (await git.readFile(getSha(run), run.workflow))?.toString('utf8') ?? '';
  const { jobs } = await readWorkflow(run.workflow, source);
  const { status, conclusion } = run;
  return jobs.map(({ id: name }) => ({ name, status, conclusion }));
}

function toApiCheck(check: Check): object {
  const { id, name, status, conclusion, commit, run } = check;
  return {
    id,
    name,
    head_sha: commit,
    status,
    conclusion,
    started_at: run?.createdAt,
    completed_at: conclusion && run?.updatedAt,
    check_suite: { id: run?.id ?? id },
    html_url: run && runAddress(run),
    app: { slug: 'github-actions' },
  };
}

async function list(commit: string, call: GitHubCall) {
  const name = call.query.get('check_name');
  const found = (await listChecks(call, commit)).filter((check) => !name || check.name === name);
  return counted('check_runs', found.map(toApiCheck), call);
}

function report({ repository, body }: GitHubCall) {
  if (text(body.name) === '') return noSuchThing;
  const check: LocalCheck = {
    id: nextId(),
    name: text(body.name),
    commit: text(body.head_sha),
    status: text(body.status, body.conclusion ? 'completed' : 'queued'),
    conclusion: text(body.conclusion) || null,
  };
  repository.checks.push(check);
  return created(toApiCheck(check));
}

function update(check: LocalCheck, { body }: GitHubCall) {
  check.conclusion = text(body.conclusion) || check.conclusion;
  check.status = text(body.status, body.conclusion ? 'completed' : check.status);
  return ok(toApiCheck(check));
}

/** Returns the statuses of a commit, newest first. */
const listStatuses = ({ repository }: GitHubCall, commit: string) =>
  repository.statuses.filter((status) => status.commit === commit).toReversed();

function toApi({ repository }: GitHubCall, status: LocalStatus): object {
  const { id, state, context, description, target, creator, at, commit } = status;
  const url = `https://api.github.com/repos/${repository.fullName}/statuses/${commit}`;
  const times = { created_at: at, updated_at: at };
  const details = { description, target_url: target, creator: { login: creator } };
  return { id, url, state, context, ...details, ...times };
}

/**
 * Combines the last status of each context:
 * https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
 */
const combine = onCommit((commit, call) => {
  const byContext = Map.groupBy(listStatuses(call, commit), ({ context }) => context);
  const last = [...byContext.values()].flatMap(([newest]) => newest ?? []);
  const states = new Set(last.map(({ state }) => state));
  let state = last.length === 0 || states.has('pending') ? 'pending' : 'success';
  if (states.has('error') || states.has('failure')) state = 'failure';
  const { fullName, id } = call.repository;
  const address = `https://api.github.com/repos/${fullName}/commits/${commit}`;
  return ok({
    state,
    statuses: page(
      last.map((status) => toApi(call, status)),
      call.query,
    ),
    sha: commit,
    total_count: last.length,
    repository: { id, full_name: fullName },
    commit_url: address,
    url: `${address}/status`,
  });
});

const listAll = onCommit((commit, call) =>
  paged(
    listStatuses(call, commit).map((status) => toApi(call, status)),
    call,
  ),
);

/** Creates a commit status: https://docs.github.com/rest/commits/statuses#create-a-commit-status */
const reportStatus = onCommit((commit, call) => {
  const { repository, body, actor, at } = call;
  const status: LocalStatus = {
    id: nextId(),
    commit,
    state: body.state as LocalStatus['state'],
    context: text(body.context) || 'default',
    description: text(body.description) || null,
    target: text(body.target_url) || null,
    creator: actor,
    at,
  };
  repository.statuses.push(status);
  const json = toApi(call, status);
  return created(json, [{ name: 'status', payload: { ...json, sha: commit } }]);
});

export const checkRoutes: GitHubRoutes = {
  'GET /commits/{+rest}/check-runs': onCommit(list),
  'POST /check-runs': report,
  'PATCH /check-runs/{number}': onItem('checks', update),
  'GET /commits/{+rest}/status': combine,
  'GET /commits/{+rest}/statuses': listAll,
  'GET /statuses/{+rest}': listAll,
  'POST /statuses/{sha}': reportStatus,
};

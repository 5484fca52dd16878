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
} from '../rest/call.ts';
import { runAddress, text } from '../rest/values.ts';
import { getSha, type LocalCheck, type LocalRun, nextId } from '../state/state.ts';

interface Check extends LocalCheck {
  readonly run?: LocalRun;
}

/**
 * Returns the checks of a commit: those of its jobs, the newest run first, then the last one that a
 * program has reported by each name.
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

export const checkRoutes: GitHubRoutes = {
  'GET /commits/{+rest}/check-runs': onCommit(list),
  'POST /check-runs': report,
  'PATCH /check-runs/{number}': onItem('checks', update),
};

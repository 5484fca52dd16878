import { parse } from 'yaml';
import type { GitData } from './git.ts';
import type { LocalRepository, LocalRun } from './state.ts';
import { list, record, runAddress, text } from './values.ts';

/**
 * Adds those of the runs' jobs. A run that waits for another one or for approval has no jobs yet.
 * @param json the reported ones
 */
export async function withJobs(
  repository: LocalRepository,
  commit: string,
  json: unknown,
  send: GitData['send'],
): Promise<{ total_count: number; check_runs: unknown[] }> {
  const { check_runs: found } = record(json);
  const reported = list(found);
  const begun = repository.runs.filter(
    (run) =>
      run.commit === commit && run.status !== 'pending' && run.conclusion !== 'action_required',
  );
  const ofJobs = (
    await Promise.all(begun.map(async (run) => toApiCheckRuns(run, await listJobs(run, send))))
  ).flat();
  return {
    total_count: reported.length + ofJobs.length,
    check_runs: [...ofJobs.toReversed(), ...reported],
  };
}

async function listJobs(localRun: LocalRun, send: GitData['send']): Promise<string[]> {
  const { jobs, workflow, repository, commit } = localRun;
  if (jobs) return jobs.map((job) => job.name);
  const { json } = await send('GET', `/repos/${repository}/contents/${workflow}?ref=${commit}`);
  const source = Buffer.from(text(record(json).content), 'base64').toString('utf8');
  try {
    return Object.keys(record(record(parse(source)).jobs));
  } catch {
    return [];
  }
}

function toApiCheckRuns(run: LocalRun, jobs: readonly string[]): object[] {
  const { id, status, conclusion, commit } = run;
  return jobs.map((name, index) => ({
    id: id * 100 + index,
    name,
    head_sha: commit,
    status,
    conclusion,
    check_suite: { id },
    html_url: runAddress(run),
    app: { slug: 'github-actions' },
  }));
}

import { zip } from '../../service/zip.ts';
import {
  type Answered,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  onItem,
} from '../rest/call.ts';
import type { LocalJob } from '../state/run.ts';
import type { LocalRun } from '../state/state.ts';

/**
 * Timestamp that precedes each line. It is the time at which the run was created, because the times
 * of lines aren't recorded.
 */
const stamp = ({ createdAt }: LocalRun) => createdAt.replace(/\.(\d{3})Z$/, '.$10000Z');

const toLines = (run: LocalRun, lines: readonly string[]) =>
  lines.map((line) => `${stamp(run)} ${line}\n`).join('');

/** Removes the slashes from a job's or step's name, for its file name in the archive. */
const fileName = (name: string) => name.replaceAll('/', '');

const toText = (run: LocalRun, { steps }: LocalJob) =>
  toLines(
    run,
    steps.flatMap(({ log }) => log),
  );

/** Builds the log archive: a file per job, and a folder per job with a file per step. */
function archive(run: LocalRun): Buffer {
  const files = (run.jobs ?? []).flatMap((job, index) => [
    { name: `${index}_${fileName(job.name)}.txt`, content: Buffer.from(toText(run, job)) },
    ...job.steps.map((step, at) => ({
      name: `${fileName(job.name)}/${at + 1}_${fileName(step.name)}.txt`,
      content: Buffer.from(toLines(run, step.log)),
    })),
  ]);
  return zip(files);
}

function answerRun(run: LocalRun): Answered {
  if (run.status !== 'completed') return noSuchThing;
  return { status: 200, media: { type: 'application/zip', content: archive(run) } };
}

function answerJob({ repository, parts }: GitHubCall): Answered {
  for (const run of repository.runs) {
    const job = run.jobs?.find(({ id }) => String(id) === parts[0]);
    if (job?.status !== 'completed') continue;
    const content = Buffer.from(toText(run, job));
    return { status: 200, media: { type: 'text/plain; charset=utf-8', content } };
  }
  return noSuchThing;
}

/**
 * Routes for the logs of runs and jobs:
 * https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-logs
 */
export const logRoutes: GitHubRoutes = {
  'GET /actions/runs/{number}/logs': onItem('runs', answerRun),
  'GET /actions/runs/{number}/attempts/{number}/logs': onItem('runs', answerRun),
  'GET /actions/jobs/{number}/logs': answerJob,
};

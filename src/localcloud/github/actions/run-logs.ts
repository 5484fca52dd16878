import { zip } from '../../service/zip.ts';
import { type Answered, type GitHubCall, noSuchThing, on, onItem } from '../rest/call.ts';
import type { LocalJob } from '../state/run.ts';
import type { LocalRun } from '../state/state.ts';

/** GitHub starts each line with its time. Here, only the time at which the run began is known. */
const stamp = ({ createdAt }: LocalRun) => createdAt.replace(/\.(\d{3})Z$/, '.$10000Z');

const toLines = (run: LocalRun, lines: readonly string[]) =>
  lines.map((line) => `${stamp(run)} ${line}\n`).join('');

/** File names in the archive omit the slashes of job names. */
const fileName = (name: string) => name.replaceAll('/', '');

const toText = (run: LocalRun, { steps }: LocalJob) =>
  toLines(
    run,
    steps.flatMap(({ log }) => log),
  );

/** Contains one file per job, and one folder per job with a file per step. */
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

/** https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-logs */
export const logRoutes = [
  onItem('runs', 'GET', '/actions/runs/{number}/logs', answerRun),
  onItem('runs', 'GET', '/actions/runs/{number}/attempts/{number}/logs', answerRun),
  on('GET', '/actions/jobs/{number}/logs', answerJob),
];

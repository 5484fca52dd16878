import { built } from '../e2e/harness/built.ts';
import type { Run } from '../e2e/harness/harness.ts';
import type { Program } from './row.ts';

/** Commits the checkout, because a deployment outside of GitHub needs a commit. */
const commit =
  'git init -q -b master && git add -A && git -c user.name=a -c user.email=a@b.example commit -qm a';

/**
 * Returns a launcher that starts `site-deploy deploy` instead of the Action, or an empty one for
 * the Action. The Action's command line follows it: Node (`$0`) and the script.
 */
export function launcherFor(program: Program = 'action'): readonly string[] {
  if (program === 'action') return [];
  const options = '--environment production --site-version 1.0.0 --force --uploader direct';
  const json = program === 'command with report' ? '--json' : '';
  return ['/bin/sh', '-c', `${commit} && exec "$0" "${built.cli}" deploy . ${options} ${json}`];
}

/** Returns the run with the outputs that are in the command's report on stdout. */
export function withReport(run: Run, program: Program = 'action'): Run {
  if (program !== 'command with report' || run.stdout === '') return run;
  const { status, siteChanged, notified, folder = '' } = JSON.parse(run.stdout);
  const outputs = { status, siteChanged, folder, notified: String(notified), report: run.stdout };
  return { ...run, outputs };
}

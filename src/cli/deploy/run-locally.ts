import { stripVTControlCharacters } from 'node:util';
import type { ActionResult, JobCloud } from '../../localcloud/localcloud.ts';
import type { LocalTexts } from '../../localcloud/running/control.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit } from '../../shared/git.ts';
import type { CommandContext } from '../context.ts';
import { packageManagerSettings } from '../localcloud/registries.ts';
import { copyCheckout } from './copy-checkout.ts';
import type { LocalRequest } from './local-request.ts';
import { takeTexts } from './take-texts.ts';

/** After Ctrl-C, in ms. */
const graceMs = 1_000;

/** Paused-command markers and advice for GitHub jobs don't help on a terminal. */
export const runnerNoise: RegExp = new RegExp(
  [
    '^::(stop-commands::)?\\*\\*\\*(::)?$',
    "^In a single job, the site's code can read",
    '^Could not check whether \\w+ is (still the head of|older than the live)',
    '^Warnings that GitHub shows beside the run$',
    '^Warning: The log of this run has \\d+ more',
  ].join('|'),
);

/** Runs the actual Action in a separate process, on a copy: the user's folder is unchanged. */
export async function runLocally(
  request: LocalRequest,
  cloud: JobCloud,
  context: CommandContext,
  texts: LocalTexts,
  onLine: (line: string) => void,
): Promise<ActionResult> {
  const { env, signal, stdout } = context;
  const { workspace, environment } = request;
  const { startAction } = await import('../../localcloud/localcloud.ts');
  // A build-only result belongs in the folder itself, where a deploy job reads it.
  const copies = (request.inputs.mode ?? 'all') === 'all';
  await using copy = copies
    ? await copyCheckout(workspace, createGit(createExec(), env), signal)
    : undefined;
  const folder = copy?.folder ?? workspace;
  const taken = copy && (await takeTexts(request, copy.folder, texts, context));
  for (const line of taken?.lines ?? []) onLine(line);
  const { event, inputs } = taken ?? request;
  const warned = new Set<string>();
  await using action = await startAction({
    workspace: folder,
    event,
    idToken: true,
    jobEnvironment: environment,
    cloud,
    inputs,
    // The site's tools find settings and caches in the usual location.
    extraEnv: packageManagerSettings(env),
    onLine(line) {
      if (runnerNoise.test(line)) return;
      // The Action repeats warnings at the end, for GitHub's annotations.
      if (line.startsWith('Warning: ')) {
        if (warned.has(line)) return;
        warned.add(line);
      }
      const displayLine = line.replaceAll(folder, workspace);
      onLine(stdout.isTTY === true ? displayLine : stripVTControlCharacters(displayLine));
    },
  });
  let kill: NodeJS.Timeout | undefined;
  const finishOutput = () => {
    action.signal('SIGTERM');
    kill = setTimeout(() => {
      action.signal('SIGKILL');
      onLine(
        'It did not end in time and was stopped. ' +
          'It is unknown whether the site on the local cloud changed.',
      );
    }, graceMs);
  };
  signal.addEventListener('abort', finishOutput, { once: true });
  if (signal.aborted) finishOutput();
  try {
    const result = await action.done;
    await taken?.report(result);
    return result;
  } finally {
    clearTimeout(kill);
    signal.removeEventListener('abort', finishOutput);
  }
}

import { stripVTControlCharacters } from 'node:util';
import type { ActionResult, JobCloud } from '../../localcloud/localcloud.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit } from '../../shared/git.ts';
import type { CommandContext } from '../context.ts';
import { packageManagerSettings } from '../localcloud/registries.ts';
import { copyCheckout } from './copy-checkout.ts';
import type { LocalRequest } from './local-request.ts';

/** How long the Action may take to end by itself after Ctrl-C, in milliseconds. */
const graceMs = 1_000;

/**
 * Lines that say nothing to a person at a terminal: how a runner shows that commands are paused, and advice for jobs of
 * GitHub.
 */
export const runnersOwn: RegExp = new RegExp(
  [
    '^::(stop-commands::)?\\*\\*\\*(::)?$',
    '^In one job the code of the site can read',
    '^Not checked: whether \\w+ is (still the head of|older than the live)',
    '^Warnings that GitHub shows beside the run$',
    '^Warning: The log of this run has \\d+ more',
  ].join('|'),
);

/**
 * Runs the Action itself against the local cloud, in a process of its own with a runner's variables. It builds in a
 * copy: the folder of a person stays as it is.
 * @param onLine called with each line of the log
 */
export async function runLocally(
  { workspace, event, environment, inputs }: LocalRequest,
  cloud: JobCloud,
  { env, signal, stdout }: CommandContext,
  onLine: (line: string) => void,
): Promise<ActionResult> {
  const { startAction } = await import('../../localcloud/localcloud.ts');
  // The result of a build alone is wanted in the folder, and a deploy job reads it there.
  const copies = (inputs.mode ?? 'all') === 'all';
  await using copy = copies ? await copyCheckout(workspace, createGit(createExec(), env), signal) : undefined;
  const folder = copy?.folder ?? workspace;
  const warned = new Set<string>();
  await using action = await startAction({
    workspace: folder,
    event,
    idToken: true,
    jobEnvironment: environment,
    cloud,
    inputs,
    // The site's own tools find their settings and caches where they always are.
    extraEnv: { ...(env.HOME !== undefined && { HOME: env.HOME }), ...packageManagerSettings(env) },
    onLine(line) {
      if (runnersOwn.test(line)) return;
      // At its end the Action says them again, for GitHub to show beside the run.
      if (line.startsWith('Warning: ')) {
        if (warned.has(line)) return;
        warned.add(line);
      }
      const own = line.replaceAll(folder, workspace);
      onLine(stdout.isTTY === true ? own : stripVTControlCharacters(own));
    },
  });
  let kill: NodeJS.Timeout | undefined;
  const end = () => {
    action.signal('SIGTERM');
    kill = setTimeout(() => {
      action.signal('SIGKILL');
      onLine(
        'It did not end by itself in time and was stopped. ' +
          'It is not known whether the site on the local cloud changed.',
      );
    }, graceMs);
  };
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    return await action.done;
  } finally {
    clearTimeout(kill);
    signal.removeEventListener('abort', end);
  }
}

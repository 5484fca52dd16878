import { childEnvironment } from '../../../shared/child-environment.ts';
import type { Deps } from '../../../shared/deps.ts';
import { refused } from './parse-patch.ts';

/** Time limit in ms. It is below the job's limit of 10 minutes. */
const limitMs = 8 * 60_000;

/**
 * Runs the command that judges a patch. Only its exit code counts. It gets the job's token, which
 * has only read permissions.
 * @throws SiteDeployError `CHANGE_REFUSED` unless the exit code is 0
 */
export async function runJudge(
  deps: Deps,
  command: string,
  files: { readonly PATCH: string; readonly TASK: string },
): Promise<void> {
  const { env, exec, github, log, scratch, signal } = deps;
  const child: Record<string, string> = { ...childEnvironment(scratch, env), ...files };
  if (github) child.GITHUB_TOKEN = github.token.reveal();
  for (const [name, value] of Object.entries(env))
    if (name.startsWith('JUDGE_') && value) child[name] = value;
  const ran = await exec('sh', ['-c', command], { cwd: scratch, env: child, signal, limitMs });
  if (ran.kind === 'not started') throw refused(`its judge did not run: ${ran.reason}`);
  const output = log.foreign(`Judge: ${command}`);
  for (const line of `${ran.stdout}\n${ran.stderr}`.trim().split('\n')) output.line(line);
  output.close();
  if (ran.kind === 'killed') throw refused(`its judge was ended: ${ran.reason}`);
  if (ran.code !== 0) throw refused(`its judge did not accept it: exit code ${ran.code}`);
}

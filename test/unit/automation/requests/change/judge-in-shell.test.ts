import { expect, it } from 'vitest';
import { runJudge } from '../../../../../src/automation/requests/change/run-judge.ts';
import { createExec } from '../../../../../src/shared/exec.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolderOfTheFile } from '../../../../support/folder.ts';
import { recordingLog } from '../../../../support/log.ts';

const scratch = useFolderOfTheFile();

async function judge(command: string) {
  const log = recordingLog();
  const secrets = { JUDGE_KEY: 'key', SITE_PORTAL_API_TOKEN: 'hidden', INPUT_TOKEN: 'hidden' };
  const env = { PATH: process.env.PATH, ...secrets };
  const github = { apiUrl: 'https://api.github.com', token: new Secret('ghs_read') };
  const deps = createDeps({ scratch: scratch.root, env, github, log, exec: createExec() });
  await runJudge(deps, command, { PATCH: '/tmp/change.patch', TASK: '/tmp/task.md' });
  return log.lines.join('\n');
}

it("a judge's shell has the patch, the task and the token in its environment, and no other secret", async () => {
  const lines = await judge('env; echo "$PATCH" "$TASK" "$GITHUB_TOKEN" "$JUDGE_KEY"');
  expect(lines).toContain('/tmp/change.patch /tmp/task.md ghs_read key');
  expect(lines).not.toContain('hidden');
});

it.each([
  ['exits with code 3', 'echo "It steals." >&2; exit 3', 'did not accept it: exit code 3'],
  ['kills itself', 'kill -9 $$', 'was ended'],
])('a judge refuses the change if its shell %s', async (_, command, words) => {
  await expect(judge(command)).rejects.toMatchObject({
    code: 'CHANGE_REFUSED',
    message: expect.stringContaining(`its judge ${words}`),
  });
});

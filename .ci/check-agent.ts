/**
 * Runs an agent's command once, like the generated agent workflow, and checks the result: `npm run
 * check:agent -- 'my-agent < "$TASK"'`. The agent works on a small site in a temporary folder.
 * src/automation/requests/agents/README.md describes what is expected.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { formatTask } from '../src/automation/requests/change/agent-issue.ts';
import { checkPatch } from '../src/automation/requests/change/check-patch.ts';
import { AgentOutcome } from '../src/automation/requests/change/propose.ts';
import { issueBody } from '../src/automation/requests/issue-text.ts';
import type { TreeEntry } from '../src/clients/github/tree.ts';
import { parseSiteConfig } from '../src/config/parse.ts';
import { RequestCost } from '../src/contracts/portal/development-request.ts';

const configFile = 'site.config.yml';
const configText = `version: 1
site: { slug: example, id: site_1, type: docs, url: https://www.example.com }
portal: { url: https://portal.example.com, audience: api://00000000-0000-4000-8000-000000000001 }
azure:
  clientId: 00000000-0000-4000-8000-000000000002
  tenantId: 00000000-0000-4000-8000-000000000003
  subscriptionId: 00000000-0000-4000-8000-000000000004
`;
const page =
  '<!doctype html>\n<html lang="en">\n<title>Example</title>\n<h1>Welcome</h1>\n</html>\n';
const wish = {
  id: 'req_1',
  title: 'Greet visitors by day',
  description: 'Change the heading of index.html from "Welcome" to "Good day".',
};

process.exitCode = (await check(process.argv.slice(2).join(' '))) ? 0 : 1;

async function check(command: string): Promise<boolean> {
  if (!command) throw new Error("Name the agent's command: npm run check:agent -- COMMAND");
  const folder = mkdtempSync(path.join(tmpdir(), 'site-deploy-agent-'));
  try {
    return await runAgent(command, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runAgent(command: string, folder: string): Promise<boolean> {
  const checkout = path.join(folder, 'site');
  const temp = path.join(folder, 'temp');
  for (const made of [checkout, temp]) mkdirSync(made);
  writeFileSync(path.join(checkout, 'index.html'), page);
  writeFileSync(path.join(checkout, configFile), configText);
  const name = ['-c', 'user.name=Example', '-c', 'user.email=example@example.com'];
  const git = (...words: string[]) => execFileSync('git', [...name, ...words], { cwd: checkout });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A site');
  const commit = git('rev-parse', 'HEAD').toString().trim();
  const task = path.join(temp, 'site-deploy-task.md');
  const facts = { pages: ['/'], textKeys: [], textsSuffice: false };
  const kind = {
    classification: 'content',
    automationPotential: 'high',
    versionLevel: 'patch',
  } as const;
  const body = issueBody(wish, { ...kind, ...facts }, 'release/1.1.0');
  writeFileSync(task, formatTask({ number: 1, title: wish.title, body }));

  const env = { ...process.env, TASK: task, RUNNER_TEMP: temp, COMMIT: commit };
  const run = (script: string) =>
    spawnSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: checkout, env, stdio: 'inherit' });
  const { status, signal } = run(command);
  if (status !== 0) return fail(`the command ended with ${status ?? signal}: the run would fail`);
  if (run(patchStep()).status !== 0) return fail('the checkout is no longer a git repository');
  const left = path.join(temp, 'site-deploy-change');
  const cost = RequestCost.safeParse(readJson(left, 'cost.json'));
  if (existsSync(path.join(left, 'cost.json')) && !cost.success)
    return fail('cost.json does not match cost.schema.json');
  const outcome = AgentOutcome.safeParse(readJson(left, 'outcome.json'));
  if (existsSync(path.join(left, 'outcome.json')) && !outcome.success)
    return fail('outcome.json does not match outcome.schema.json');
  const listed = git('ls-tree', '-rt', commit).toString().trim().split('\n');
  const entries = new Map(
    listed.map((line): [string, TreeEntry] => {
      const [, mode = '', id = '', file = ''] = /^(\d+) \w+ (\w+)\t(.*)$/.exec(line) ?? [];
      return [file, { mode, id }];
    }),
  );
  const read = async (file: string) => git('show', `${commit}:${file}`);
  const config = parseSiteConfig(configText, configFile);
  const patch = readFileSync(path.join(left, 'change.patch'));
  let files: readonly string[];
  try {
    const change = await checkPatch(patch, { entries, read }, { config, configFile });
    files = [...change.files.map((file) => file.path), ...change.deletions];
  } catch (error) {
    return fail((error as Error).message);
  }
  if (files.length > 0) return report(`It would be proposed: ${files.join(', ')}.`);
  if (outcome.success) return report(`"${outcome.data.outcome}": ${outcome.data.reason}`);
  return fail('it changed nothing, and left no outcome.json');
}

/** Returns the script of the step `Patch` in the generated workflow. */
function patchStep(): string {
  const file = new URL('../workflows/agent.yml', import.meta.url);
  const steps: { name?: string; run?: string }[] = parse(readFileSync(file, 'utf8')).jobs.work
    .steps;
  return steps.find((step) => step.name === 'Patch')?.run ?? 'exit 1';
}

function readJson(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function report(line: string): true {
  console.log(`The agent follows the contract. ${line}`);
  return true;
}

function fail(why: string): false {
  console.error(`The agent does not follow the contract: ${why}.`);
  return false;
}

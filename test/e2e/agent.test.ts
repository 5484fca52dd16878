import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueMarker } from '../../src/automation/requests/issue-text.ts';
import { agentPath } from '../../src/workflows/render/render.ts';
import { type Company, createCommands, openCompany, scriptedAgent } from './harness/company.ts';
import { type JobResult, runWorkflow } from './harness/workflow.ts';

let company: Company;
let inputs: { issue: string; round: string; base: string; commit: string };
beforeAll(async () => {
  company = await openCompany();
  const { githubApi: api } = company.cloud;
  const commit = (await api.getHead(company.repository, 'master')) ?? '';
  await api.send('POST', `/repos/${company.repository}/git/refs`, {
    ref: 'refs/heads/release/1.1.0',
    sha: commit,
  });
  const body = `${issueMarker('req_1')}\n\`\`\`text\nAdd a form\n\`\`\``;
  const { json } = await api.send('POST', `/repos/${company.repository}/issues`, {
    title: 'Add a form',
    body,
  });
  inputs = {
    issue: String((json as { number: number }).number),
    round: '1',
    base: 'release/1.1.0',
    commit,
  };
});
afterAll(() => company[Symbol.asyncDispose]());

let lastRun = 70_000;
/** Runs the generated agent workflow on the production branch with this command as the agent. */
function work(agent: string): Promise<JobResult[]> {
  lastRun += 1;
  const { cloud, repository } = company;
  const event = {
    name: 'workflow_dispatch',
    ref: 'refs/heads/master',
    sha: inputs.commit,
    repository,
  };
  return runWorkflow(agentPath, {
    cloud,
    repository,
    event: { ...event, runId: String(lastRun) },
    inputs,
    commands: createCommands(agent),
  });
}
const pulls = async () =>
  (await company.cloud.githubApi.send('GET', `/repos/${company.repository}/pulls?state=all`))
    .json as object[];

describe('the generated agent workflow', { timeout: 120_000 }, () => {
  it('opens no pull request for an agent that writes a workflow, and gives no job an identity', async () => {
    const { tokens } = company.cloud.githubApi;
    const granted: unknown[] = [];
    const set = vi.spyOn(tokens, 'set').mockImplementation((token, permissions) => {
      granted.push(permissions);
      return Map.prototype.set.call(tokens, token, permissions);
    });
    const results = await work(
      [
        'mkdir -p .github/workflows',
        'echo "on: push" > .github/workflows/steal.yml',
        `echo '{"amount": -1, "currency": "<b>"}' > "$RUNNER_TEMP/cost.json"`,
      ].join('\n'),
    );
    set.mockRestore();
    expect(results.map(({ name, succeeded }) => [name, succeeded])).toEqual([
      ['work', true],
      ['judge', false],
      ['propose', false],
    ]);
    expect(results.map(({ hadIdentity }) => hadIdentity)).toEqual([false, false, false]);
    const [first, , second] = results;
    const writable = granted.map((permissions) =>
      Object.entries(permissions ?? {}).flatMap(([name, level]) => (level === 'write' ? name : [])),
    );
    expect(writable.slice(0, 2)).toEqual([['copilot_requests'], []]);
    expect(first?.succeeded).toBe(true);
    expect(second?.action?.visible).toContain('[CHANGE_REFUSED]');
    expect(second?.action?.visible).toContain(
      'only people may change ".github/workflows/steal.yml"',
    );
    expect(await pulls()).toEqual([]);
    const { comments = [] } = company.cloud.githubApi.repository(company.repository) ?? {};
    expect(comments.map(({ body }) => body).join()).toContain('.github/workflows/steal.yml');
  });

  it('opens one draft pull request for an agent that edits the site and builds it', async () => {
    const results = await work(scriptedAgent);
    expect(results.map(({ name, succeeded, refused }) => [name, succeeded, refused])).toEqual([
      ['work', true, undefined],
      ['judge', true, undefined],
      ['propose', true, undefined],
    ]);
    expect(await pulls()).toMatchObject([
      { draft: true, title: expect.stringMatching(/^Request #\d+: Add a form$/) },
    ]);
    const { githubApi: api } = company.cloud;
    expect(
      await api.readFile(
        company.repository,
        `site-deploy/request-${inputs.issue}`,
        'pages/index.html',
      ),
    ).toContain('<form>');
  });
});

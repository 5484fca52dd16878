import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EngineOptions, startEngine } from '../../../../src/localcloud/engine/engine.ts';
import type { GitRepository } from '../../../../src/localcloud/github/git/types.ts';
import type { Dispatches } from '../../../../src/localcloud/github/rest/call.ts';
import {
  type LocalRepository,
  type LocalRun,
  newRepository,
  nextId,
  type TokenPermissions,
} from '../../../../src/localcloud/github/state/state.ts';
import { toShown } from '../../../../src/localcloud/runner/step-log.ts';

const quiet = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };

/** Bare repositories and an engine, without the rest of the local cloud. */
export class Repositories implements Disposable {
  readonly root = mkdtempSync(path.join(tmpdir(), 'engine-test-'));
  readonly dispatches: Dispatches = new EventEmitter();
  /** Permissions by token. */
  readonly tokens = new Map<string, TokenPermissions>();
  readonly issued: TokenPermissions[] = [];
  readonly claims: object[] = [];
  /** What became of runs, as other workflows learn it. */
  readonly announced: string[] = [];
  readonly #known = new Map<string, LocalRepository>();

  /**
   * Commits all files to a branch.
   * @param submodules commits by folder
   * @returns the commit's id
   */
  commit(
    name: string,
    files: Readonly<Record<string, string>>,
    branch = 'master',
    submodules: Readonly<Record<string, string>> = {},
  ): string {
    if (!this.#known.has(name))
      this.#known.set(name, newRepository(name, { immutable: false, defaultBranch: 'master' }));
    const folder = this.#folder(name);
    const work = mkdtempSync(path.join(this.root, 'work-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', work, '-c', 'user.name=Ada', '-c', 'user.email=a@b.c', ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: work, ...quiet },
      }).trim();
    mkdirSync(folder, { recursive: true });
    git('init', '--quiet', '--bare', '--initial-branch=master', folder);
    git('init', '--quiet', `--initial-branch=${branch}`);
    if (git('ls-remote', folder, branch)) git('pull', '--quiet', folder, branch);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(work, file)), { recursive: true });
      writeFileSync(path.join(work, file), text);
    }
    git('add', '--all');
    for (const [at, id] of Object.entries(submodules))
      git('update-index', '--add', '--cacheinfo', `160000,${id},${at}`);
    git('commit', '--quiet', '--message', 'Change it');
    git('push', '--quiet', '--force', folder, `HEAD:refs/heads/${branch}`);
    return git('rev-parse', 'HEAD');
  }

  repository = (name: string): LocalRepository | undefined => this.#known.get(name);

  async gitRepository(name: string): Promise<GitRepository | undefined> {
    if (!this.#known.has(name)) return undefined;
    const folder = this.#folder(name);
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
    return {
      name,
      folder,
      async readFile(commit, file) {
        try {
          return git('show', `${commit}:${file}`);
        } catch {
          return undefined;
        }
      },
      listFiles: async (commit, under) =>
        git('ls-tree', '-r', '--name-only', commit, under).toString().split('\n').filter(Boolean),
    };
  }

  async startEngine(options: Partial<EngineOptions> = {}) {
    const github = {
      revoke: () => undefined,
      runnerEnv: (claims: object) => {
        this.claims.push(claims);
        return { ACTIONS_ID_TOKEN_REQUEST_URL: 'u', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };
      },
    };
    const githubApi = {
      dispatches: this.dispatches,
      repository: this.repository,
      repositories: () => [...this.#known.keys()],
      announceRun: async (_: LocalRun, action: string) => void this.announced.push(action),
      startScheduled: async () => undefined,
      pages: {},
      call: async () => ({ status: 401, json: { message: 'Bad credentials' } }),
      getPermissions: (token: string) => this.tokens.get(token),
      issueJobToken: (_: LocalRepository, permissions: TokenPermissions) => {
        this.issued.push(permissions);
        const token = `ghs_${nextId()}`;
        this.tokens.set(token, permissions);
        return token;
      },
      results: { open: () => `runtime-${nextId()}`, end: () => undefined },
      revokeToken: (token: string) => void this.tokens.delete(token),
      gitRepository: this.gitRepository.bind(this),
    };
    return startEngine({ cloud: { env: {}, github, githubApi }, ...options });
  }

  begin(name: string, commit: string, more: Partial<LocalRun> = {}): LocalRun {
    const run: LocalRun = {
      id: nextId(),
      workflow: '.github/workflows/test.yml',
      event: 'push',
      branch: 'master',
      commit,
      repository: name,
      inputs: {},
      createdAt: new Date().toISOString(),
      status: 'queued',
      conclusion: null,
      ...more,
    };
    this.repository(name)?.runs.push(run);
    this.dispatches.emit('run', run);
    return run;
  }

  /** Runs a workflow to its end. @returns the run, and the log lines of all its steps */
  async play(
    text: string,
    files: Readonly<Record<string, string>> = {},
    options: Partial<EngineOptions> & { readonly run?: Partial<LocalRun> } = {},
  ) {
    const { run: more, ...rest } = options;
    const commit = this.commit('acme/docs', { '.github/workflows/test.yml': text, ...files });
    await using engine = await this.startEngine(rest);
    const run = this.begin('acme/docs', commit, more);
    await engine.settled();
    const lines = (run.jobs ?? []).flatMap((job) => [
      ...job.notes,
      ...job.steps.flatMap((step) => step.log.map(toShown)),
    ]);
    return { run, lines, jobs: run.jobs ?? [] };
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #folder(name: string): string {
    return path.join(this.root, `${name}.git`);
  }
}

import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EngineOptions, startEngine } from '../../../../src/localcloud/engine/engine.ts';
import { openBareRepository } from '../../../../src/localcloud/github/git/repository.ts';
import type { BareRepository, GitRepository } from '../../../../src/localcloud/github/git/types.ts';
import type { Dispatches } from '../../../../src/localcloud/github/rest/call.ts';
import {
  type LocalRepository,
  type LocalRun,
  newRepository,
  nextId,
  type TokenPermissions,
} from '../../../../src/localcloud/github/state/state.ts';
import { getLines } from './github.ts';

/**
 * Adds the files to a branch of the bare repository `$1`, with submodules as further arguments. It
 * uses one shell, because a large process copies its page tables for every process that it starts.
 */
const script = `bare=$1 branch=$2
shift 2
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=a@b.c
git init --quiet --bare --initial-branch=master "$bare"
git init --quiet --initial-branch="$branch" work
cd work
[ -z "$(git ls-remote "$bare" "$branch")" ] || git pull --quiet "$bare" "$branch"
[ ! -d ../files ] || cp -R ../files/. .
git add --all
for link in "$@"; do git update-index --add --cacheinfo "$link"; done
git commit --quiet --message 'Change it'
git push --quiet --force "$bare" "HEAD:refs/heads/$branch"
git rev-parse HEAD`;

const quiet = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };

/** Bare repositories and an engine, without the rest of the local cloud. */
export class Repositories implements Disposable {
  readonly root = mkdtempSync(path.join(tmpdir(), 'engine-test-'));
  readonly dispatches: Dispatches = new EventEmitter();
  /** Permissions by token. */
  readonly tokens = new Map<string, TokenPermissions>();
  readonly issued: TokenPermissions[] = [];
  readonly claims: object[] = [];
  /** Activity types of the `workflow_run` events, such as `completed`. */
  readonly announced: string[] = [];
  readonly #known = new Map<string, LocalRepository>();
  readonly #opened = new Map<string, BareRepository>();

  /**
   * Commits files to a branch.
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
    const work = mkdtempSync(path.join(this.root, 'work-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(work, 'files', file)), { recursive: true });
      writeFileSync(path.join(work, 'files', file), text);
    }
    const links = Object.entries(submodules).map(([at, id]) => `160000,${id},${at}`);
    const args = ['-ec', script, 'sh', this.#folder(name), branch, ...links];
    const env = { PATH: process.env.PATH, HOME: work, ...quiet };
    return execFileSync('sh', args, { cwd: work, encoding: 'utf8', env }).trim();
  }

  repository = (name: string): LocalRepository | undefined => this.#known.get(name);

  async open(name: string): Promise<GitRepository | undefined> {
    if (!this.#known.has(name)) return undefined;
    const opened = this.#opened.get(name) ?? openBareRepository(name, this.#folder(name), 'master');
    this.#opened.set(name, opened);
    return opened;
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
      open: this.open.bind(this),
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

  /**
   * Runs a workflow to its end.
   * @returns the run, and the log lines of all its steps
   */
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
    return { run, lines: getLines(run), jobs: run.jobs ?? [] };
  }

  [Symbol.dispose](): void {
    for (const git of this.#opened.values()) git.close();
    rmSync(this.root, { recursive: true, force: true });
  }

  #folder(name: string): string {
    return path.join(this.root, `${name}.git`);
  }
}

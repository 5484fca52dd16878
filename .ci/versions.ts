/**
 * Asks release-please and semantic-release for the next version of each history in
 * `test/fixtures/versions`, and stores the results for comparison: `npm run versions`. Installs
 * both with npm into a temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  formatRow,
  listCommits,
  tableFile,
  type VersionHistory,
  versionHistories,
  withIds,
} from '../test/fixtures/versions/histories.ts';

const tools = ['release-please@17.9.0', 'semantic-release@25.0.9'];
const levels = ['error', 'warn', 'info', 'debug', 'trace'];
const folder = mkdtempSync(path.join(tmpdir(), 'site-deploy-versions-'));
const env = {
  ...{ PATH: process.env.PATH ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com' },
  ...{ GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com' },
};

try {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--no-audit', '--no-fund', '--silent', ...tools];
  execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  const names = tools.map((tool) => tool.replace('@', ' '));
  const lines = [`| History | ${names.join(' | ')} | Ours, and why |`, '|---|---|---|---|'];
  for (const [at, history] of versionHistories.entries()) {
    const work = makeRepository(history, path.join(folder, `history-${at}`));
    const answers = [await askReleasePlease(work, history), await askSemanticRelease(work)];
    lines.push(formatRow(history, answers));
    console.log(lines.at(-1));
  }
  writeFileSync(tableFile, `${lines.join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function git(cwd: string, input: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, env, input }).toString().trim();
}

/**
 * Creates a bare repository with the history.
 * @returns a clone of it
 */
function makeRepository(history: VersionHistory, work: string): string {
  mkdirSync(work);
  git(work, '', 'init', '--quiet', '--bare', '-b', 'main', `${work}.git`);
  git(work, '', 'init', '--quiet', '-b', 'main');
  const manifest = JSON.stringify({ name: 'site', version: history.manifest });
  writeFileSync(path.join(work, 'package.json'), manifest);
  git(work, '', 'add', '--all');
  git(work, '', 'commit', '--quiet', '-m', 'chore: begin');
  for (const tag of history.tags) git(work, '', 'tag', tag);
  const tree = git(work, '', 'rev-parse', 'HEAD^{tree}');
  const ids = [git(work, '', 'rev-parse', 'HEAD')];
  for (const { message, merges } of listCommits(history)) {
    const parents = [ids.at(-1 - merges), merges > 0 && ids.at(-1)].filter((id) => id);
    const args = parents.flatMap((parent) => ['-p', String(parent)]);
    ids.push(git(work, withIds(message, ids), 'commit-tree', tree, ...args));
  }
  git(work, '', 'reset', '--quiet', '--hard', ids.at(-1) ?? '');
  git(work, '', 'remote', 'add', 'origin', `${work}.git`);
  git(work, '', 'push', '--quiet', '--tags', 'origin', 'main');
  return work;
}

async function askSemanticRelease(work: string): Promise<string> {
  const require = createRequire(path.join(folder, 'index.js'));
  const { default: release } = await import(
    pathToFileURL(require.resolve('semantic-release')).href
  );
  const { Writable } = await import('node:stream');
  const silent = () => new Writable({ write: (_, __, done) => done() });
  const repositoryUrl = pathToFileURL(`${work}.git`).href;
  const plugins = ['@semantic-release/commit-analyzer'];
  const options = { branches: ['main'], repositoryUrl, plugins, dryRun: true, ci: false };
  const context = { cwd: work, env, stdout: silent(), stderr: silent() };
  const result = await release(options, context);
  return result ? result.nextRelease.version : 'none';
}

/**
 * Asks release-please in manifest mode. It reads the history from GitHub, so this passes an object
 * that replaces the client of GitHub's API.
 */
async function askReleasePlease(work: string, history: VersionHistory): Promise<string> {
  const require = createRequire(path.join(folder, 'index.js'));
  const { Manifest, setLogger } = require('release-please');
  setLogger(Object.fromEntries(levels.map((name) => [name, () => {}])));
  const log = git(work, '', 'log', '--topo-order', '--format=%H%x1f%B%x1e');
  const commits = log.split('\x1e').flatMap((entry) => {
    const [sha = '', message = ''] = entry.trim().split('\x1f');
    return sha ? [{ sha, message: message.trim(), files: ['package.json'] }] : [];
  });
  const base = commits.at(-1)?.sha;
  async function* each<Item>(items: readonly Item[]) {
    yield* items;
  }
  const github = {
    repository: { owner: 'acme', repo: 'site', defaultBranch: 'main' },
    mergeCommitIterator: (_: string, { maxResults = 1e9 } = {}) =>
      each(commits.slice(0, maxResults)),
    releaseIterator: () =>
      each(history.tags.map((tagName) => ({ tagName, name: tagName, sha: base }))),
    tagIterator: () => each(history.tags.map((name) => ({ name, sha: base }))),
    pullRequestIterator: () => each([]),
    getFileContentsOnBranch: async (file: string) => {
      const parsedContent = readFileSync(path.join(work, file), 'utf8');
      return { parsedContent, content: parsedContent, sha: '0', mode: '100644' };
    },
  };
  const config = { releaseType: 'simple', includeComponentInTag: false };
  const manifest = await Manifest.fromConfig(github, 'main', config);
  const [pull] = await manifest.buildPullRequests();
  return String(pull?.version ?? 'none');
}

import { hash } from 'node:crypto';
import path from 'node:path';
import type { TreeEntry } from '../../../clients/github/tree.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';
import { findCommands } from './commands.ts';
import { undeclaredFiles } from './declared-copy.ts';
import { identifyingVariables } from './environment.ts';

/** Inputs of a build. A package with the same inputs can be deployed again. */
export interface BuildInputs {
  /** Digest of the git tree, without the files that the build doesn't get. */
  readonly source: string;
  readonly digest: string;
}

type Tree = ReadonlyMap<string, TreeEntry>;

/**
 * Hashes the whole repository except for the files in `left`, because a build may import files from
 * any folder, and workflows set up its tools.
 */
export function digestSource(tree: Tree, left: ReadonlySet<string>): string {
  const lines = [...tree]
    .filter(([file, { mode }]) => !mode.endsWith('40000') && !left.has(file))
    .map(([file, { mode, id }]) => `${mode} ${id} ${file}\0`)
    .sort();
  return hash('sha256', lines.join(''));
}

export function digestBuildInputs(
  source: string,
  plan: Plan,
  env: Deps['env'],
  history: string | undefined,
): string {
  const { site, build } = plan.config;
  const { slug } = site;
  // Include the config's path, because a repository may have several configs for one site.
  const config = path.posix.normalize(plan.configFile);
  const variables = identifyingVariables(plan, env);
  const reads = build.reads?.toSorted();
  const inputs = { format: 1, slug, config, source, reads, variables, history };
  return hash('sha256', JSON.stringify(inputs));
}

/**
 * Identifies the inputs of a build. Reads the files from the commit's tree, so the checkout must
 * match it.
 * @returns the inputs, or a phrase about why no package can be reused
 */
export async function identifyInputs(plan: Plan, deps: Deps): Promise<BuildInputs | string> {
  const { config, event, workspace } = plan;
  const { reads, passEnv } = config.build;
  if (!reads) return 'build.reads is not set';
  if (passEnv.length > 0) return `build.passEnv passes ${passEnv.join(', ')}, whose values change`;
  if (event.name === 'local') return 'the run is not of a commit on GitHub';
  if (event.pull) return 'the run is of a pull request';
  if (!/^https:\/\/(github\.com|[^/]+\.ghe\.com)$/.test(deps.env.GITHUB_SERVER_URL ?? ''))
    return 'GitHub Enterprise Server passes no package to another run';
  const { isUnpinned } = await findCommands(plan);
  if (isUnpinned) return 'there is no lockfile, so each installation may differ';
  const git = (...args: string[]) => deps.git(workspace, args, deps.signal);
  const [head, status, listed, refs] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '-z'),
    git('ls-tree', '-r', '-z', '--full-tree', event.sha),
    git('for-each-ref', '--format=%(objectname) %(refname)'),
  ]);
  if (head?.trim() !== event.sha || listed === undefined || refs === undefined)
    return 'the commit of the run is not checked out';
  const [changed] = status?.split('\0') ?? ['everything'];
  if (changed) return `the checkout has more than the commit: ${changed.slice(3)}`;
  const source = digestSource(parseTree(listed), undeclaredFiles(config));
  const history = reads.includes('history') ? refs : undefined;
  return { source, digest: digestBuildInputs(source, plan, deps.env, history) };
}

const treeLine = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]+)$/;

export function parseTree(listed: string): Tree {
  const entries = listed.split('\0').flatMap((line) => {
    const [, mode = '', id = '', file = ''] = treeLine.exec(line) ?? [];
    return file ? [[file, { mode, id }] as const] : [];
  });
  return new Map(entries);
}

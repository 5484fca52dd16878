import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { version } from '../../shared/version.ts';
import { runGit } from '../github/git/run-git.ts';
import type { GitRepository } from '../github/git/types.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { findPackageRoot } from '../runner/processes.ts';
import { Expression, type TemplateMap, toMap } from '../workflow-language/language.ts';
import { parseReference, readAction, type WorkflowStep } from '../workflow-language/workflow.ts';
import { leaveOut } from './jobs.ts';
import type { JobDeps, JobPlace } from './types.ts';

export interface ActionFile {
  readonly folder: string;
  readonly source: TemplateMap;
  readonly steps?: readonly WorkflowStep[];
  /** Whether this is site-deploy's own Action. */
  readonly isOwn?: boolean;
}

export async function findAction(uses: string, place: JobPlace): Promise<ActionFile> {
  const { repository, path: below } = parseReference(uses);
  if (!repository) return readActionFile(path.resolve(place.workspace, below), uses);
  if (repository === githubScript) return readGitHubScript();
  const found = await resolveAction(uses, place);
  if (found.git) {
    const folder = await mkdtemp(path.join(place.files.root, 'action-'));
    const tar = path.join(folder, 'action.tar');
    const args = ['-C', found.git.folder, 'archive', found.commit];
    const options = { encoding: 'buffer', maxBuffer: 2 ** 28 } as const;
    const { stdout } = await promisify(execFile)('git', args, options);
    await writeFile(tar, stdout);
    await promisify(execFile)('tar', ['-xf', tar, '-C', folder]);
    return readActionFile(path.join(folder, below), uses);
  }
  if (found.isOwn) {
    const root = place.deps.actionRoot ?? findPackageRoot();
    return { ...(await readActionFile(path.join(root, below), uses)), isOwn: true };
  }
  throw new RunnerRefusal(
    `Unable to resolve action \`${uses}\`: no local action replaces it. Push its repository ` +
      `to the local GitHub. ${leaveOut}`,
  );
}

export const isOwnAction = (repository: string) => repository.endsWith('/site-deploy');

/**
 * Returns whether a reference may be a version of site-deploy's own Action: a tag of this release,
 * or any full commit id. The id can't be checked, because the local GitHub doesn't have the
 * commits.
 */
const isOwnVersion = (ref: string) =>
  /^[0-9a-f]{40}$/.test(ref) || [`v${version}`, `v${version.split('.')[0]}`].includes(ref);

interface ResolvedAction {
  readonly git?: GitRepository;
  readonly commit: string;
  readonly isOwn: boolean;
}

/**
 * Resolves an action to a commit. If the local GitHub doesn't have the action's repository, returns
 * the reference as the commit.
 * @throws RunnerRefusal if the action may not be used, or if its version is unknown
 */
export async function resolveAction(
  uses: string,
  { deps, repository: { fullName } }: Pick<JobPlace, 'deps' | 'repository'>,
): Promise<ResolvedAction> {
  const { repository = '', ref = '' } = parseReference(uses);
  const git = await deps.findGit(repository);
  const unresolved = `Unable to resolve action \`${uses}\``;
  if (git && !mayUse(repository, fullName, deps))
    throw new RunnerRefusal(`${unresolved}, repository not found`);
  const isOwn = !git && isOwnAction(repository);
  const commit = git ? (await findVersion(ref, git))?.commit : (!isOwn || isOwnVersion(ref)) && ref;
  if (commit === false || commit === undefined)
    throw new RunnerRefusal(`${unresolved}, unable to find version \`${ref}\``);
  return { git, commit, isOwn };
}

/**
 * Resolves a tag, a branch or a full commit id. Unlike git, GitHub doesn't resolve abbreviated ids.
 */
export async function findVersion(ref: string, git: GitRepository) {
  const names = [`refs/tags/${ref}`, `refs/heads/${ref}`];
  for (const name of /^[0-9a-f]{40}$/i.test(ref) ? [ref] : names) {
    const { stdout } = await runGit(git.folder, [
      'rev-parse',
      '-q',
      '--verify',
      `${name}^{commit}`,
    ]);
    if (stdout) return { ref: name, commit: stdout.trim() };
  }
  return undefined;
}

/**
 * Returns whether a repository may use the actions and workflows of another one:
 * https://docs.github.com/actions/how-tos/reuse-automations/share-across-private-repositories
 * @param name full name of the other repository
 */
export function mayUse(name: string, by: string, deps: Pick<JobDeps, 'findRepository'>): boolean {
  const used = deps.findRepository(name);
  if (!used || used.visibility === 'public' || used === deps.findRepository(by)) return true;
  return used.workflowAccess !== 'none' && getOwner(name) === getOwner(by);
}

const getOwner = (fullName: string) => fullName.toLowerCase().split('/')[0];

export interface FileSource {
  readonly repository: string;
  readonly commit: string;
}

export async function readWorkflowAt(
  file: string,
  { repository, commit }: FileSource,
  deps: Pick<JobDeps, 'findGit' | 'actionRoot'>,
): Promise<string | undefined> {
  const git = await deps.findGit(repository);
  let content = (await git?.readFile(commit, file))?.toString('utf8');
  if (!git && isOwnAction(repository) && isOwnVersion(commit))
    content = await readFile(path.join(deps.actionRoot ?? findPackageRoot(), file), 'utf8').catch(
      () => undefined,
    );
  // `$/` refers to the action's own repository:
  // https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsuses
  return content?.replaceAll(/(?<=^\s*(?:- )?uses: )\$\/(\S+)/gm, `${repository}/$1@${commit}`);
}

async function readActionFile(folder: string, uses: string): Promise<ActionFile> {
  const names = ['action.yml', 'action.yaml'].map((name) => path.join(folder, name));
  const file = names.find((name) => existsSync(name));
  if (!file)
    throw new RunnerRefusal(
      `Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '${folder}'. Did you ` +
        'forget to run actions/checkout before running your local action?',
    );
  const source = readAction(uses, await readFile(file, 'utf8'));
  const { steps } = toMap(source.runs);
  if (!Array.isArray(steps)) return { folder, source };
  return { folder, source, steps: steps.map(toMap).map(toStep) };
}

function toStep(source: TemplateMap, index: number): WorkflowStep {
  const { if: written = '' } = source;
  let condition = String(written ?? '');
  if (written instanceof Expression) condition = written.source;
  const hasStatus = /\b(success|failure|always|cancelled)\s*\(/i.test(condition);
  if (!hasStatus) condition = `success() && (${condition || 'true'})`;
  const id = String(source.id ?? `__${index}`);
  return { id, condition: new Expression(condition), source };
}

/**
 * Returns the path of an action's script. In a checkout of this project, this is the script's
 * source, because the built script may be outdated.
 */
export function getScript(action: ActionFile, script: string): string {
  const main = path.resolve(action.folder, script);
  const inSources = main
    .replace(`${path.sep}dist${path.sep}`, `${path.sep}src${path.sep}`)
    .replace(/\.js$/, '.ts');
  const isOwn = import.meta.filename.endsWith('.ts') && inSources.startsWith(findPackageRoot());
  if (isOwn && existsSync(inSources)) return inSources;
  if (existsSync(main)) return main;
  throw new RunnerRefusal(`File not found: '${main}'. Build the action and push again.`);
}

const githubScript = 'actions/github-script';

/** Metadata with the inputs of https://github.com/actions/github-script/blob/main/action.yml */
const description = `
name: GitHub Script
description: Run simple scripts using the GitHub client
inputs:
  script: { required: true }
  github-token: { default: '\${{ github.token }}' }
  debug: { default: "\${{ runner.debug == '1' }}" }
  user-agent: { default: actions/github-script }
  previews: {}
  result-encoding: { default: json }
  retries: { default: '0' }
  retry-exempt-status-codes: { default: '400,401,403,404,422' }
  base-url: {}
runs: { using: node24, main: PROGRAM }
`;

/**
 * Returns an action of this package that replaces actions/github-script. It doesn't retry requests.
 */
function readGitHubScript() {
  // Quote the path, which may contain special characters of YAML.
  const main = JSON.stringify(findProgram());
  const source = readAction(
    githubScript,
    description.replace('PROGRAM', () => main),
  );
  return { folder: import.meta.dirname, source };
}

/** Returns the path of the action's program, in the sources or in the built package. */
function findProgram(): string {
  const candidates = ['../../github-script.ts', '../github-script.js', './github-script.js'];
  const files = candidates.map((name) => fileURLToPath(new URL(name, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? '';
}

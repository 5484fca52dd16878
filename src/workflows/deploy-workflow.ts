import { parse } from 'yaml';
import {
  type GitHubRepository,
  type Repository,
  readRepository,
} from '../clients/github/repository.ts';
import { readCommitFiles } from '../clients/github/tree.ts';
import { parseSiteConfig } from '../config/parse.ts';
import { compact } from '../shared/compact.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { asText, type JsonObject, toObject } from '../shared/json.ts';
import { splitHeader, type WorkflowHeader } from './header.ts';
import type { WorkflowInputs } from './inputs.ts';
import { deployPath, workflowFolder } from './render/render.ts';
import { getPublishedUses } from './templates/calls.ts';

export interface WorkflowPart {
  readonly key: 'uses' | 'run';
  readonly text: string;
  readonly inputs: Readonly<JsonObject>;
}

interface WorkflowUse {
  /**
   * `owner/name@version` of an action. For a called workflow, the path of its file precedes the
   * `@`.
   */
  readonly uses: string;
  readonly inputs: Readonly<JsonObject>;
}

/** Parses YAML. @returns `undefined` if the text is invalid */
export function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

const readJobs = (text: string) => toObject(toObject(parseYaml(text)).jobs);

/** Lists the actions and commands of all jobs and steps; none if the YAML is invalid. */
export function partsOfWorkflow(text: string): WorkflowPart[] {
  return Object.values(readJobs(text)).flatMap(partsOfJob);
}

function partsOfJob(job: unknown): WorkflowPart[] {
  const users = [job, ...[toObject(job).steps].flat()].map(toObject);
  return users.flatMap((user) =>
    (['uses', 'run'] as const).flatMap((key) => {
      const value = user[key];
      if (typeof value === 'string') return [{ key, text: value, inputs: toObject(user.with) }];
      return [];
    }),
  );
}

export function listWorkflowUses(text: string): WorkflowUse[] {
  const used = partsOfWorkflow(text).filter((part) => part.key === 'uses');
  return used.map(({ text: uses, inputs }) => ({ uses, inputs }));
}

/**
 * Returns a function that tells whether a name is one of site-deploy's actions. It also knows the
 * names that the workflow's header gives them.
 */
function ownActions(text: string): (name: string) => boolean {
  const { header } = splitHeader(text);
  const known = new Set((header ? listDeploying(header.inputs) : []).map(getActionName));
  return (name) => known.has(name) || defaultUses.test(name);
}

/** Actions that restore no cache unless an input requests it. */
const cacheless = /^actions\/(checkout|(up|down)load-artifact|attest(-build-provenance)?)@/i;

/**
 * Finds an action that may restore files of an earlier run. Many actions do so while they set up a
 * tool, some of them by default. The files of local actions and workflows aren't read, so any
 * unknown action counts unless an input disables its cache.
 * @returns `owner/name@version`
 */
export function findCachingAction(text: string): string | undefined {
  const isOurs = ownActions(text);
  return listWorkflowUses(text).find(({ uses, inputs }) => {
    const switches = Object.entries(inputs).filter(([name]) => /cache$/i.test(name));
    if (switches.some(isOn)) return true;
    // By default, setup-node caches if package.json names npm as the package manager.
    if (/^actions\/setup-node@/i.test(uses)) return !('package-manager-cache' in inputs);
    const name = getActionName(uses);
    return !cacheless.test(uses) && (uses.startsWith('.') || !isOurs(name)) && !switches.length;
  })?.uses;
}

/**
 * Returns whether an input enables a cache, e.g. `cache: npm` or `no-cache: false`. An expression
 * counts, because its value is unknown.
 */
function isOn([name, value]: readonly [string, unknown]): boolean {
  const text = String(value ?? '');
  if (/^(no|skip|disable)-/i.test(name)) return text !== 'true';
  return text !== '' && text !== 'false';
}

export interface ReadableFiles {
  read(path: string): Promise<string | undefined>;
  readonly paths: readonly string[];
}

export interface DeployWorkflow {
  readonly path: string;
  readonly text: string;
}

export const workflowPaths = (files: Pick<ReadableFiles, 'paths'>): string[] =>
  files.paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));

const maxFiles = 50;
const defaultUses = /\/site-deploy(\/|$|\.ya?ml$)/i;

interface Candidate extends DeployWorkflow {
  readonly header: WorkflowHeader | undefined;
  readonly configs: readonly string[];
}

/**
 * Finds the generated workflows that deploy the site. If there are none, finds people's own
 * workflows that deploy it, or else their own `deploy.yml` that names no site config.
 */
export async function findDeployWorkflows(files: ReadableFiles, config: string) {
  const candidates = await readCandidates(files);
  const ofSite = candidates.filter((candidate) => candidate.configs.includes(config));
  const generated = ofSite.filter((candidate) => candidate.header?.template === 'deploy');
  const written = ofSite.filter((candidate) => candidate.header === undefined);
  const fallback = candidates.filter((candidate) => {
    const { path, header, configs } = candidate;
    return path === deployPath && !header && configs.length === 0;
  });
  return [generated, written, fallback].find((some) => some.length > 0) ?? [];
}

export async function findDeployWorkflow(files: ReadableFiles, config: string) {
  // Read one file first: it is usually enough, and each further file costs a request per site of a
  // fleet.
  const [usual] = await readCandidates({ read: (path) => files.read(path), paths: [] });
  if (usual?.header?.template === 'deploy' && usual.configs.includes(config)) return usual;
  const candidates = await readCandidates(files);
  const generated = candidates.filter((candidate) => candidate.header?.template === 'deploy');
  const ofSite = generated.find((candidate) => candidate.configs.includes(config));
  return ofSite ?? generated[0] ?? candidates.find((candidate) => candidate.path === deployPath);
}

async function readCandidates(files: ReadableFiles): Promise<Candidate[]> {
  const otherPaths = workflowPaths(files).filter((path) => path !== deployPath);
  const read = [deployPath, ...otherPaths.slice(0, maxFiles)].map(async (path) => {
    const text = await files.read(path);
    return text !== undefined && { path, text, header: splitHeader(text).header };
  });
  const found = compact(await Promise.all(read));
  const uses = compact(found.map(({ header }) => header?.inputs)).flatMap(listDeploying);
  const known = new Set(uses.map(getActionName));
  return found.map((candidate) => ({ ...candidate, configs: listConfigs(candidate, known) }));
}

const getActionName = (uses: string) => (uses.split('@')[0] ?? '').toLowerCase();

export function listDeploying(inputs: Pick<WorkflowInputs, 'action' | 'reusable'>): string[] {
  const { action, reusable } = inputs;
  return compact([action.uses, getPublishedUses(action, 'deploy'), reusable?.uses]);
}

/**
 * Lists the site configs that a workflow deploys. The body takes precedence over the header,
 * because a file copied from another site has that site's header.
 */
function listConfigs(candidate: Omit<Candidate, 'configs'>, known: ReadonlySet<string>): string[] {
  const { text, header } = candidate;
  // Other generated files don't deploy on a push, or are called by a workflow that is checked
  // separately.
  if (header && header.template !== 'deploy') return [];
  const isOurs = (name: string) => known.has(name) || defaultUses.test(name);
  const deploying = listWorkflowUses(text).filter(
    (use) => isOurs(getActionName(use.uses)) && hasMode(use, 'deploy'),
  );
  const configs = deploying.map(({ inputs }) => asText(inputs.config) || 'site.config.yml');
  if (configs.length === 0 && header) return [header.inputs.config];
  return [...new Set(configs)];
}

function hasMode({ uses, inputs }: WorkflowUse, wanted: 'build' | 'deploy'): boolean {
  const { mode = 'all' } = inputs;
  if (/\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(uses))) return false;
  return mode === 'all' || mode === wanted;
}

const buildCommand = /\b(npm|pnpm|yarn|bun)( run)? build\b/;

/** Returns the names of the jobs that build the site, with site-deploy or with a command. */
export function listBuildJobs(text: string, config: string, command: string | undefined): string[] {
  const isOurs = ownActions(text);
  const builds = ({ key, text: used, inputs }: WorkflowPart) => {
    if (key === 'run') return buildCommand.test(used) || (command && used.includes(command));
    const isSite = (asText(inputs.config) || 'site.config.yml') === config;
    return isSite && isOurs(getActionName(used)) && hasMode({ uses: used, inputs }, 'build');
  };
  return Object.entries(readJobs(text))
    .filter(([, job]) => partsOfJob(job).some(builds))
    .map(([id, job]) => asText(toObject(job).name) || id);
}

/**
 * Chooses the name of the workflow file; `undefined` if there is none and none was requested.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID` if a second file would deploy everything twice
 */
export function resolveWorkflowFile(
  found: DeployWorkflow | undefined,
  requested: string | undefined,
): string | undefined {
  const there = splitHeader(found?.text ?? '').header && found?.path.split('/').at(-1);
  if (there === undefined || requested === undefined || there === requested)
    return there ?? requested;
  const message = `${found?.path} already deploys the repository; adding ${requested} would `;
  const move = `git mv ${found?.path} ${workflowFolder}/${requested}`;
  const remedy = `Rename it in the repository: ${move}. site-deploy finds it there.`;
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', `${message}deploy everything twice.`, {
    remedy,
  });
}

/**
 * Reads the site config of the default branch.
 * @param asked file name of the deployment workflow, if an input names it
 * @throws SiteDeployError `CONFIG_NOT_FOUND`, `CONFIG_INVALID`
 */
export async function openSite(named: GitHubRepository, configFile: string, asked?: string) {
  const repository = await readRepository(named);
  const files = await readCommitFiles(repository, repository.defaultBranch);
  const text = await files.read(configFile);
  const missing = `${named.owner}/${named.name} has no ${configFile}.`;
  if (text === undefined) throw new SiteDeployError('CONFIG_NOT_FOUND', missing);
  const workflow = deploymentWorkflow({ repository, config: configFile, asked });
  return { repository, files, config: parseSiteConfig(text, configFile), configFile, workflow };
}

interface DeployedSite {
  readonly repository: GitHubRepository & Pick<Repository, 'defaultBranch'>;
  readonly config: string;
  readonly asked?: string;
}

export function deploymentWorkflow(site: DeployedSite) {
  const { repository, config, asked } = site;
  const commits = new Map<string, Promise<readonly string[]>>();
  const readAt = async (ref: string) => {
    const files = await readCommitFiles(repository, ref);
    if (asked !== undefined)
      return files.getId(`${workflowFolder}/${asked}`) === undefined ? [] : [asked];
    const found = await findDeployWorkflows(files, config);
    return found.map((workflow) => workflow.path.slice(workflowFolder.length + 1));
  };
  const candidate = (names: readonly string[], ref: string): string | undefined => {
    if (names.length < 2) return names[0];
    throw new SiteDeployError(
      'DEPLOY_WORKFLOW_AMBIGUOUS',
      `Several workflows on ${ref} deploy the site of ${config}.`,
      { facts: names.map((name) => `${workflowFolder}/${name}`) },
    );
  };
  return {
    async find(commit: string): Promise<string | undefined> {
      if (asked !== undefined) return asked;
      const names = commits.get(commit) ?? readAt(commit);
      commits.set(commit, names);
      return candidate(await names, commit);
    },
    /**
     * Returns the workflow for a manual start. GitHub runs the file of the branch, but lists only
     * workflows of the default branch.
     * @throws SiteDeployError `DEPLOY_WORKFLOW_NOT_FOUND`, `DEPLOY_WORKFLOW_AMBIGUOUS`
     */
    async need(branch: string): Promise<string> {
      const name = candidate(await readAt(branch), branch);
      const path = `${workflowFolder}/${asked ?? name}`;
      const place = `the default branch ${repository.defaultBranch}`;
      const known = await readCommitFiles(repository, repository.defaultBranch);
      if (name && known.getId(path) !== undefined) return name;
      const subject = asked === undefined ? `workflow that deploys the site of ${config}` : path;
      const found = await findDeployWorkflows(known, config);
      const message = name
        ? `GitHub cannot start ${path} by hand: ${place} does not have it.`
        : `The branch ${branch} has no ${subject}.`;
      throw new SiteDeployError('DEPLOY_WORKFLOW_NOT_FOUND', message, {
        facts: found.map((workflow) => `on ${place}: ${workflow.path}`),
      });
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Agent,
  detect,
  LOCKS,
  type ResolvedCommand,
  resolveCommand,
} from 'package-manager-detector';
import { didYouMean } from '../../../config/nearest.ts';
import { parsePackageFile } from '../../../config/package-file.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { readIfThere } from '../../../shared/files.ts';
import { type JsonObject, toObject } from '../../../shared/json.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { firstNames } from '../../../shared/units.ts';
import type { ConfiguredProject, ProjectFolders } from '../plan/types.ts';

export interface BuildCommands {
  readonly install: string | undefined;
  readonly build: string | undefined;
  /** Whether there is no lockfile. Each installation may then resolve different versions. */
  readonly isUnpinned?: boolean;
  readonly remark?: string;
  /** Package manager, if it was detected and build.install is not set. */
  readonly agent?: Agent | undefined;
}

export async function findCommands(plan: ConfiguredProject): Promise<BuildCommands> {
  const { build } = plan.config;
  const folders = { cwd: plan.buildRoot, stopDir: plan.workspace };
  const withOwnInstall = async (command: string | undefined) => {
    const isUnpinned = build.install && !(await findLockfile(folders)) ? true : undefined;
    return { install: build.install, build: command, isUnpinned };
  };
  if (build.command === false) return withOwnInstall(undefined);
  const manifest = await readManifest(plan);
  if (!manifest) {
    if (!build.command && !build.output) await refuseUnbuilt(plan.buildRoot);
    return withOwnInstall(build.command);
  }

  // The packageManager field isn't a substitute for a lockfile, because it doesn't pin
  // dependencies.
  const locked = await findLockfile(folders);
  const agent: Agent = (await findNamed(folders, locked)) ?? locked ?? 'npm';
  let { install } = build;
  let remark: string | undefined;
  if (!install && manifest.needsInstall && locked) {
    install = command(agent, 'frozen');
    remark = otherLockfile(agent, locked) ?? (await severalLockfiles(plan, agent));
  } else if (!install && manifest.needsInstall) {
    install = command(agent, 'install');
    remark = 'No lockfile: dependency versions may differ between builds. Commit the lockfile.';
  }
  const { scripts } = manifest;
  const isUnpinned = install && !locked ? true : undefined;
  const common = { install, remark, isUnpinned, agent: build.install ? undefined : agent };
  const file = path.join(build.root, 'package.json');
  if (build.command) {
    checkScript(build.command, scripts, file);
    return { ...common, build: build.command };
  }
  if (typeof scripts.build === 'string')
    return { ...common, build: command(agent, 'run', 'build') };
  if (build.output) return withOwnInstall(undefined);
  const message = `${file} has no "build" script, and build.command is not set.`;
  const facts = describeScripts('build', scripts);
  throw new SiteDeployError('BUILD_COMMAND_MISSING', message, { facts });
}

/** The detector's lockfiles, except for `pnpm-workspace.yaml`, which holds only settings. */
const lockfiles = Object.entries(LOCKS).filter(([name]) => name !== 'pnpm-workspace.yaml');

/** Returns the package manager of the nearest lockfile. */
async function findLockfile({ cwd, stopDir }: { cwd: string; stopDir: string }) {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    const names = await readdir(folder);
    const found = lockfiles.find(([name]) => names.includes(name));
    const [name, agent] = found ?? [];
    if (name === 'yarn.lock') {
      const text = await readFile(path.join(folder, name), 'utf8');
      return /^__metadata:/m.test(text) ? 'yarn@berry' : agent;
    }
    if (agent) return agent;
    if (folder === stopDir || folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Returns the package manager that package.json names. `devEngines` may name several; of these, the
 * lockfile's manager is preferred.
 */
async function findNamed(folders: { cwd: string; stopDir: string }, locked: Agent | undefined) {
  const found = await detect({
    ...folders,
    strategies: ['packageManager-field', 'devEngines-field'],
    packageJsonParser(text) {
      const manifest = toObject(JSON.parse(text));
      const listed = [toObject(manifest.devEngines).packageManager].flat().map(toObject);
      const strict = listed.filter(({ onFail }) => !locked || !/warn|ignore/.test(String(onFail)));
      const packageManager = strict.find(({ name }) => name === toName(locked)) ?? strict[0];
      return { ...manifest, devEngines: { packageManager } };
    },
  });
  if (found?.agent === 'yarn' && locked === 'yarn@berry') return locked;
  // The detector mistakes a range such as ">=1" for an old version.
  return found?.agent === 'pnpm@6' ? 'pnpm' : found?.agent;
}

const toName = (agent: Agent | undefined) => agent?.replace(/@.*/, '');

function otherLockfile(agent: Agent, locked: Agent) {
  if (toName(agent) === toName(locked)) return undefined;
  return (
    `package.json names ${toName(agent)}, but the lockfile is that of ${toName(locked)}: commit ` +
    'the lockfile of one manager, and name it.'
  );
}

const generators: readonly (readonly [file: RegExp, command: string, output: string])[] = [
  [/^mkdocs\.ya?ml$/, 'mkdocs build', 'site'],
  [/^hugo\.(toml|ya?ml|json)$/, 'hugo', 'public'],
  [/^_config\.yml$/, 'bundle exec jekyll build', '_site'],
  [/^book\.toml$/, 'mdbook build', 'book'],
  [/^pelicanconf\.py$/, 'pelican content', 'output'],
];

async function refuseUnbuilt(root: string): Promise<void> {
  const names = await readdir(root);
  for (const [file, buildCommand, output] of generators) {
    const found = names.find((name) => file.test(name));
    if (!found) continue;
    const unset = `Found ${found}, but no package.json, and build.command is not set`;
    const remedy =
      `Set build.command, for example "${buildCommand}", and build.output: ${output}. ` +
      'To deploy a committed folder as it is, set only build.output.';
    const message = `${unset}: nothing builds the site.`;
    throw new SiteDeployError('BUILD_COMMAND_MISSING', message, { remedy });
  }
}

async function severalLockfiles(plan: ProjectFolders, agent: Agent) {
  const present = [...(await readdir(plan.buildRoot)), ...(await readdir(plan.workspace))];
  const locks = lockfiles.filter(([name]) => present.includes(name));
  if (new Set(locks.map(([, manager]) => manager)).size < 2) return undefined;
  const names = locks.map(([name]) => name).join(' and ');
  return `Found ${names}: using ${agent}. Remove the outdated lockfile.`;
}

function command(agent: Agent, name: 'install' | 'frozen' | 'run', ...args: string[]): string {
  // Every package manager has these commands.
  const resolved = resolveCommand(agent, name, args) as ResolvedCommand;
  return [resolved.command, ...resolved.args].join(' ');
}

async function readManifest({ buildRoot, workspace }: ProjectFolders) {
  const file = path.join(buildRoot, 'package.json');
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const json = toObject(parsePackageFile(text, path.relative(workspace, file)));
  const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'workspaces'];
  const needsInstall = fields.some((field) => Object.keys(json[field] ?? {}).length > 0);
  return { scripts: toObject(json.scripts), needsInstall };
}

/**
 * Rejects a build script that doesn't exist, e.g. after a rename. Only checks npm: with other
 * managers, `run` also starts programs.
 */
function checkScript(buildCommand: string, scripts: JsonObject, file: string): void {
  const name = /^npm run(?:-script)? ([\w:.-]+)$/.exec(buildCommand)?.[1];
  if (!name || typeof scripts[name] === 'string') return;
  const message = `${file} has no script "${name}", which build.command runs.`;
  throw new SiteDeployError('BUILD_COMMAND_MISSING', message, {
    facts: describeScripts(name, scripts),
    remedy: 'Name an existing script in build.command, or add this one to package.json.',
  });
}

function describeScripts(name: string, scripts: JsonObject): string[] {
  const names = Object.keys(scripts).map(plainText);
  if (names.length === 0) return [];
  return [`Scripts: ${firstNames(names)}${didYouMean(name, names)}`];
}

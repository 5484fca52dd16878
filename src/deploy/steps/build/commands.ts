import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Agent, detect, LOCKS, resolveCommand } from 'package-manager-detector';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { readIfThere } from '../../../shared/files.ts';
import type { Plan } from '../plan/types.ts';

/** What is run to make the site. A line that is absent is not needed. */
export interface BuildCommands {
  readonly install: string | undefined;
  readonly build: string | undefined;
  /** Something about the choice that a person should know. */
  readonly remark?: string;
}

/**
 * The site's own commands: as configured, else a frozen install by the package manager whose lockfile is there, and the
 * script "build". A site without package.json is deployed as it stands, unless a generator would have to build it.
 * @throws SiteDeployError `BUILD_COMMAND_MISSING`
 */
export async function findCommands(plan: Pick<Plan, 'config' | 'buildRoot' | 'workspace'>): Promise<BuildCommands> {
  const { build } = plan.config;
  const manifest = await readManifest(plan.buildRoot);
  if (!manifest) {
    if (!build.command && build.output === undefined) await refuseUnbuilt(plan.buildRoot);
    return { install: build.install, build: build.command };
  }

  const found = await detect({
    cwd: plan.buildRoot,
    stopDir: plan.workspace,
    strategies: ['packageManager-field', 'lockfile'],
  });
  const agent: Agent = found?.agent ?? 'npm';
  const needsInstall = manifest.dependencies > 0;
  // The field packageManager alone does not say which versions there are.
  const locked = await detect({ cwd: plan.buildRoot, stopDir: plan.workspace, strategies: ['lockfile'] });
  const remark =
    build.install !== undefined || !needsInstall
      ? undefined
      : locked === null
        ? 'No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile.'
        : await severalLockfiles(plan, agent);
  const install = build.install ?? (needsInstall ? command(agent, locked === null ? 'install' : 'frozen') : undefined);
  if (build.command) return { install, build: build.command, remark };
  if (manifest.hasBuildScript) return { install, build: command(agent, 'run', 'build'), remark };
  // A finished site may have a package.json of its own; then somebody has said where the site is.
  if (build.output !== undefined) return { install: build.install, build: undefined };
  throw new SiteDeployError(
    'BUILD_COMMAND_MISSING',
    `${path.join(build.root, 'package.json')} has no script "build", and build.command is not set.`,
  );
}

/** Files by which generators that need no package.json are known, and what builds their sites. */
const generators: readonly (readonly [file: RegExp, command: string, output: string])[] = [
  [/^mkdocs\.ya?ml$/, 'mkdocs build', 'site'],
  [/^hugo\.(toml|ya?ml|json)$/, 'hugo', 'public'],
  [/^_config\.yml$/, 'bundle exec jekyll build', '_site'],
  [/^book\.toml$/, 'mdbook build', 'book'],
  [/^pelicanconf\.py$/, 'pelican content', 'output'],
];

/** What a generator has built some time ago must not be taken for what it would build now. */
async function refuseUnbuilt(root: string): Promise<void> {
  const names = await readdir(root);
  for (const [file, buildCommand, output] of generators) {
    const found = names.find((name) => file.test(name));
    if (found === undefined) continue;
    throw new SiteDeployError(
      'BUILD_COMMAND_MISSING',
      `There is ${found}, but no package.json, and build.command is not set: nothing builds the site.`,
      {
        remedy:
          `Set build.command, for example "${buildCommand}", and build.output: ${output}. ` +
          'To deploy a folder as it is committed, set build.output alone.',
      },
    );
  }
}

/** A lockfile that is no longer kept up to date is the usual reason of a build that is not what was tried. */
async function severalLockfiles(
  { buildRoot, workspace }: Pick<Plan, 'buildRoot' | 'workspace'>,
  agent: Agent,
): Promise<string | undefined> {
  const present = new Set([...(await readdir(buildRoot)), ...(await readdir(workspace))]);
  const locks = Object.entries(LOCKS).filter(([name]) => present.has(name));
  if (new Set(locks.map(([, manager]) => manager)).size < 2) return undefined;
  const names = locks.map(([name]) => name).join(' and ');
  return `There are ${names}: ${agent} is used. Remove the lockfile that is not kept up to date.`;
}

function command(agent: Agent, name: 'install' | 'frozen' | 'run', ...args: string[]): string {
  const resolved = resolveCommand(agent, name, args);
  if (resolved === null)
    throw new SiteDeployError('BUILD_COMMAND_MISSING', `The package manager ${agent} has no command for "${name}".`);
  return [resolved.command, ...resolved.args].join(' ');
}

async function readManifest(folder: string): Promise<{ hasBuildScript: boolean; dependencies: number } | undefined> {
  const file = path.join(folder, 'package.json');
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  try {
    const json = JSON.parse(text) as Record<string, Record<string, unknown> | undefined>;
    const count = (field: string) => Object.keys(json[field] ?? {}).length;
    return {
      hasBuildScript: typeof json.scripts?.build === 'string',
      dependencies:
        count('dependencies') + count('devDependencies') + count('optionalDependencies') + count('workspaces'),
    };
  } catch (error) {
    throw new SiteDeployError('BUILD_COMMAND_MISSING', `${file} is not valid JSON.`, {
      cause: error,
      remedy: 'Correct package.json.',
    });
  }
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Agent, detect, LOCKS, resolveCommand } from 'package-manager-detector';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { readIfThere } from '../../../shared/files.ts';
import type { Plan } from '../plan/types.ts';

export interface BuildCommands {
  readonly install: string | undefined;
  readonly build: string | undefined;
  readonly remark?: string;
}

export async function findCommands(plan: Pick<Plan, 'config' | 'buildRoot' | 'workspace'>) {
  const { build } = plan.config;
  const manifest = await readManifest(plan.buildRoot);
  if (!manifest) {
    if (!build.command && !build.output) await refuseUnbuilt(plan.buildRoot);
    return { install: build.install, build: build.command };
  }

  const found = await detect({
    cwd: plan.buildRoot,
    stopDir: plan.workspace,
    strategies: ['packageManager-field', 'lockfile'],
  });
  const agent: Agent = found?.agent ?? 'npm';
  const needsInstall = manifest.dependencies > 0;
  // The packageManager field alone doesn't pin the dependency versions.
  const locked = await detect({
    cwd: plan.buildRoot,
    stopDir: plan.workspace,
    strategies: ['lockfile'],
  });
  let { install } = build;
  let remark: string | undefined;
  if (!install && needsInstall && locked) {
    install = command(agent, 'frozen');
    remark = await severalLockfiles(plan, agent);
  } else if (!install && needsInstall) {
    install = command(agent, 'install');
    remark = 'No lockfile: dependency versions may differ between builds. Commit the lockfile.';
  }
  if (build.command) return { install, build: build.command, remark };
  if (manifest.hasBuildScript) return { install, build: command(agent, 'run', 'build'), remark };
  if (build.output) return { install: build.install, build: undefined };
  const message =
    `${path.join(build.root, 'package.json')} has no "build" script, and build.command is ` +
    'not set.';
  throw new SiteDeployError('BUILD_COMMAND_MISSING', message);
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
    const message =
      `Found ${found}, but no package.json, and build.command is not set: nothing builds ` +
      'the site.';
    throw new SiteDeployError('BUILD_COMMAND_MISSING', message, {
      remedy:
        `Set build.command, for example "${buildCommand}", and build.output: ${output}. ` +
        'To deploy a committed folder as it is, set only build.output.',
    });
  }
}

async function severalLockfiles(plan: Pick<Plan, 'buildRoot' | 'workspace'>, agent: Agent) {
  const present = new Set(
    (await Promise.all([plan.buildRoot, plan.workspace].map((folder) => readdir(folder)))).flat(),
  );
  const locks = Object.entries(LOCKS).filter(([name]) => present.has(name));
  if (new Set(locks.map(([, manager]) => manager)).size < 2) return undefined;
  const names = locks.map(([name]) => name).join(' and ');
  return `Found ${names}: using ${agent}. Remove the outdated lockfile.`;
}

function command(agent: Agent, name: 'install' | 'frozen' | 'run', ...args: string[]): string {
  const resolved = resolveCommand(agent, name, args);
  if (resolved === null)
    throw new SiteDeployError(
      'BUILD_COMMAND_MISSING',
      `The package manager ${agent} has no command for "${name}".`,
    );
  return [resolved.command, ...resolved.args].join(' ');
}

async function readManifest(folder: string) {
  const file = path.join(folder, 'package.json');
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  try {
    const json = JSON.parse(text) as Record<string, Record<string, unknown> | undefined>;
    const count = (field: string) => Object.keys(json[field] ?? {}).length;
    return {
      hasBuildScript: typeof json.scripts?.build === 'string',
      dependencies:
        count('dependencies') +
        count('devDependencies') +
        count('optionalDependencies') +
        count('workspaces'),
    };
  } catch (error) {
    throw new SiteDeployError('BUILD_COMMAND_MISSING', `${file} is not valid JSON.`, {
      cause: error,
      remedy: 'Correct package.json.',
    });
  }
}

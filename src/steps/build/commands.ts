import path from 'node:path';
import { type Agent, detect, resolveCommand } from 'package-manager-detector';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readIfThere } from '../../shared/files.ts';
import type { Plan } from '../plan/types.ts';

/** What is run to make the site. A line that is absent is not needed. */
export interface BuildCommands {
  readonly install: string | undefined;
  readonly build: string | undefined;
  /** Something about the choice that a person should know. */
  readonly remark?: string | undefined;
}

/**
 * The site's own commands: as configured, else a frozen install by the package manager whose lockfile is there, and the
 * script "build". A site without package.json is deployed as it stands.
 * @throws SiteDeployError `BUILD_COMMAND_MISSING`
 */
export async function findCommands(plan: Pick<Plan, 'config' | 'buildRoot' | 'workspace'>): Promise<BuildCommands> {
  const { build } = plan.config;
  const manifest = await readManifest(plan.buildRoot);
  if (manifest === undefined) return { install: build.install, build: build.command };

  const found = await detect({
    cwd: plan.buildRoot,
    stopDir: plan.workspace,
    strategies: ['packageManager-field', 'lockfile'],
  });
  const agent: Agent = found?.agent ?? 'npm';
  const needsInstall = manifest.dependencies > 0;
  const remark =
    found === null && build.install === undefined && needsInstall
      ? 'No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile.'
      : undefined;
  const install = build.install ?? (needsInstall ? command(agent, found === null ? 'install' : 'frozen') : undefined);
  if (build.command !== undefined) return { install, build: build.command, remark };
  if (manifest.hasBuildScript) return { install, build: command(agent, 'run', 'build'), remark };
  // A finished site may have a package.json of its own; then somebody has said where the site is.
  if (build.output !== undefined) return { install: build.install, build: undefined };
  throw new SiteDeployError(
    'BUILD_COMMAND_MISSING',
    `${path.join(build.root, 'package.json')} has no script "build", and build.command is not set.`,
  );
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

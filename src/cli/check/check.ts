import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { matchesAny } from '../../config/branch-pattern.ts';
import { checkConfigPaths, requireBuildRoot } from '../../config/config-paths.ts';
import { loadContentFile } from '../../config/content-file.ts';
import { loadSiteConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { isLikelySecret, maskTokens } from '../../config/secret-values.ts';
import { type BuildCommands, findCommands } from '../../deploy/steps/build/commands.ts';
import { unfitNode, unfitNodeFile } from '../../deploy/steps/build/engines.ts';
import { findOutput, functionsRemark, hasStartPage } from '../../deploy/steps/build/output.ts';
import { expectRefusals } from '../../deploy/steps/build/refusals.ts';
import { malformedKeyWarning, textKeyWarning } from '../../deploy/steps/build/text-keys.ts';
import { hasOwnFallback, planHosting } from '../../deploy/steps/finish/hosting/hosting.ts';
import type { ConfiguredProject } from '../../deploy/steps/plan/types.ts';
import { remarkOnType } from '../../hosting/site-type.ts';
import { childEnvironment, type Env } from '../../shared/child-environment.ts';
import { compact } from '../../shared/compact.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { findTool } from '../../shared/exec.ts';
import { readIfThere } from '../../shared/files.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { versionOfCheckout } from '../deploy/local-event.ts';
import { detectProject, type Project, typeOfBuilt } from '../inputs/detect-project.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { readCheckout } from '../inputs/local-checkout.ts';
import { isPlaceholderOrigin, placeholdersIn, wholeFolder } from '../inputs/placeholders.ts';
import { createPrinter } from '../terminal/printer.ts';
import { checkBuiltFiles } from './built-files.ts';
import { checkHosting, findDoubtfulSettings } from './config-warnings.ts';
import type { CheckOptions } from './options.ts';
import { workflowWarnings } from './workflow-warnings.ts';

export async function checkConfig(options: CheckOptions, context: CommandContext) {
  try {
    return await check(options, context);
  } catch (thrown) {
    const error = SiteDeployError.from(thrown);
    const { code, message, facts, problems, remedy } = error;
    const found = { error: { code, message, facts, problems, remedy } };
    if (options.json) createPrinter(context, true).print(found, () => []);
    throw error;
  }
}

async function check(options: CheckOptions, context: CommandContext): Promise<ExitCode> {
  const { log } = context;
  const workspace = await checkoutFolder(context.cwd, options.folder);
  const config = await loadSiteConfig(workspace, options.config);
  const buildRoot = await checkConfigPaths(workspace, config, options.config);
  await requireBuildRoot(workspace, config, options.config);
  if (config.content.mode === 'commit') await loadContentFile(workspace, config.content.file);
  await using deps = await openDeps(context);
  if (options.reuse) {
    const { measureReuse } = await import('./reuse.ts');
    const place = { workspace, buildRoot, config, configFile: options.config };
    const report = await measureReuse(place, deps);
    createPrinter(context, options.json).print(report, () => [
      ...report.rows.map(([subject, found]) => `${subject.padEnd(22)}${found}`),
      report.reads
        ? `build.reads: [${report.reads.join(', ')}]`
        : 'Nothing is gained by build.reads.',
    ]);
    return 0;
  }
  const commands = await findCommands({ config, buildRoot, workspace });
  const project = await detectProject(buildRoot);
  const builds = commands.install ?? commands.build;
  const environment = childEnvironment(deps.scratch, deps.env);
  const unfit =
    builds &&
    ((await unfitNodeFile({ buildRoot, workspace })) ??
      (await unfitNode({ buildRoot, workspace }, environment, deps)));
  const version = await versionOfCheckout({ config, buildRoot, workspace }, deps);
  const warnings = compact([
    ...(await branchWarnings(config, workspace, options.config, deps)),
    ...(await workflowWarnings(config, workspace, options.config)),
    typeof version !== 'string' && `${version.problem} ${howToSetVersion}`,
    commands.remark,
    unfit,
    ...(commands.install && commands.agent
      ? await expectRefusals({ buildRoot, workspace }, commands.agent, environment, deps)
      : []),
    config.build.output === '.' && wholeFolder,
    differentOutput(config, buildRoot, project),
    await differentType({ workspace, buildRoot, config }, project),
    ...(await findDoubtfulSettings(config, buildRoot)),
    ...(await checkHosting({ workspace, buildRoot, config }, Boolean(builds), log)),
    functionsRemark({ workspace, buildRoot }),
    !builds && (await missingOutput({ config, buildRoot, workspace })),
    /\$\{/.test(JSON.stringify([config.build.output, config.build.env])) &&
      '"${" in build.output or build.env is not replaced: write the value itself.',
    ...(await missingTools(commands, deps.env)),
    await differentAddress(config, buildRoot),
    await textKeyWarning({ config, buildRoot, workspace }),
    await malformedKeyWarning({ buildRoot }, builds && (config.build.output ?? 'dist')),
    placeholderWarning(config),
    ...checkBuiltFiles({ config, buildRoot }, project.output, Boolean(builds)),
  ]);
  const printed = { ...config, build: withoutSecrets(config.build), warnings };
  createPrinter(context, options.json).print(printed, () =>
    configSummary(config, commands, project, version),
  );
  for (const warning of warnings) log.warn(warning);
  return 0;
}

/** Masks values that look like secrets, because `check` prints the settings. */
function withoutSecrets(build: SiteConfig['build']): SiteConfig['build'] {
  const env = Object.entries(build.env).map(([name, value]) => {
    return [name, isLikelySecret(name, value) ? '***' : value];
  });
  const install = build.install && maskTokens(build.install);
  const command = build.command && maskTokens(build.command);
  return { ...build, install, command, env: Object.fromEntries(env) };
}

const howToSetVersion =
  'Pushes to the production branch fail until you set "version" in the package.json of ' +
  'build.root, tag the commit vX.Y.Z, or merge from release/X.Y.Z. "deploy" takes --site-version.';

function configSummary(
  siteConfig: SiteConfig,
  commands: BuildCommands,
  project: Project,
  version: string | object,
): string[] {
  const { site, environments, build, portal } = siteConfig;
  const { production, preview } = environments;
  const run = compact([commands.install, commands.build]).map(maskTokens);
  const unknown = commands.build === undefined ? 'detected' : 'detected after the build';
  const output =
    build.output ?? (project.output === undefined ? unknown : `${project.output} (usual)`);
  const branches = preview.branches.filter((name) => name !== production.branch);
  const kind = compact([site.type, project.framework]).join(', ');
  return compact([
    `${site.slug} (${kind}): the config is valid.`,
    `  Production  ${site.url}, from ${production.branch}`,
    `  Preview     ${preview.url ?? 'address from the hosting platform'}, from ` +
      (branches.join(', ') || 'no branch'),
    `  Portal      ${portal.url}`,
    `  Build       ${run.length === 0 ? 'nothing to build' : run.join(', ')} in ${build.root}`,
    `  Output      ${output}`,
    typeof version === 'string' && `  Version     ${version}, from this checkout`,
  ]);
}

async function differentType(place: ConfiguredProject, project: Project) {
  const { config, buildRoot } = place;
  const output = config.build.output ?? (project.isBuilt ? project.output : undefined);
  if (!output || output === '.') return undefined;
  const folder = path.join(buildRoot, output);
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  if (files.length === 0) return undefined;
  const { configFile } = await planHosting(place, { folder });
  if (hasOwnFallback(config.hosting, configFile)) return undefined;
  const hasScripts = (await typeOfBuilt(folder, 'static')) === 'spa';
  const getHtml = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return remarkOnType(config.site.type, { files, hasScripts, getHtml });
}

function placeholderWarning(config: SiteConfig): string | undefined {
  const keys = placeholdersIn(config).join(', ');
  const note = 'The people who run the portal know the values.';
  if (!keys) return undefined;
  return `Placeholders, accepted only by the local cloud: ${keys}. ${note}`;
}

async function branchWarnings(
  { environments: { production, preview } }: SiteConfig,
  workspace: string,
  file: string,
  deps: Deps,
): Promise<string[]> {
  const {
    branch: current,
    sha,
    defaultBranch: head,
  } = await readCheckout(deps.git, workspace, deps.signal);
  const warnings: string[] = [];
  if (!sha) {
    warnings.push(
      'The folder is not the root of a git repository with a commit, or git is not installed: ' +
        'workflows deploy what is pushed. "deploy --local" works without.',
    );
  }
  if (head && head !== production.branch) {
    warnings.push(
      `The default branch of origin is ${head}, but Production deploys ${production.branch}. ` +
        `If that isn't intended, set environments.production.branch: ${head} in ${file}.`,
    );
  }
  const isDeployed = (branch: string) =>
    branch === production.branch || matchesAny(branch, preview.branches);
  if (current && current !== head && !isDeployed(current)) {
    warnings.push(
      `Pushes to the current branch, ${current}, are not deployed: neither ` +
        `environments.production.branch nor environments.preview.branches in ${file} matches it.`,
    );
  }
  return warnings;
}

/**
 * Returns a warning if the generator doesn't write to the configured folder; `undefined` if that
 * folder has a start page, because the generator's own config may name the folder.
 */
function differentOutput({ build }: SiteConfig, buildRoot: string, project: Project) {
  const { framework, output, isBuilt } = project;
  if (!output || !build.output || hasStartPage(path.join(buildRoot, build.output)))
    return undefined;
  const [found, configured] = [output, build.output].map((name) =>
    path.posix.normalize(`${name}/`),
  );
  if (found === configured) return undefined;
  const problem = `build.output is ${build.output}, but`;
  if (isBuilt) return `${problem} the last build wrote the site to ${output}.`;
  return (
    framework && `${problem} ${framework} writes ${output} unless its own config says otherwise.`
  );
}

/** Returns a warning, not an error, because an earlier step of the job may build the site. */
async function missingOutput(project: Parameters<typeof findOutput>[0]) {
  try {
    await findOutput(project, undefined);
  } catch (error) {
    const { code, message, remedy } = SiteDeployError.from(error);
    if (code === 'BUILD_OUTPUT_NOT_FOUND') return `${message} ${remedy}`;
    throw error;
  }
}

async function missingTools(commands: BuildCommands, env: Env): Promise<string[]> {
  const tools = compact([commands.install, commands.build]).map(
    (command) => command.split(' ')[0] ?? '',
  );
  const warnings: string[] = [];
  for (const tool of new Set(tools)) {
    if (!env.PATH || !managers.has(tool) || (await findTool(tool, env))) continue;
    warnings.push(
      `The build needs ${tool}, which is not on PATH here. Install it; in a workflow, add a step ` +
        'that installs it before the deployment.',
    );
  }
  return warnings;
}

const managers = new Set('npm pnpm yarn bun deno hugo mkdocs mdbook bundle'.split(' '));

/**
 * Warns if `baseURL` in Hugo's config isn't on the same origin as `site.url`: a deployment drops
 * pages on other origins from the sitemap.
 */
async function differentAddress({ site }: SiteConfig, buildRoot: string) {
  for (const file of ['hugo.toml', 'hugo.yaml', 'hugo.yml', 'config.toml']) {
    const text = await readIfThere(path.join(buildRoot, file));
    const [, address = ''] = /^[ \t]*baseURL\s*[=:]\s*["']?([^"'\s]+)/im.exec(text ?? '') ?? [];
    const origin = URL.parse(address)?.origin;
    const isSame = origin === new URL(site.url).origin || isPlaceholderOrigin(site.url);
    if (!origin || isSame) continue;
    return (
      `baseURL in ${file} is ${address}, but site.url is ${site.url}: pages and sitemap ` +
      'generated by Hugo use the other address.'
    );
  }
  return undefined;
}

import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { requestedPackages } from '../../config/package-file.ts';
import { parseSiteConfig } from '../../config/parse.ts';
import type { SiteDetail } from '../../contracts/portal/site.ts';
import type { ConfiguredProject } from '../../deploy/steps/plan/types.ts';
import { highestTag } from '../../deploy/steps/plan/version.ts';
import { compact } from '../../shared/compact.ts';
import { openDeps } from '../../shared/deps.ts';
import { getErrorMessage, SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { readJsonObject } from '../../shared/files.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import { resolveInside } from '../../shared/paths.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { versionOfCheckout } from '../deploy/local-event.ts';
import type { Project } from '../inputs/detect-project.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { placeholdersIn, wholeFolder } from '../inputs/placeholders.ts';
import { withPortal } from '../inputs/portal-client.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import type { InitOptions } from './options.ts';
import { type Answers, findSite, promptAnswers, proposeAnswers } from './propose-answers.ts';

export async function createConfig(
  options: InitOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { log } = context;
  const named = await checkoutFolder(context.cwd, options.folder);
  const { workspace, root, project } = await findSite(named, options.root, context);
  const file = await resolveInside(workspace, options.config, 'The site config file');
  const shown = path.relative(context.cwd, workspace);
  const target = compact([
    shown !== '' && ` ${shown}`,
    options.config !== 'site.config.yml' && ` --config ${options.config}`,
  ]).join('');
  const isConfigured = existsSync(file);
  if (isConfigured && options.texts) return addTexts(workspace, options, context);
  if (!options.force && isConfigured) {
    throw usageError(
      `${options.config} already exists.`,
      `Check it with "site-deploy check${target}", or replace it with --force.`,
    );
  }
  for (const line of projectLines(project, root)) log.info(line);
  if (project.hasBuild && !project.isBuilt && !options.type) log.info(guessedType(project));
  const portalSite = await readPortalSite(options, context);
  const proposed = await proposeAnswers({ workspace, root, options, project, portalSite }, context);
  const answers = await promptAnswers(proposed, options, context, mistakesIn);
  const text = renderConfig(answers, await hasPackage(workspace));
  // Parse before writing, so that all invalid option values are reported and no file is written.
  const config = parseSiteConfig(text, options.config);
  await write(file, text);
  log.info('');
  log.info(
    `Written: ${options.config}. Pushes to ${config.environments.production.branch} are ` +
      'deployed to Production.',
  );
  const open = placeholdersIn(config);
  if (open.length > 0) {
    log.warn(`Placeholders, accepted only by the local cloud: ${open.join(', ')}.`);
    log.info(
      'The people who run the portal know these values. Fill them in before the first real ' +
        'deployment.',
    );
  }
  if (config.build.output === '.') log.info(wholeFolder);
  const version = await versionOption(
    { config, workspace, buildRoot: path.join(workspace, root) },
    context,
  );
  if (options.texts) await addTexts(workspace, options, context);
  log.info('');
  log.info('Next:');
  const command = await findCommandName(workspace, context);
  log.info(`  ${command} check${target}`);
  log.info(`  ${command} deploy${target} --local${version}`);
  if (project.hasBuild && project.packageManager) {
    log.info('Texts, releases and reverts can go live without a build. This proposes the line:');
    log.info(`  ${command} check${target} --reuse`);
  }
  return 0;
}

async function addTexts(
  workspace: string,
  options: InitOptions,
  { log }: CommandContext,
): Promise<ExitCode> {
  const { readTextSources, writeTextHelper } = await import('./text-helper.ts');
  const sources = await readTextSources(workspace, options.config);
  await writeTextHelper(options.texts ?? 'plain', sources, { force: options.force === true }, log);
  return 0;
}

/** Returns whether site-deploy is installed, or named in package.json but not yet installed. */
async function hasPackage(workspace: string): Promise<boolean> {
  if (existsSync(path.join(workspace, schemaFile))) return true;
  const manifest = await readJsonObject(path.join(workspace, 'package.json'));
  return 'site-deploy' in requestedPackages(manifest);
}

/** Returns the command as it must be typed: a project's packages aren't on PATH. */
async function findCommandName(workspace: string, { env }: CommandContext): Promise<string> {
  if ((await hasPackage(workspace)) || env.npm_command === 'exec') return 'npx site-deploy';
  return 'site-deploy';
}

function mistakesIn(answers: Answers): string[] {
  try {
    parseSiteConfig(renderConfig(answers, false), 'the answers');
    return [];
  } catch (error) {
    const { problems, message } = SiteDeployError.from(error);
    if (problems.length > 0) return problems.map((problem) => problem.message);
    return [message];
  }
}

async function versionOption(target: ConfiguredProject, context: CommandContext): Promise<string> {
  await using deps = await openDeps(context);
  if (typeof (await versionOfCheckout(target, deps)) === 'string') return '';
  const tags = (await deps.git(target.workspace, ['tag', '--list', 'v*'], context.signal)) ?? '';
  const next =
    highestTag(tags)?.replace(/(?<!\d)\d+$/, (patch) => String(Number(patch) + 1)) ?? '0.1.0';
  return ` --site-version ${next}`;
}

const guessedType = ({ type }: Project) =>
  `Its type is ${type} as far as can be seen before a build. Deployments say if the pages look ` +
  'different.';

function projectLines(project: Project, root: string): string[] {
  const { framework, packageManager, namedManager, output, hasPackage } = project;
  let built = 'output known after the build';
  if (output) built = `output "${output}"`;
  const place = root === '.' ? '' : ` in ${root}`;
  if (!hasPackage && !framework) {
    if (!output) return [`Found no site${place}. Its folder can be set with --root or --output.`];
    return [`Found${place}: a site without a build, ${built}.`];
  }
  const manager = hasPackage ? `, ${packageManager ?? `${namedManager}, without a lockfile`}` : '';
  return [`Found${place}: ${framework ?? 'a site with a package.json'}${manager}, ${built}.`];
}

async function write(file: string, text: string): Promise<void> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new SiteDeployError('USAGE', `${file} cannot be written.`, {
      cause,
      facts: [getErrorMessage(cause)],
      remedy: 'Name an existing folder that you can write to.',
    });
  }
}

/** Path from the config to the schema in the installed package, for editors. */
const schemaFile = 'node_modules/site-deploy/src/config/site.config.schema.json';

function renderConfig(answers: Answers, hasSchema: boolean): string {
  const { slug, siteId, type, url, productionBranch, portal, audience } = answers;
  const { clientId, tenantId, subscriptionId } = answers;
  const config = {
    version: 1,
    site: { slug, id: siteId, type, url },
    portal: { url: portal, audience },
    azure: { clientId, tenantId, subscriptionId },
    build: Object.keys(answers.build).length > 0 ? answers.build : undefined,
    environments: { production: { branch: productionBranch } },
    ...answers.files,
  };
  return compact([
    hasSchema && `# yaml-language-server: $schema=./${schemaFile}`,
    '# The site in this repository, and how it is deployed. Nothing here is secret.',
    stringify(config, { lineWidth: 0 }),
  ]).join('\n');
}

async function readPortalSite(
  options: InitOptions,
  context: CommandContext,
): Promise<SiteDetail | undefined> {
  const { log, signal } = context;
  const token = secretFromEnv(context, 'PORTAL_TOKEN');
  const { portal, siteId } = options;
  if (!portal || !token || !siteId) return undefined;
  const url = serviceAddress(portal, '--portal');
  return withPortal(url, token, context, async (client) => {
    const site = await client.call('getSite', { siteId }, { signal });
    log.info(`Found the site in the portal: ${site.slug}, ${site.url}.`);
    return site;
  });
}

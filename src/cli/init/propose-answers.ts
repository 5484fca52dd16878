import { existsSync } from 'node:fs';
import path from 'node:path';
import { listSourceFolders } from '../../config/config-paths.ts';
import type { SiteDetail } from '../../contracts/portal/site.ts';
import { resolveInside } from '../../shared/paths.ts';
import { firstNames } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { detectProject, type Project } from '../inputs/detect-project.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { getPlaceholders, placeholders } from '../inputs/placeholders.ts';
import { canPrompt, withPrompt } from '../terminal/confirm.ts';
import type { InitOptions } from './options.ts';

type Values = 'slug' | 'siteId' | 'type' | 'url' | 'productionBranch' | 'portal' | 'audience';
type Ids = 'clientId' | 'tenantId' | 'subscriptionId';

export interface Answers extends Required<Pick<InitOptions, Values | Ids>> {
  readonly build: Readonly<Record<string, string>>;
  /** Settings that move files whose default folder the generator would publish. */
  readonly files: Readonly<Record<string, object>>;
}

export interface Sources extends FoundSite {
  readonly options: InitOptions;
  readonly portalSite: SiteDetail | undefined;
}

export async function proposeAnswers(
  sources: Sources,
  commandContext: CommandContext,
): Promise<Answers> {
  const { workspace, root, options, project, portalSite } = sources;
  const { env, signal } = commandContext;
  const checkout = await readLocalCheckout(workspace, env, signal);
  const repository = checkout.repository?.split('/')[1] ?? path.basename(workspace);
  // Name the site after its folder, because a repository may have several sites.
  const name = root === '.' ? repository : `${repository}-${path.basename(root)}`;
  const slug = options.slug ?? portalSite?.slug ?? slugFrom(name);
  const unknown = getPlaceholders(slug);
  const output = options.output ?? project.output;
  let files = {};
  if (root === '.' && project.framework === 'Hugo') files = outsideContent;
  return {
    slug,
    siteId: options.siteId ?? portalSite?.id ?? unknown.siteId,
    type: options.type ?? project.type,
    url: options.url ?? (portalSite && getOrigin(portalSite.url)) ?? unknown.origin,
    productionBranch:
      options.productionBranch ??
      portalSite?.repository.defaultBranch ??
      checkout.defaultBranch ??
      checkout.branch ??
      'master',
    portal: options.portal ?? placeholders.portal,
    audience: options.audience ?? placeholders.audience,
    clientId: options.clientId ?? placeholders.uuid,
    tenantId: options.tenantId ?? placeholders.uuid,
    subscriptionId: options.subscriptionId ?? placeholders.uuid,
    files,
    build: {
      ...(root !== '.' && { root }),
      ...(project.command !== undefined && { command: project.command }),
      ...(output !== undefined && { output }),
    },
  };
}

const outsideContent = {
  content: { file: 'portal/overrides.json' },
  seo: { file: 'portal/seo.json' },
};

function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  if (slug === '') return 'site';
  return slug;
}

const getOrigin = (url: string) => URL.parse(url)?.origin;

interface FoundSite {
  readonly workspace: string;
  readonly root: string;
  readonly project: Project;
}

/** Finds the repository that contains the folder, and the site's folder within it. */
export async function findSite(
  folder: string,
  requested: string | undefined,
  { log }: CommandContext,
): Promise<FoundSite> {
  const workspace = findRepository(folder);
  const below = path.relative(workspace, folder).split(path.sep).join('/') || '.';
  let found = [requested ?? below];
  if (!requested && below === '.') found = await findRoot(workspace);
  const [root = '.', ...others] = found;
  if (workspace !== folder)
    log.info(`The root of the repository is ${workspace}: the config is written there.`);
  if (others.length > 0)
    log.info(`Found several sites. Using ${root}; for another, --root: ${firstNames(others)}.`);
  const site = await resolveInside(workspace, root, '--root');
  const project = await detectProject(
    await checkoutFolder(workspace, site, `Name a folder below ${workspace} with --root.`),
  );
  if (root === '.') return { workspace, root, project };
  const { packageManager } = await detectProject(workspace);
  return {
    workspace,
    root,
    project: { ...project, packageManager: project.packageManager ?? packageManager },
  };
}

function findRepository(folder: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at;
    if (path.dirname(at) === at) return folder;
  }
}

/**
 * Finds the folders of sites. Searches below the root only if it declares workspaces or isn't a
 * site itself. Returns `.` if nothing else is found.
 */
async function findRoot(workspace: string): Promise<string[]> {
  const { framework, output, hasWorkspaces, hasBuild } = await detectProject(workspace);
  if (!hasWorkspaces && (framework || output || hasBuild)) return ['.'];
  const folders = await listSourceFolders(workspace);
  const sites: string[] = [];
  const built: string[] = [];
  for (const folder of folders) {
    const project = await detectProject(path.join(workspace, folder));
    if (project.framework || project.output) sites.push(folder);
    else if (project.hasBuild) built.push(folder);
  }
  return [sites, built].find((found) => found.length > 0) ?? ['.'];
}

type PromptName = Exclude<keyof Answers, 'build' | 'files'>;

const questions: readonly (readonly [key: PromptName, question: string])[] = [
  ['slug', 'Site slug in the portal'],
  ['siteId', 'Site id in the portal'],
  ['type', 'Site type: docs, spa or static'],
  ['url', 'Address of the live site'],
  ['productionBranch', 'Branch deployed to Production'],
  ['portal', 'Address of the portal'],
  ['audience', "The portal's application"],
  ['clientId', 'Application (client) id'],
  ['tenantId', 'Directory (tenant) id'],
  ['subscriptionId', 'Subscription id'],
];

export async function promptAnswers(
  proposed: Answers,
  options: InitOptions,
  context: CommandContext,
  mistakesIn: (answers: Answers) => readonly string[],
): Promise<Answers> {
  if (options.yes || !canPrompt({}, context)) return proposed;
  context.stderr.write('Press Enter to accept the value in brackets.\n');
  const answers = { ...proposed };
  // No answer can fix these mistakes, because they come from options.
  const known = mistakesIn(answers);
  return await withPrompt(context, async (ask) => {
    for (const [key, question] of questions) {
      if (options[key] !== undefined) continue;
      for (let mistakes: readonly string[] = ['']; mistakes.length > 0; ) {
        const answer = await ask(`${question} [${proposed[key]}]: `);
        if (answer === undefined) return answers;
        Object.assign(answers, { [key]: answer.trim() || proposed[key] });
        mistakes = mistakesIn(answers).filter((mistake) => !known.includes(mistake));
        for (const mistake of mistakes) context.stderr.write(`  ${mistake}\n`);
      }
    }
    return answers;
  });
}

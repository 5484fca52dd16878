import path from 'node:path';
import type { SiteDetail } from '../../contracts/portal/site.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit } from '../../shared/git.ts';
import type { CommandContext } from '../context.ts';
import { readCheckout } from '../deploy/local-event.ts';
import type { Project } from '../inputs/detect-project.ts';
import { placeholders } from '../inputs/placeholders.ts';
import type { InitOptions } from './options.ts';

/** The rest keeps its defaults. */
export interface Answers {
  readonly slug: string;
  readonly siteId: string;
  readonly type: 'docs' | 'spa' | 'static';
  readonly url: string;
  readonly productionBranch: string;
  readonly portal: string;
  readonly audience: string;
  readonly clientId: string;
  readonly tenantId: string;
  readonly subscriptionId: string;
  readonly build: Readonly<Record<string, string>>;
  /** Settings of files, if their defaults lie in a folder that the generator publishes. */
  readonly files: Readonly<Record<string, object>>;
}

export interface Sources {
  readonly workspace: string;
  readonly root: string;
  readonly options: InitOptions;
  readonly project: Project;
  readonly portalSite: SiteDetail | undefined;
}

/** Sources, in this order: options, portal, folder content, placeholders. */
export async function proposeAnswers(
  sources: Sources,
  commandContext: CommandContext,
): Promise<Answers> {
  const { workspace, root, options, project, portalSite } = sources;
  const git = createGit(createExec(), commandContext.env);
  const checkout = await readCheckout(git, workspace, commandContext.signal);
  const head = (
    await git(
      workspace,
      ['symbolic-ref', '--short', '-q', 'refs/remotes/origin/HEAD'],
      commandContext.signal,
    )
  )?.trim();
  const name = checkout.repository?.split('/')[1] ?? path.basename(workspace);
  const output = options.output ?? project.output;
  let files = {};
  if (root === '.' && project.framework === 'Hugo') files = outsideContent;
  return {
    slug: options.slug ?? portalSite?.slug ?? slugFrom(name),
    siteId: options.siteId ?? portalSite?.id ?? placeholders.siteId,
    type: options.type ?? project.type,
    url: options.url ?? (portalSite && getOrigin(portalSite.url)) ?? placeholders.origin,
    productionBranch:
      options.productionBranch ??
      portalSite?.repository.defaultBranch ??
      (head?.replace(/^origin\//, '') || checkout.branch) ??
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
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  if (slug === '') return 'site';
  return slug;
}

const getOrigin = (url: string) => URL.parse(url)?.origin;

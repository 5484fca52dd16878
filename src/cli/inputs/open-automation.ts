import { readRepository } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import { parseSiteConfig } from '../../config/parse.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { deploymentWorkflow } from '../../workflows/deploy-workflow.ts';
import type { CommandContext } from '../context.ts';
import { checkoutFolder } from './folders.ts';
import { openGitHub, repositoryFrom } from './github-client.ts';
import type { AutomationOptions } from './option-parsers.ts';
import { portalToken } from './portal-client.ts';

type FolderOptions = AutomationOptions & { readonly folder: string };

export type OpenedAutomation = Awaited<ReturnType<typeof openAutomation>>;

export async function openPortalAutomation(
  options: FolderOptions,
  context: CommandContext,
  deps: Deps,
  role: 'an administrator' | 'an editor',
): Promise<OpenedAutomation & { readonly portal: PortalClient }> {
  const { portal, ...opened } = await openAutomation(options, context, deps);
  if (portal) return { ...opened, portal };
  throw usageError('PORTAL_TOKEN is not set.', `Set PORTAL_TOKEN to a token of ${role}.`);
}

export async function openAutomation(options: FolderOptions, context: CommandContext, deps: Deps) {
  const named = await repositoryFrom(
    options.repository,
    await checkoutFolder(context.cwd, options.folder),
    context,
  );
  const github = await openGitHub(context, deps);
  const repository = await readRepository(github, named);
  const files = await readCommitFiles(github, repository, repository.defaultBranch);
  const text = await files.read(options.config);
  if (text === undefined)
    throw new SiteDeployError(
      'CONFIG_NOT_FOUND',
      `${named.owner}/${named.name} has no ${options.config}.`,
    );
  const config = parseSiteConfig(text, options.config);
  const token = context.env.PORTAL_TOKEN?.trim() ? await portalToken({}, context) : undefined;
  const { http, clock, log } = deps;
  const { url, provider } = config.portal;
  const portal =
    token &&
    new PortalClient({
      http,
      clock,
      url,
      provider,
      credential: async () => token,
      onWait: log.info,
    });
  const workflow = deploymentWorkflow({
    github,
    repository,
    config: options.config,
    asked: options.workflow,
  });
  return { github, repository, config, configFile: options.config, workflow, portal, deps };
}

export function toPatience(options: { readonly wait?: number; readonly dryRun?: boolean }) {
  return { waitMs: (options.wait ?? 0) * 60_000, dryRun: options.dryRun ?? false };
}

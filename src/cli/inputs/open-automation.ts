import { PortalClient } from '../../clients/portal/portal.ts';
import type { Deps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { openSite } from '../../workflows/deploy-workflow.ts';
import type { CommandContext } from '../context.ts';
import { checkoutFolder } from './folders.ts';
import { openGitHub, repositoryFrom } from './github-client.ts';
import type { AutomationOptions } from './option-parsers.ts';
import { portalToken } from './portal-client.ts';

type FolderOptions = AutomationOptions & { readonly folder: string };

type OpenedAutomation = Awaited<ReturnType<typeof openAutomation>>;

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
  const opened = await openSite({ ...github, ...named }, options.config, options.workflow);
  const { http, clock, log } = deps;
  const { url, provider } = opened.config.portal;
  const hasToken = Boolean(context.env.PORTAL_TOKEN?.trim());
  const token = hasToken ? await portalToken(url, {}, context) : undefined;
  const client = { http, clock, url, provider, onWait: log.info };
  const portal = token && new PortalClient({ ...client, credential: async () => token });
  return { ...opened, portal, deps };
}

export function toPatience(options: { readonly wait?: number; readonly dryRun?: boolean }) {
  return { waitMs: (options.wait ?? 0) * 60_000, dryRun: options.dryRun ?? false };
}

import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import { explainPortalError } from '../../clients/portal/explain.ts';
import type { PortalCalls, ReleaseContext } from '../context.ts';

export type PortalDeployments = Awaited<ReturnType<typeof readPortalDeployments>>;

export async function readPortalDeployments(context: ReleaseContext) {
  const { portal } = context;
  if (!portal) return undefined;
  const { environments } = await askPortal({ ...context, portal }, 'listEnvironments', {});
  return new Map(
    environments.map(({ environment, commitSha, ...known }) => {
      return [environment as string, { commit: commitSha, ...known }];
    }),
  );
}

/** Lists the development requests of the site; an empty list if there is no portal. */
export async function listRequests(context: ReleaseContext) {
  const { portal } = context;
  if (!portal) return [];
  return (await askPortal({ ...context, portal }, 'listRequests', {})).requests;
}

/** Calls an operation of the portal for the site, and explains failures. */
export function askPortal<Id extends OperationId>(
  context: ReleaseContext & { readonly portal: PortalCalls },
  id: Id,
  input: Omit<CallInput<Id>, 'siteId'>,
): Promise<PortalAnswer<Id>> {
  const { portal, config, deps } = context;
  const all: unknown = { siteId: config.site.id, ...input };
  return portalAnswer(context, portal.call(id, all as CallInput<Id>, { signal: deps.signal }));
}

export async function portalAnswer<Answer>(context: ReleaseContext, question: Promise<Answer>) {
  try {
    return await question;
  } catch (error) {
    context.deps.signal.throwIfAborted();
    throw explainPortalError(error, { purpose: 'PORTAL', url: context.config.portal.url }) ?? error;
  }
}

import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import { explainPortalError } from '../../clients/portal/explain.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { Provenance } from '../../contracts/portal/deployment.ts';
import type { ReleaseContext } from '../context.ts';

export type PortalDeployments = ReadonlyMap<
  string,
  {
    readonly commit?: string;
    readonly url?: string;
    readonly version?: string;
    readonly provenance?: Provenance;
    readonly pagesChangedAt?: string;
  }
>;

export async function readPortalDeployments(context: ReleaseContext) {
  const { portal, config, deps } = context;
  if (!portal) return undefined;
  const found = await portalAnswer(
    context,
    portal.call('listEnvironments', { siteId: config.site.id }, { signal: deps.signal }),
  );
  return new Map(
    found.environments.map(({ environment, commitSha: commit, ...known }) => [
      environment,
      { commit, ...known },
    ]),
  );
}

/** Calls an endpoint of the site. Formats failures for people. */
export function askPortal<Id extends OperationId>(
  context: ReleaseContext & { readonly portal: PortalClient },
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

import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import { explainPortalError } from '../../clients/portal/explain.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { Provenance } from '../../contracts/portal/provenance.ts';
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

export async function readPortalDeployments(
  context: Pick<ReleaseContext, 'portal' | 'config' | 'deps'>,
): Promise<PortalDeployments | undefined> {
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
  context: Pick<ReleaseContext, 'config' | 'deps'> & { readonly portal: PortalClient },
  id: Id,
  input: Omit<CallInput<Id>, 'siteId'>,
): Promise<PortalAnswer<Id>> {
  const { portal, config, deps } = context;
  const all: unknown = { siteId: config.site.id, ...input };
  return portalAnswer(context, portal.call(id, all as CallInput<Id>, { signal: deps.signal }));
}

export async function portalAnswer<Answer>(
  releaseContext: Pick<ReleaseContext, 'config' | 'deps'>,
  question: Promise<Answer>,
): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    releaseContext.deps.signal.throwIfAborted();
    throw (
      explainPortalError(error, { purpose: 'PORTAL', url: releaseContext.config.portal.url }) ??
      error
    );
  }
}

import { explainPortalError } from '../../clients/portal/explain.ts';
import type { Provenance } from '../../contracts/portal/provenance.ts';
import type { ReleaseContext } from './context.ts';

export type PortalDeployments = ReadonlyMap<
  string,
  {
    readonly commit?: string;
    readonly url?: string;
    readonly version?: string;
    readonly provenance?: Provenance;
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
    found.environments.map(({ environment, commitSha: commit, url, version, provenance }) => [
      environment,
      { commit, url, version, provenance },
    ]),
  );
}

/** Formats failures for people. */
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

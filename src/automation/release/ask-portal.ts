import { explainPortalError } from '../../clients/portal/explain.ts';
import type { ReleaseWorld } from './world.ts';

/** Which version the portal reports per environment. */
export type PortalSight = ReadonlyMap<string, { readonly commit?: string; readonly url?: string }>;

export async function askPortal(
  world: Pick<ReleaseWorld, 'portal' | 'config' | 'deps'>,
): Promise<PortalSight | undefined> {
  const { portal, config, deps } = world;
  if (!portal) return undefined;
  const found = await portalAnswer(
    world,
    portal.environments.list(config.site.id, { signal: deps.signal }),
  );
  return new Map(
    found.environments.map(({ environment, commitSha, url }) => [
      environment,
      { commit: commitSha, url },
    ]),
  );
}

/** Calls the portal and formats its failures for people. */
export async function portalAnswer<Answer>(
  { config, deps }: Pick<ReleaseWorld, 'config' | 'deps'>,
  question: Promise<Answer>,
): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    deps.signal.throwIfAborted();
    throw explainPortalError(error, { purpose: 'PORTAL', url: config.portal.url }) ?? error;
  }
}

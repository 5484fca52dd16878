import { PortalClient } from '../../src/clients/portal/portal.ts';
import type { Deps } from '../../src/shared/deps.ts';
import { Secret } from '../../src/shared/secret.ts';

/** Creates a portal client in the same way as a session. */
export function portalClient(
  { http, clock, log }: Deps,
  credential: string,
  provider = 'repohost',
): PortalClient {
  const url = 'https://portal.example.com';
  return new PortalClient({
    http,
    clock,
    url,
    provider,
    credential: async () => new Secret(credential),
    onWait: log.info,
  });
}

import { openWebUiPort } from '../../localcloud/pages/serve.ts';

/**
 * Opens the requested port for the portal's web UI up front, before other work could be in vain.
 * @param wanted absent: opens none
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` if it can't be opened
 */
export async function openRequestedPort(requested: number | undefined) {
  if (requested === undefined) return undefined;
  const at = await openWebUiPort(requested);
  return Object.assign(at, { [Symbol.asyncDispose]: at.close });
}

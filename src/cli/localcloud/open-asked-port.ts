import { openFacePort } from '../../localcloud/face/serve.ts';

/**
 * Opens the requested port for the portal's web UI up front, before other work could be in vain.
 * @param wanted absent: opens none
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` if it can't be opened
 */
export async function openAskedPort(wanted: number | undefined) {
  if (wanted === undefined) return undefined;
  const at = await openFacePort(wanted);
  return Object.assign(at, { [Symbol.asyncDispose]: at.close });
}

import { openFacePort } from '../../localcloud/face/serve.ts';

/**
 * Opens the port that a person has named for the pages of the portal, before anything is done that would be in vain.
 * @param wanted absent: none is opened
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` where it cannot be opened
 */
export async function openAskedPort(wanted: number | undefined) {
  if (wanted === undefined) return undefined;
  const at = await openFacePort(wanted);
  return Object.assign(at, { [Symbol.asyncDispose]: at.close });
}

import { openWebUiPort } from '../../localcloud/pages/serve.ts';

/** Takes a second or more. */
export async function loadLocalCloud() {
  const { startLocalCloud } = await import('../../localcloud/localcloud.ts');
  const { loadParts } = await import('../../localcloud/parts.ts');
  await loadParts();
  return startLocalCloud;
}

/**
 * Opens the port before other work could be in vain. @throws SiteDeployError
 * `LOCAL_CLOUD_UNAVAILABLE`
 */
export async function openRequestedPort(requested: number | undefined) {
  if (!requested) return undefined;
  const at = await openWebUiPort(requested);
  return Object.assign(at, { [Symbol.asyncDispose]: at.close });
}

/** Loads the local cloud's modules, which takes a second or more. */
export async function loadLocalCloud() {
  const { startLocalCloud } = await import('../../localcloud/localcloud.ts');
  const { loadParts } = await import('../../localcloud/parts.ts');
  await loadParts();
  return startLocalCloud;
}

/**
 * Lazy, so that importing programs start fast. Slow modules are loaded here too, since loading
 * blocks everything else.
 */
export async function loadParts() {
  const modules = await Promise.all([
    import('./blob/azurite.ts'),
    import('./blob/blob.ts'),
    import('./distribution/distribution.ts'),
    import('./entra/entra.ts'),
    import('./entra/provider.ts'),
    import('./gateway/gateway.ts'),
    import('./hosting/hosting.ts'),
    import('./hosting/names.ts'),
    import('./stored-sites.ts'),
    import('./folder-lock.ts'),
    import('./id-tokens/id-tokens.ts'),
    import('./portal/portal.ts'),
    import('./swa-client/swa-client.ts'),
    import('jose'),
    import('./github/github.ts'),
    import('./graph/graph.ts'),
    import('./arm/arm.ts'),
    import('./workspace-api/workspace-api.ts'),
  ]);
  const [
    azurite,
    blob,
    distribution,
    entra,
    provider,
    gateway,
    hosting,
    names,
    storedSites,
    folderLock,
    idTokens,
    portal,
    release,
    jose,
    githubApi,
    graph,
    arm,
    workspace,
  ] = modules;
  azurite.loadAzurite();
  provider.loadProvider();
  return {
    ...blob,
    ...distribution,
    ...entra,
    ...gateway,
    ...hosting,
    ...names,
    ...storedSites,
    ...folderLock,
    ...idTokens,
    ...portal,
    ...githubApi,
    ...graph,
    ...arm,
    ...release,
    ...workspace,
    createLocalJWKSet: jose.createLocalJWKSet,
  };
}

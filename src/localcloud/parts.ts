type Merged<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Merged<Rest>
  : unknown;

/** Loads the services lazily, so that programs that import this module start fast. */
export async function loadParts() {
  const [{ createLocalJWKSet }, ...parts] = await Promise.all([
    import('jose'),
    import('./blob/blob.ts'),
    import('./distribution/distribution.ts'),
    import('./entra/directory.ts'),
    import('./entra/entra.ts'),
    import('./gateway/gateway.ts'),
    import('./hosting/hosting.ts'),
    import('./stored-sites.ts'),
    import('./folder-lock.ts'),
    import('./id-tokens/id-tokens.ts'),
    import('./portal/portal.ts'),
    import('./swa-client/swa-client.ts'),
    import('./github/github.ts'),
    import('./github/requests.ts'),
    import('./github/actions/results-service.ts'),
    import('./github/actions/transfers.ts'),
    import('./github/models.ts'),
    import('./graph/graph.ts'),
    import('./arm/arm.ts'),
    import('./workspace-api/seed.ts'),
    import('./workspace-api/workspace-api.ts'),
  ]);
  const all: Merged<typeof parts> = Object.assign({}, ...parts);
  return { ...all, createLocalJWKSet };
}

import type { LocalCache } from '../state/run.ts';
import { type LocalRepository, nextId } from '../state/state.ts';

const unusedForDays = 7;
const day = 86_400_000;

interface Wanted {
  /** The cache's key, followed by the restore keys. */
  readonly keys: readonly string[];
  readonly version: string;
  readonly github: Readonly<Record<string, unknown>>;
}

/**
 * Finds a cache in the scopes of the run's ref, the pull request's base and the default branch, in
 * this order. Each key is tried as an exact match, then as a prefix. Of several matches, the newest
 * wins: https://docs.github.com/actions/reference/workflows-and-actions/dependency-caching
 */
export function findCache(
  { caches, defaultBranch }: LocalRepository,
  { keys, version, github }: Wanted,
  now = Date.now(),
): LocalCache | undefined {
  const { ref, base_ref: base } = github;
  const oldest = new Date(now - unusedForDays * day).toISOString();
  for (const scope of [ref, base && `refs/heads/${base}`, `refs/heads/${defaultBranch}`]) {
    const known = caches
      .filter((cache) => cache.ref === scope && cache.version === version && cache.usedAt > oldest)
      .reverse();
    const found = keys
      .map(
        (key) =>
          known.find((cache) => cache.key === key) ??
          known.find((cache) => cache.key.startsWith(key)),
      )
      .find((cache) => cache);
    if (!found) continue;
    found.usedAt = new Date(now).toISOString();
    return found;
  }
  return undefined;
}

export function hasCache({ caches }: LocalRepository, wanted: CacheName): boolean {
  return caches.some(
    ({ key, version, ref }) =>
      key === wanted.key && version === wanted.version && ref === wanted.ref,
  );
}

type CacheName = Pick<LocalCache, 'key' | 'version' | 'ref'>;

/** Stores a cache. The caller makes sure that the ref has none with the same key and version. */
export function addCache(
  repository: LocalRepository,
  cache: CacheName & Pick<LocalCache, 'file'>,
): LocalCache {
  const at = new Date().toISOString();
  const added = { ...cache, id: nextId(), createdAt: at, usedAt: at };
  repository.caches.push(added);
  return added;
}

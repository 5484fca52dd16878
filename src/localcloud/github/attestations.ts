import { sendJson } from '../http.ts';
import { notFound, type Route } from './route.ts';
import { page } from './values.ts';

/** Attestations of what a repository has built. Where there is none, GitHub answers as if the list itself did not exist. */
export const attestationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/attestations\/(sha256:[0-9a-f]{64})$/,
    answer({ repository, parts, query, response }) {
      const bundles = repository.attestations.get(parts[0] ?? '') ?? [];
      if (bundles.length === 0) return notFound(response);
      const attestations = page(bundles, query).map((bundle) => ({
        bundle,
        bundle_url: null,
        repository_id: repository.id,
        initiator: 'user',
      }));
      sendJson(response, 200, { attestations });
    },
  },
];

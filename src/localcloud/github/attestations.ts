import { sendJson } from '../http.ts';
import { type GitHubRoute, notFound } from './route.ts';
import { page } from './values.ts';

/**
 * Attestations of a repository's builds. If there are none, GitHub answers as if the list itself
 * didn't exist.
 */
export const attestationRoutes: readonly GitHubRoute[] = [
  {
    method: 'GET',
    path: '/attestations/{digest}',
    answer(repositoryRequest) {
      const { repository, parameters, query, response } = repositoryRequest;
      const bundles = repository.attestations.get(parameters.digest ?? '') ?? [];
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

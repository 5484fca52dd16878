import { type GitHubRoute, gitHubRoute, notFound, refuse, sendJson } from './route.ts';
import { page, text } from './values.ts';

const namePattern = /^(?!GITHUB_)[A-Z_][A-Z0-9_]*$/;

/** Per page, as documented for the operation. */
const maxVariables = 30;

export const actionsRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/actions/oidc/customization/sub', (repositoryRequest) => {
    const { useDefault, claimKeys, prefix } = repositoryRequest.repository.subject;
    sendJson(repositoryRequest.response, 200, {
      use_default: useDefault,
      include_claim_keys: useDefault ? undefined : claimKeys,
      // Observed as `false` together with an immutable prefix.
      use_immutable_subject: false,
      sub_claim_prefix: prefix,
    });
  }),
  ...(['secrets', 'organization-secrets'] as const).map(
    (kind): GitHubRoute => ({
      method: 'GET',
      path: `/actions/${kind}`,
      answer(repositoryRequest) {
        const { repository, query, response } = repositoryRequest;
        if (kind === 'organization-secrets' && repository.ofPerson) return notFound(response);
        const all = [...repository[kind === 'secrets' ? 'secrets' : 'organizationSecrets']];
        const secrets = page(
          all.map((name) => ({ name })),
          query,
        );
        sendJson(response, 200, { total_count: all.length, secrets });
      },
    }),
  ),
  gitHubRoute('GET', '/actions/variables', ({ repository, query, response }) => {
    const all = [...repository.variables].map(([name, value]) => ({ name, value }));
    sendJson(response, 200, { total_count: all.length, variables: page(all, query, maxVariables) });
  }),
  gitHubRoute('POST', '/actions/variables', ({ repository, body, response }) => {
    const name = text(body.name).toUpperCase();
    if (!namePattern.test(name))
      return refuse(response, 422, 'Variable names can only contain alphanumeric characters');
    if (repository.variables.has(name))
      return refuse(response, 409, 'Already exists - Variable already exists');
    repository.variables.set(name, text(body.value));
    sendJson(response, 201, {});
  }),
  gitHubRoute(
    'PATCH',
    '/actions/variables/{name}',
    ({ repository, parameters, body, response }) => {
      const name = (parameters.name ?? '').toUpperCase();
      if (!repository.variables.has(name)) return notFound(response);
      repository.variables.set(name, text(body.value));
      response.writeHead(204).end();
    },
  ),
  gitHubRoute('DELETE', '/actions/variables/{name}', ({ repository, parameters, response }) => {
    if (!repository.variables.delete((parameters.name ?? '').toUpperCase()))
      return notFound(response);
    response.writeHead(204).end();
  }),
];

/** If there are none, GitHub answers as if the list itself didn't exist. */
export const attestationRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/attestations/{digest}', ({ repository, parameters, query, response }) => {
    const bundles = repository.attestations.get(parameters.digest ?? '') ?? [];
    if (bundles.length === 0) return notFound(response);
    const attestations = page(bundles, query).map((bundle) => ({
      bundle,
      bundle_url: null,
      repository_id: repository.id,
      initiator: 'user',
    }));
    sendJson(response, 200, { attestations });
  }),
];

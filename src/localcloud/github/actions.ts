import { sendJson } from '../http.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import { page, text } from './values.ts';

const namePattern = /^(?!GITHUB_)[A-Z_][A-Z0-9_]*$/;

/** Variables per page, as documented for the operation. */
const maxVariables = 30;

/** OIDC subject, variables and the names of secrets. */
export const actionsRoutes: readonly GitHubRoute[] = [
  {
    method: 'GET',
    path: '/actions/oidc/customization/sub',
    answer(repositoryRequest) {
      const { useDefault, claimKeys, prefix } = repositoryRequest.repository.subject;
      sendJson(repositoryRequest.response, 200, {
        use_default: useDefault,
        ...(!useDefault && { include_claim_keys: claimKeys }),
        // Observed as `false` together with an immutable prefix.
        use_immutable_subject: false,
        sub_claim_prefix: prefix,
      });
    },
  },
  ...(['secrets', 'organization-secrets'] as const).map(
    (kind): GitHubRoute => ({
      method: 'GET',
      path: `/actions/${kind}`,
      answer(repositoryRequest) {
        const { repository, query, response } = repositoryRequest;
        if (kind === 'organization-secrets' && repository.ofPerson) return notFound(response);
        const all = [...(kind === 'secrets' ? repository.secrets : repository.organizationSecrets)];
        const secrets = page(
          all.map((name) => ({ name })),
          query,
        );
        sendJson(response, 200, { total_count: all.length, secrets });
      },
    }),
  ),
  {
    method: 'GET',
    path: '/actions/variables',
    answer(repositoryRequest) {
      const { repository, query, response } = repositoryRequest;
      const all = [...repository.variables].map(([name, value]) => ({ name, value }));
      sendJson(response, 200, {
        total_count: all.length,
        variables: page(all, query, maxVariables),
      });
    },
  },
  {
    method: 'POST',
    path: '/actions/variables',
    answer(repositoryRequest) {
      const { repository, body, response } = repositoryRequest;
      const name = text(body.name).toUpperCase();
      if (!namePattern.test(name))
        return refuse(response, 422, 'Variable names can only contain alphanumeric characters');
      if (repository.variables.has(name))
        return refuse(response, 409, 'Already exists - Variable already exists');
      repository.variables.set(name, text(body.value));
      sendJson(response, 201, {});
    },
  },
  {
    method: 'PATCH',
    path: '/actions/variables/{name}',
    answer(repositoryRequest) {
      const { repository, parameters, body, response } = repositoryRequest;
      const name = (parameters.name ?? '').toUpperCase();
      if (!repository.variables.has(name)) return notFound(response);
      repository.variables.set(name, text(body.value));
      response.writeHead(204).end();
    },
  },
  {
    method: 'DELETE',
    path: '/actions/variables/{name}',
    answer(repositoryRequest) {
      const { repository, parameters, response } = repositoryRequest;
      if (!repository.variables.delete((parameters.name ?? '').toUpperCase()))
        return notFound(response);
      response.writeHead(204).end();
    },
  },
];

import { sendJson } from '../http.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import { type LocalGitHubDeployment, nextId } from './state.ts';
import { page, text } from './values.ts';

const states = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'];

const shown = ({ id, ref, environment }: LocalGitHubDeployment) => ({ id, ref, sha: ref, environment, task: 'deploy' });

/** Deployments and their statuses. */
export const gitHubDeploymentRoutes: readonly GitHubRoute[] = [
  {
    method: 'GET',
    path: '/deployments',
    answer({ repository, query, response }) {
      const environment = query.get('environment');
      const found = repository.deployments.filter((one) => environment === null || one.environment === environment);
      sendJson(response, 200, page(found.toReversed().map(shown), query));
    },
  },
  {
    method: 'POST',
    path: '/deployments',
    answer({ repository, body, response }) {
      const ref = text(body.ref);
      if (ref === '') return refuse(response, 422, 'Validation Failed', [{ field: 'ref', code: 'missing_field' }]);
      const deployment = { id: nextId(), ref, environment: text(body.environment, 'production'), statuses: [] };
      repository.deployments.push(deployment);
      sendJson(response, 201, shown(deployment));
    },
  },
  {
    method: 'POST',
    path: '/deployments/{id}/statuses',
    answer({ repository, parameters, body, response }) {
      const deployment = repository.deployments.find(({ id }) => String(id) === parameters.id);
      if (deployment === undefined) return notFound(response);
      const state = text(body.state);
      if (!states.includes(state)) return refuse(response, 422, 'Validation Failed');
      const status = { id: nextId(), state, environment_url: text(body.environment_url) };
      // A success makes the earlier deployments of the environment inactive.
      if (state === 'success' && body.auto_inactive !== false) {
        for (const other of repository.deployments) {
          const isOlder = other !== deployment && other.environment === deployment.environment;
          if (isOlder && other.statuses.at(-1)?.state === 'success')
            other.statuses.push({ id: nextId(), state: 'inactive', environment_url: '' });
        }
      }
      deployment.statuses.push(status);
      sendJson(response, 201, status);
    },
  },
  {
    method: 'GET',
    path: '/deployments/{id}/statuses',
    answer({ repository, parameters, query, response }) {
      const deployment = repository.deployments.find(({ id }) => String(id) === parameters.id);
      if (deployment === undefined) return notFound(response);
      sendJson(response, 200, page(deployment.statuses.toReversed(), query));
    },
  },
];

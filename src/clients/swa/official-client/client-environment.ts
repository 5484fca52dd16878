import { childEnvironment, type Env } from '../../../shared/child-environment.ts';
import type { Secret } from '../../../shared/secret.ts';

export interface ClientEnvironment {
  readonly token: Secret;
  readonly home: string;
  readonly env: Env;
}

export interface UploadEnvironment extends ClientEnvironment {
  /** As deployed, with its hosting configuration in the root. */
  readonly site: string;
  /** `null` is Production. */
  readonly environmentName: string | null;
}

export interface ClosingEnvironment extends ClientEnvironment {
  /** The event file of a closed pull request. */
  readonly eventFile: string;
  /** `owner/name`. */
  readonly repository: string;
}

/**
 * Only what is needed: the platform's own tool passes all of the job's variables, including
 * credentials. Names follow `swa deploy` (`dist/cli/commands/deploy/deploy.js` of
 * `@azure/static-web-apps-cli` 2.0.10).
 */
export function uploadEnvironment(options: UploadEnvironment): Record<string, string> {
  const { token, site, environmentName, home, env } = options;
  return {
    ...childEnvironment(home, env),
    DEPLOYMENT_ACTION: 'upload',
    DEPLOYMENT_PROVIDER: 'SwaCli',
    DEPLOYMENT_TOKEN: token.reveal(),
    REPOSITORY_BASE: site,
    APP_LOCATION: site,
    CONFIG_FILE_LOCATION: site,
    SKIP_APP_BUILD: 'true',
    SKIP_API_BUILD: 'true',
    VERBOSE: 'false',
    // Without it, the client deploys to Production.
    ...(environmentName !== null && { DEPLOYMENT_ENVIRONMENT: environmentName }),
  };
}

/**
 * Set by the platform's own action for a closed pull request. Those of `swa deploy` lack its id
 * ("Request is missing the pull request id.").
 */
export function closingEnvironment(options: ClosingEnvironment): Record<string, string> {
  const { token, eventFile, repository, home, env } = options;
  return {
    ...childEnvironment(home, env),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REPOSITORY: repository,
    GITHUB_WORKSPACE: home,
    INPUT_ACTION: 'close',
    INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: token.reveal(),
  };
}

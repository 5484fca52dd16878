import { childEnvironment, type Env } from '../../../shared/child-environment.ts';
import type { Secret } from '../../../shared/secret.ts';

export interface ClientPlace {
  readonly token: Secret;
  /** A folder that the client may use as it likes. */
  readonly home: string;
  /** The environment that the client's own is picked from. */
  readonly env: Env;
}

export interface UploadEnvironment extends ClientPlace {
  /** Folder of the site as it is to be deployed, its hosting configuration in the root. */
  readonly site: string;
  /** `null` is Production. */
  readonly environmentName: string | null;
}

export interface ClosingEnvironment extends ClientPlace {
  /** File with the event of a pull request that was closed. */
  readonly eventFile: string;
  /** `owner/name`. */
  readonly repository: string;
}

/**
 * The whole environment of a client that uploads. The platform's own tool hands it everything that the job has, the
 * run's other credentials included; this is what it needs. Its own variables are those of `swa deploy`
 * (`dist/cli/commands/deploy/deploy.js` of `@azure/static-web-apps-cli` 2.0.10).
 */
export function uploadEnvironment({
  token,
  site,
  environmentName,
  home,
  env,
}: UploadEnvironment): Record<string, string> {
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
    // Without it the client deploys to Production, so it is left out only for that.
    ...(environmentName !== null && { DEPLOYMENT_ENVIRONMENT: environmentName }),
  };
}

/**
 * The whole environment of a client that closes: what the platform's own action hands it when a pull request is closed.
 * The variables of `swa deploy` do not do, since they name no pull request ("Request is missing the pull request id.").
 */
export function closingEnvironment({
  token,
  eventFile,
  repository,
  home,
  env,
}: ClosingEnvironment): Record<string, string> {
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

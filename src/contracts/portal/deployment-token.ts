import * as z from 'zod/mini';

/**
 * `POST` a cloud access token here for a deployment token. Spec: Deployment and repository-host
 * integration.
 */
export const deploymentTokensPath = '/api/v1/sites/deployment-tokens';

/** Spec: Deployment and repository-host integration. */
export const DeploymentTokenRequest = z.object({ siteSlug: z.string().check(z.minLength(1)) });

/** Short-lived. Unknown fields are kept. */
export const DeploymentTokenResponse = z.looseObject({
  swaToken: z.string().check(z.minLength(1)),
});

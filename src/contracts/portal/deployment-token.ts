import * as z from 'zod/mini';

/**
 * Path to `POST` a cloud access token to, in exchange for a deployment token. Spec: Deployment and
 * repository-host integration.
 */
export const deploymentTokensPath = '/api/v1/sites/deployment-tokens';

/** Body of the exchange. Spec: Deployment and repository-host integration. */
export const DeploymentTokenRequest = z.object({ siteSlug: z.string().check(z.minLength(1)) });
export type DeploymentTokenRequest = z.infer<typeof DeploymentTokenRequest>;

/** Response of the exchange: the short-lived deployment token. Unknown fields are kept. */
export const DeploymentTokenResponse = z.looseObject({
  swaToken: z.string().check(z.minLength(1)),
});
export type DeploymentTokenResponse = z.infer<typeof DeploymentTokenResponse>;

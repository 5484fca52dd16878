import * as z from 'zod/mini';

export const deploymentTokensPath = '/api/v1/sites/deployment-tokens';

export const DeploymentTokenRequest = z.object({ siteSlug: z.string().check(z.minLength(1)) });

export const DeploymentTokenResponse = z.looseObject({
  swaToken: z.string().check(z.minLength(1)),
});

/** Spec: Endpoints. Accepts an API key or an access token. */
export const workspacesPath = '/v1/workspaces';

export const mePath = '/v1/me';

// The spec shows neither response, so there is no schema.

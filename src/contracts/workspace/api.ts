/** Spec: Endpoints. An API key or an access token. */
export const workspacesPath = '/v1/workspaces';

/** Spec: Endpoints. An access token. */
export const mePath = '/v1/me';

// The answers of both are not shown, so they have no schema: a client hands them on as they come.

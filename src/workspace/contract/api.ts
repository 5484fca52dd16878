/** Spec: Endpoints. An API key or an access token. */
export const workspacesPath = '/v1/workspaces';

/** Spec: Endpoints. An access token. */
export const mePath = '/v1/me';

/** Answers of the API. Their shape is not shown, so they are kept as they come: any JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

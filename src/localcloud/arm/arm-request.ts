/** The subscription and the resource group that everything lies in. */
export const subscription = '/subscriptions/33333333-3333-4333-8333-333333333333';
export const group = `${subscription}/resourceGroups/sites`;

/** A request whose token may make it. */
export interface ArmRequest {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
}

/** What it is answered with: a body, or an error in the words of the service. */
export type ArmResponse =
  | { readonly status: number; readonly body: object }
  | { readonly status: number; readonly code: string; readonly message: string };

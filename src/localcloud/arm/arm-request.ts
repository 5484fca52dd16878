import type { Endpoint } from '../http.ts';

/** The subscription and the resource group that contain everything. */
export const subscription = '/subscriptions/33333333-3333-4333-8333-333333333333';
export const group = `${subscription}/resourceGroups/sites`;

/** Resources of any resource group. */
export const anyGroup = '/subscriptions/{subscription}/resourceGroups/{group}/providers';

export type ArmResponse =
  | { readonly status: number; readonly body: object }
  | { readonly status: number; readonly code: string; readonly message: string };

export interface ArmRoute extends Endpoint {
  /** @param body reads the body as JSON */
  readonly answer: (
    parameters: Readonly<Record<string, string>>,
    body: () => Promise<unknown>,
  ) => ArmResponse | Promise<ArmResponse>;
}

export const notSupported: ArmResponse = {
  status: 405,
  code: 'MethodNotAllowed',
  message: 'Not supported.',
};

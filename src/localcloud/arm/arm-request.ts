import type { Endpoint } from '../router.ts';

export const subscription = '/subscriptions/33333333-3333-4333-8333-333333333333';
export const group = `${subscription}/resourceGroups/sites`;

export const anyGroup = '/subscriptions/{subscription}/resourceGroups/{group}/providers';

export type ArmResponse =
  | { readonly status: number; readonly body: object }
  | { readonly status: number; readonly code: string; readonly message: string };

export interface ArmRoute extends Endpoint {
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

import type { Next } from '../reconcile.ts';
import type { RequestStep } from './state.ts';

export type NextStep = Next<RequestStep>;

export const step = (action: RequestStep, why: string): NextStep => ({
  kind: 'step',
  step: action,
  why,
});
export const person = (what: string, url: string): NextStep => ({ kind: 'person', what, url });
export const waitForCi = (what: string, url?: string): NextStep => ({ kind: 'machine', what, url });

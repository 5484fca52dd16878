import type { Next } from '../story.ts';
import type { RequestStep } from './sight.ts';

export type NextStep = Next<RequestStep>;

export const step = (one: RequestStep, why: string): NextStep => ({ kind: 'step', step: one, why });
export const person = (what: string, url: string): NextStep => ({ kind: 'person', what, url });
export const machine = (what: string, url?: string): NextStep => ({ kind: 'machine', what, url });

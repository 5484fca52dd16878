import type { OptionsOf } from '../definition.ts';
import {
  type checkoutOfRepository,
  configInRepository,
  repositoryName,
  waitUpTo,
  type workflowName,
} from '../inputs/option-parsers.ts';

export const one = { '<request>': 'id of the request' };
export const ofRepository = { ...repositoryName, ...configInRepository } as const;
export const only = { '--request <id>': 'only this request' };
export const reason = {
  '--reason <text>': { about: 'reason, shown to the requester', required: true },
} as const;
export const wait = { '--wait <minutes>': waitUpTo('how long to wait for deployments') };
export const outcomesAsJson = { '--json': 'print the findings and actions as JSON' };

export type RequestAction = 'list' | 'show' | 'plan' | 'advance' | 'watch' | 'reject' | 'archive';
export type RequestsOptions = OptionsOf<
  typeof checkoutOfRepository & typeof ofRepository & typeof workflowName & typeof outcomesAsJson
> &
  Partial<OptionsOf<typeof only & typeof wait & typeof reason>>;

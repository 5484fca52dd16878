import type { OptionsOf } from '../definition.ts';
import {
  type checkoutOfRepository,
  configInRepository,
  repositoryName,
  siteVersionFrom,
  waitUpTo,
  workflowName,
} from '../inputs/option-parsers.ts';

export const common = { ...repositoryName, ...configInRepository, ...workflowName } as const;
export const which = {
  '--site-version <X.Y.Z>': { about: 'which release', parse: siteVersionFrom },
};
export const waiting = {
  '--wait <minutes>': waitUpTo('how long to wait for deployments and checks'),
  '--dry-run': 'print the next step, but do nothing',
} as const;
export const asJson = { '--json': 'print the findings and actions as JSON' };
export const level = {
  '--level <level>': {
    about: 'default: from the pending changes',
    choices: ['major', 'minor', 'patch'],
    conflicts: 'siteVersion',
  },
} as const;

export type ReleaseStatusOptions = OptionsOf<
  typeof checkoutOfRepository & typeof common & typeof which & typeof asJson
>;
export type ReleaseOptions = ReleaseStatusOptions & OptionsOf<typeof waiting & typeof level>;

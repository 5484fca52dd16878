import type { OptionsOf } from '../definition.ts';
import {
  type checkoutOfRepository,
  configInRepository,
  repositoryName,
} from '../inputs/option-parsers.ts';

export const rollbackOptions = {
  '--to <version|run>': {
    about: 'version, or the id or URL of the run that built it',
    required: true,
  },
  ...repositoryName,
  '--environment <name>': {
    about: 'environment to roll back',
    choices: ['production', 'preview'],
    default: 'production',
  },
  ...configInRepository,
  '--dry-run': 'show what would be deployed, without starting anything',
  '--cancel-waiting':
    'cancel the deployments that are waiting for a review, and those queued behind them',
  '--no-wait': 'start the rollback without waiting for it to end',
  '--json': 'print the findings and actions as JSON',
} as const;

export type RollbackOptions = OptionsOf<typeof checkoutOfRepository & typeof rollbackOptions>;

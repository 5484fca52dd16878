import type { OptionsOf } from '../definition.ts';
import { siteConfigFile, type siteFolder } from '../inputs/option-parsers.ts';

export const statusOptions = {
  ...siteConfigFile,
  '--environment <name>': {
    about: 'show only one environment',
    choices: ['production', 'preview'],
  },
  '--json': 'print the status as JSON',
} as const;

export type StatusOptions = OptionsOf<typeof siteFolder & typeof statusOptions>;

import type { OptionsOf } from '../definition.ts';
import { siteConfigFile, type siteFolder } from '../inputs/option-parsers.ts';

export const checkOptions = {
  ...siteConfigFile,
  '--reuse': 'build the site with and without each input, and propose build.reads',
  '--json': 'print the config with all defaults as JSON',
} as const;

export type CheckOptions = OptionsOf<typeof siteFolder & typeof checkOptions>;

import type { OptionsOf } from '../definition.ts';
import {
  type checkoutOfRepository,
  configInRepository,
  repositoryName,
  siteConfigFile,
  type siteFolder,
  waitUpTo,
  workflowName,
} from '../inputs/option-parsers.ts';

export const compared = {
  ...siteConfigFile,
  '--token-stdin': 'read the token from standard input; default: PORTAL_TOKEN',
  '--json': 'print the differences as JSON',
} as const;
export const pulled = {
  '--force': 'also overwrite uncommitted changes',
  '--seo': 'also write the SEO metadata for the build; default: only if its file exists',
} as const;
export const synced = {
  ...repositoryName,
  ...configInRepository,
  ...workflowName,
  '--wait <minutes>': waitUpTo('how long to wait for a deployment'),
  '--dry-run': 'print the next step, but do nothing',
  '--json': 'print the findings and actions as JSON',
} as const;

export type CompareTextsOptions = OptionsOf<typeof siteFolder & typeof compared>;
export type PullTextsOptions = CompareTextsOptions & OptionsOf<typeof pulled>;
export type ListKeysOptions = OptionsOf<typeof siteFolder & typeof siteConfigFile>;
export type SyncTextsOptions = OptionsOf<typeof checkoutOfRepository & typeof synced>;

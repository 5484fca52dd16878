import type { OptionsOf } from '../definition.ts';
import { repositoryName, siteConfigFile } from '../inputs/option-parsers.ts';

export const previewsOptions = {
  ...siteConfigFile,
  '--site-name <name>': 'name of the static site in Azure; default: the one that serves site.url',
  '--resource-group <name>': 'its resource group, if the name alone is ambiguous',
  ...repositoryName,
  '--token-stdin': 'read the Azure token from standard input; default: AZURE_ACCESS_TOKEN',
  '--json': 'print the data as JSON',
} as const;
export const name = { '[name]': 'environment, as shown by previews list' };
export const closingOptions = {
  '--stale': 'all environments whose branch is gone',
  '--dry-run': 'print what would be closed',
  '--yes': 'do not ask for confirmation',
};

export type PreviewsOptions = OptionsOf<typeof previewsOptions>;
export type ClosePreviewsOptions = PreviewsOptions & OptionsOf<typeof name & typeof closingOptions>;

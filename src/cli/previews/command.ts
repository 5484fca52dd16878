import { define } from '../definition.ts';
import { apiAddress } from '../inputs/option-parsers.ts';
import { closingOptions, name, previewsOptions } from './options.ts';

const variables = (role: string) =>
  [
    [
      'AZURE_ACCESS_TOKEN',
      'Azure token (az account get-access-token --query accessToken --output tsv) of an ' +
        `account with the role ${role}`,
    ],
    ['GH_TOKEN, GITHUB_TOKEN', 'GitHub token with Contents: read'],
    apiAddress,
  ] as const;

export const previewsCommands = [
  {
    name: 'previews',
    about: 'Compare hosting environments with repository branches; close stale environments.',
    examples: ['site-deploy previews list', 'site-deploy previews close --stale --dry-run'],
  },
  define({
    name: 'previews list',
    about: 'Show each environment with its branch, and whether it is stale.',
    options: previewsOptions,
    load: async () => (await import('./previews.ts')).listPreviews,
    environment: variables('Reader on the static site'),
    examples: [
      'site-deploy previews list',
      'site-deploy previews list --site-name swa-acme-docs --json',
    ],
  }),
  define({
    name: 'previews close',
    about: 'Close one environment, or all whose branch is gone. Never Production.',
    arguments: name,
    options: { ...previewsOptions, ...closingOptions },
    load: async () => (await import('./previews.ts')).closePreviews,
    environment: variables('Website Contributor on the static site'),
    examples: [
      'site-deploy previews close --stale --dry-run',
      'site-deploy previews close preview --yes',
    ],
  }),
];

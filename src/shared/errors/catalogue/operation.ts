import type { CatalogueEntry } from './entry.ts';

/** Failures of what operators do to what is live. */
export const operation = {
  CLOUD_TOKEN_MISSING: {
    title: 'There is no token for Azure Resource Manager.',
    remedy:
      'Set AZURE_ACCESS_TOKEN=$(az account get-access-token --query accessToken --output tsv), or hand it over with --token-stdin.',
  },
  STATIC_SITE_NOT_FOUND: {
    title: 'The static site was not found in the subscription.',
    remedy:
      'Name it with --site-name, compare azure.subscriptionId, and give the account of the token the role Reader on it: Azure leaves out what the account may not see.',
  },
  STATIC_SITE_AMBIGUOUS: {
    title: 'More than one static site could be meant.',
    remedy: 'Name it with --site-name and --resource-group.',
  },
  REPOSITORY_MISMATCH: {
    title: 'The repository is not the one that the site is deployed from.',
    remedy: 'Name the repository of the site with --repository owner/name.',
  },
  PREVIEW_NOT_FOUND: {
    title: 'There is no environment of this name.',
    remedy: 'Name one of those that "site-deploy previews list" shows.',
  },
  PREVIEW_NOT_CLOSED: {
    title: 'The environment is still there.',
    remedy: 'Look with site-deploy previews list whether it goes by itself; else close it again.',
  },
} as const satisfies Record<string, CatalogueEntry>;

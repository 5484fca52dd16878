import type { OptionsOf } from '../definition.ts';
import { wholeNumberFrom } from './option-parsers.ts';

export const siteFolder = {
  '[folder]': { about: "root of the site's repository", default: '.' },
} as const;

export const checkoutOfRepository = {
  '[folder]': { about: 'checkout whose origin is the repository', default: '.' },
} as const;

export const siteConfigFile = {
  '--config <file>': { about: 'site config file', default: 'site.config.yml' },
} as const;

export const repositoryName = {
  '--repository <owner/name>': 'default: the origin of the checkout',
};

export const configInRepository = {
  '--config <file>': { about: 'site config file in the repository', default: 'site.config.yml' },
} as const;

export const workflowName = {
  '--workflow <file>':
    'file name of the deployment workflow; default: the one that deploys the site',
};

export const siteTypes = ['docs', 'spa', 'static'] as const;

export const waitUpTo = (about: string) =>
  ({ about, parse: wholeNumberFrom(0, 600), default: 20 }) as const;

export const apiAddress = ['GITHUB_API_URL', 'API address of an Enterprise Server'] as const;

export type AutomationOptions = OptionsOf<
  typeof repositoryName & typeof configInRepository & typeof workflowName
>;

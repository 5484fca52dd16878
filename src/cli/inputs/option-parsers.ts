import { InvalidArgumentError } from 'commander';
import type { OptionsOf } from '../definition.ts';

export function wholeNumberFrom(min: number, max = 999_999_999): (text: string) => number {
  const range = max === 999_999_999 ? `from ${min} on` : `from ${min} to ${max}`;
  return (text) => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };
}

export function siteVersionFrom(text: string): string {
  if (/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected three whole numbers without a "v", such as 1.4.2.');
}

export function repeated(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

export const siteFolder = {
  '[folder]': { about: "root of the site's repository", default: '.' },
} as const;

export const checkoutOfRepository = {
  '[folder]': { about: 'checkout whose origin is the repository', default: '.' },
} as const;

export const siteConfigFile = {
  '--config <file>': { about: 'site config file', default: 'site.config.yml' },
} as const;

export const repositoryOption = (about: string) =>
  ({
    about,
    parse(text: string): string {
      if (/^[\w.-]+\/[\w.-]+$/.test(text)) return text;
      throw new InvalidArgumentError('Expected owner/name, such as acme/shop.');
    },
  }) as const;

export const repositoryName = {
  '--repository <owner/name>': repositoryOption('default: the origin of the checkout'),
} as const;

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

import { define } from '../definition.ts';
import {
  apiAddress,
  checkoutOfRepository,
  siteConfigFile,
  siteFolder,
} from '../inputs/option-parsers.ts';
import { compared, pulled, synced } from './options.ts';

const sections = (name: string) => ({
  environment: [['PORTAL_TOKEN', 'portal token; viewer access is enough']] as const,
  examples: [
    `PORTAL_TOKEN=… site-deploy texts ${name}`,
    `site-deploy texts ${name} ../my-site --json`,
  ],
});

export const textsCommands = [
  {
    name: 'texts',
    about: 'Reconcile the content file of the repository with the text overrides of the portal.',
    examples: ['site-deploy texts diff', 'site-deploy texts pull'],
  },
  define({
    name: 'texts pull',
    about: 'Update the content file with the text overrides of the portal.',
    arguments: siteFolder,
    options: { ...compared, ...pulled },
    load: async () => (await import('./texts.ts')).pullTexts,
    ...sections('pull'),
  }),
  define({
    name: 'texts keys',
    about: 'Write the text keys in the code to a file next to the content file.',
    arguments: siteFolder,
    options: siteConfigFile,
    load: async () => (await import('./texts.ts')).listTextKeys,
    notes: ['Commit the file: "check" and deployments report keys that differ from it.'],
    examples: ['site-deploy texts keys'],
  }),
  define({
    name: 'texts sync',
    about:
      "Commit the portal's edits to the repository on GitHub, key by key, and notify the portal.",
    arguments: checkoutOfRepository,
    options: synced,
    load: async () => (await import('./texts.ts')).syncPortalTexts,
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'GitHub token with Contents and Actions: write; for pull requests, also Pull ' +
          'requests: write',
      ],
      ['PORTAL_TOKEN', 'portal token of an editor'],
      apiAddress,
    ],
    notes: [
      'automation.texts in the site config sets the branch, and whether to commit directly or ' +
        'open a pull request. A text that was changed in both places stays as it is in both, ' +
        'and is reported.',
    ],
    examples: ['GH_TOKEN=$(gh auth token) PORTAL_TOKEN=… site-deploy texts sync'],
  }),
  define({
    name: 'texts diff',
    about: 'Show what pull would change; exit code 1 if there are differences.',
    arguments: siteFolder,
    options: compared,
    load: async () => (await import('./texts.ts')).diffTexts,
    ...sections('diff'),
  }),
];

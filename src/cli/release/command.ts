import { define } from '../definition.ts';
import { apiAddress, checkoutOfRepository, siteVersionFrom } from '../inputs/option-parsers.ts';
import { asJson, common, level, waiting, which } from './options.ts';

const sections = (name: string) => ({
  environment: [
    [
      'GH_TOKEN, GITHUB_TOKEN',
      'GitHub token with Contents, Issues, Pull requests and Actions: write, ' +
        'Checks and Commit statuses: read',
    ],
    ['PORTAL_TOKEN', "portal token, to also query the portal; a viewer's token is enough"],
    apiAddress,
  ] as const,
  examples: [`GH_TOKEN=$(gh auth token) site-deploy release ${name}`],
});

export const releaseCommands = [
  {
    name: 'release',
    about: 'Take the site from a release branch to Production, tagged, live and with notes.',
    notes: [
      'Each step first checks whether it is already done. If interrupted and run again, a ' +
        'release continues where it stopped.',
      'The command waits for CI, but never for people: it names the next action, and exits.',
    ],
    examples: ['site-deploy release start --level minor', 'site-deploy release finish'],
  },
  define({
    name: 'release start',
    about: 'Create the branch release/X.Y.Z for the next version, or find the open one.',
    arguments: checkoutOfRepository,
    options: {
      '--site-version <X.Y.Z>': { about: 'version of the release', parse: siteVersionFrom },
      ...common,
      ...waiting,
      ...asJson,
      ...level,
    },
    load: async () => (await import('./release.ts')).runStart,
    ...sections('start'),
  }),
  define({
    name: 'release status',
    about: 'Show the open releases and the next step. Changes nothing.',
    arguments: checkoutOfRepository,
    options: { ...which, ...common, ...asJson },
    load: async () => (await import('./release.ts')).showReleases,
    ...sections('status'),
  }),
  define({
    name: 'release finish',
    about: 'Merge the release branch, tag it, wait until it is live, and publish its notes.',
    arguments: checkoutOfRepository,
    options: { ...which, ...common, ...waiting, ...asJson },
    load: async () => (await import('./release.ts')).runFinish,
    ...sections('finish'),
  }),
];

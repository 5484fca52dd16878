import { define } from '../definition.ts';
import { policies } from '../inputs/policy-options.ts';
import {
  actionVersion,
  azureVariables,
  exitCodes,
  gitHubVariables,
  github,
  planFlags,
  planOrApply,
  portal,
  portalVariable,
  provider,
  resultAsJson,
  siteChoices,
  siteLogin,
  siteTraits,
  webhookSecret,
  webhookVariable,
} from '../onboard/options.ts';
import {
  appOfWorkflow,
  checkoutOfFleet,
  fleetReport,
  fleetShards,
  fleetSites,
  progress,
  pullRequests,
  reportFolder,
  summary,
  writes,
} from './options.ts';

const choicesHeading =
  'Generated files (default: the choices that each repository was onboarded with):';
const sitesHeading = 'Sites (default: all in the portal that are not archived):';
const loginHeading = 'Portal, login and GitHub:';
const at = '--portal https://portal.example --action acme/site-deploy@v1.0.0';

export const fleetCommands = [
  {
    name: 'fleet',
    about: 'Onboard and check all sites of a portal.',
    examples: [
      `site-deploy fleet onboard ${at} --check`,
      `site-deploy fleet onboard ${at} --apply --wave 10`,
      `site-deploy fleet doctor ${at}`,
    ],
  },
  define({
    name: 'fleet onboard',
    about: 'Onboard all sites of a portal, in one table. A failure does not stop the rest.',
    options: {
      ...planOrApply,
      ...planFlags,
      ...policies,
      ...webhookSecret,
      ...progress,
      ...fleetReport,
      ...resultAsJson,
    },
    groups: {
      [choicesHeading]: { ...actionVersion, ...siteChoices },
      [sitesHeading]: { ...fleetSites, ...siteTraits },
      'Pull requests:': pullRequests,
      [loginHeading]: { ...siteLogin, ...provider, ...github, ...writes },
    },
    ignored: [{ options: ['--progress', '--fresh'], without: ['--apply'] }],
    load: async () => (await import('./fleet.ts')).onboardAll,
    environment: [
      ...gitHubVariables('write'),
      ...azureVariables,
      webhookVariable,
      portalVariable(''),
    ],
    notes: [
      `${exitCodes('all sites ready')} After --apply, a pull request waiting to be merged counts ` +
        'as done.',
    ],
    examples: [
      `site-deploy fleet onboard ${at} --check`,
      `site-deploy fleet onboard ${at} --apply --wave 10`,
    ],
  }),
  define({
    name: 'fleet doctor',
    about: 'Explain what is wrong with each site of a portal, and what to do.',
    options: { ...actionVersion, ...policies, ...fleetReport, ...resultAsJson },
    groups: {
      [sitesHeading]: { ...fleetSites, ...siteTraits },
      [loginHeading]: { ...siteLogin, ...provider, ...github, ...writes },
    },
    load: async () => (await import('./fleet.ts')).examineAll,
    environment: [...gitHubVariables('read'), ...azureVariables, portalVariable('')],
    notes: [exitCodes('all sites ready')],
    examples: [`site-deploy fleet doctor ${at}`],
  }),
  define({
    name: 'fleet render',
    about: 'Write a workflow that checks all sites each night, and onboards them on demand.',
    arguments: checkoutOfFleet,
    options: { ...actionVersion, ...fleetShards, ...pullRequests, ...portal, ...appOfWorkflow },
    load: async () => (await import('./render-fleet.ts')).renderFleet,
    examples: ['site-deploy fleet render --app-id 4711 --shards 4 --identities identities.yml …'],
  }),
  define({
    name: 'fleet summarize',
    about: 'Merge the JSON reports of all shards in a folder into one.',
    arguments: reportFolder,
    options: { ...fleetReport, ...summary, ...resultAsJson },
    load: async () => (await import('./fleet-report.ts')).summarizeReports,
    environment: [
      ['GH_TOKEN, GITHUB_TOKEN', 'with --dashboard: GitHub token with Issues: write'],
      ['GITHUB_API_URL', 'API address of an Enterprise Server'],
    ],
    examples: [
      'site-deploy fleet summarize reports --report markdown',
      'site-deploy fleet summarize reports --dashboard acme/sites',
    ],
  }),
];

import { define } from '../definition.ts';
import { repositoryName } from '../inputs/option-parsers.ts';
import {
  accept,
  actionVersion,
  exitCodes,
  force,
  gitHubVariables,
  github,
  into,
  planOrApply,
  portal,
  resultAsJson,
  server,
  workflowChoices,
} from '../onboard/options.ts';

const checkoutOfOrganisation = {
  '[folder]': { about: "checkout of the organisation's repository", default: '.' },
} as const;

const choicesHeading = 'Workflow (default: the choices in its header):';
const pinsHeading = 'Portal and directory (default: those in its header):';
const gitHubHeading = 'GitHub:';
const at = '--repository acme/.github --action acme/site-deploy@v1.0.0';
const pins = '--portal https://portal.example --audience api://portal --tenant-id <uuid>';

export const organisationCommands = [
  {
    name: 'organisation',
    about: 'Maintain the workflow that the sites of an organisation call, in its own repository.',
    notes: ['A site calls it with site-deploy onboard --reusable <owner/name/path@tag>.'],
    examples: [`site-deploy organisation onboard ${at} ${pins} --apply`],
  },
  define({
    name: 'organisation onboard',
    about: 'Open a pull request with the workflow that sites call, or update it.',
    arguments: checkoutOfOrganisation,
    options: { ...planOrApply, ...accept, ...force, ...resultAsJson },
    groups: {
      [choicesHeading]: { ...actionVersion, ...workflowChoices },
      [pinsHeading]: portal,
      [gitHubHeading]: { ...repositoryName, ...github },
    },
    load: async () => (await import('./organisation.ts')).onboardOrganisation,
    environment: gitHubVariables('write'),
    notes: [exitCodes('ready')],
    examples: [`site-deploy organisation onboard ${at} ${pins} --apply`],
  }),
  define({
    name: 'organisation doctor',
    about: 'Explain why sites cannot call the workflow, and what to do.',
    arguments: checkoutOfOrganisation,
    options: { ...actionVersion, ...resultAsJson },
    groups: { [pinsHeading]: portal, [gitHubHeading]: { ...repositoryName, ...github } },
    load: async () => (await import('./organisation.ts')).examineOrganisation,
    environment: gitHubVariables('read'),
    notes: [exitCodes('ready')],
    examples: [`site-deploy organisation doctor ${at}`],
  }),
  define({
    name: 'organisation render',
    about: 'Write the workflow that sites call, without contacting GitHub.',
    arguments: checkoutOfOrganisation,
    options: into,
    groups: {
      [choicesHeading]: { ...actionVersion, ...workflowChoices },
      [pinsHeading]: portal,
      [gitHubHeading]: server,
    },
    load: async () => (await import('./organisation.ts')).renderOrganisation,
    examples: [
      `site-deploy organisation render --action 'acme/site-deploy@<full commit id>#v1.0.0' ${pins}`,
    ],
  }),
];

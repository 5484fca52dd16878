import { define } from '../definition.ts';
import { policies } from '../inputs/policy-options.ts';
import {
  actionVersion,
  azureVariables,
  checkoutOfSite,
  exitCodes,
  forceRename,
  gitHubVariables,
  into,
  onboardChoices,
  onboardLogin,
  planning,
  planOrApply,
  planToRemove,
  portalVariable,
  renameAndCheckout,
  resultAsJson,
  server,
  site,
  siteLogin,
  webhookSecret,
  webhookVariable,
} from './options.ts';

const choicesHeading =
  'Generated files (default: the choices that the repository was onboarded with):';
const siteHeading = 'Site (default: from the site config in the folder):';
const loginHeading = 'Portal, login and GitHub:';
const example = (words: string) => `GH_TOKEN=$(gh auth token) site-deploy ${words}`;
const action = '--action acme/site-deploy@v1.0.0';

export const onboardCommands = [
  define({
    name: 'onboard',
    about:
      'Prepare a repository to deploy its site: credentials, environments, webhook, workflows.',
    arguments: checkoutOfSite,
    options: planning,
    groups: {
      [choicesHeading]: onboardChoices,
      [siteHeading]: site,
      [loginHeading]: onboardLogin,
    },
    async load(leaf) {
      const { applySavedPlan, onboard } = await import('./onboard.ts');
      const { apply } = leaf.opts<{ readonly apply?: string | true }>();
      if (typeof apply !== 'string') return onboard;
      // In `--apply docs`, the value is the folder, because a saved plan ends in `.json`.
      if (!apply.endsWith('.json'))
        return (given, context) => onboard({ ...given, folder: apply }, context);
      const names = leaf.options.map((option) => option.attributeName());
      const typed = names.filter((name) => leaf.getOptionValueSource(name) === 'cli');
      return (given, context) => applySavedPlan(apply, given, typed, context);
    },
    environment: [
      ...gitHubVariables('write'),
      ...azureVariables,
      webhookVariable,
      portalVariable(', for --site'),
    ],
    notes: [
      `${exitCodes('ready')} After --apply, a pull request waiting to be merged counts as done.`,
    ],
    examples: [
      example(`onboard ${action} --check`),
      example(`onboard ${action} --apply`),
      `site-deploy onboard ${action} --apply --accept mine .github/workflows/deploy.yml`,
    ],
  }),
  define({
    name: 'doctor',
    about: "Explain each difference between a repository and its site's needs, and what to do.",
    arguments: checkoutOfSite,
    options: { ...actionVersion, ...policies, ...resultAsJson },
    groups: { [siteHeading]: site, [loginHeading]: onboardLogin },
    load: async () => (await import('./doctor.ts')).doctor,
    environment: [...gitHubVariables('read'), ...azureVariables, portalVariable(', for --site')],
    notes: [exitCodes('ready')],
    examples: [example(`doctor ${action}`)],
  }),
  define({
    name: 'render',
    about: 'Write the files of onboarding, without contacting GitHub.',
    arguments: checkoutOfSite,
    options: into,
    groups: {
      [choicesHeading]: onboardChoices,
      [siteHeading]: site,
      [loginHeading]: { ...siteLogin, ...server },
    },
    load: async () => (await import('./render.ts')).renderSite,
    environment: [portalVariable(', for --site')],
    examples: ["site-deploy render --into out --action 'acme/site-deploy@<full commit id>#v1.0.0'"],
  }),
  define({
    name: 'rename',
    about: 'Change a name of a site, step by step, while pushes keep deploying.',
    arguments: renameAndCheckout,
    options: {
      ...planOrApply,
      ...forceRename,
      ...webhookSecret,
      ...actionVersion,
      ...resultAsJson,
    },
    groups: { [siteHeading]: site, [loginHeading]: onboardLogin },
    load: async () => (await import('./rename.ts')).renameSite,
    environment: [
      ...gitHubVariables('write'),
      ...azureVariables,
      webhookVariable,
      portalVariable(', for --site'),
    ],
    notes: [exitCodes('renamed')],
    examples: [
      `site-deploy rename branch=main ${action} --check`,
      `site-deploy rename branch=main ${action} --apply`,
    ],
  }),
  define({
    name: 'remove',
    about: 'List everything that onboarding created, ask for confirmation, and remove it.',
    arguments: checkoutOfSite,
    options: { ...planToRemove, ...resultAsJson },
    groups: { [siteHeading]: site, [loginHeading]: onboardLogin },
    load: async () => (await import('./remove.ts')).removeSite,
    environment: [...gitHubVariables('write'), ...azureVariables, portalVariable(', for --site')],
    notes: [exitCodes('removed')],
    examples: [example('remove --dry-run'), example('remove')],
  }),
];

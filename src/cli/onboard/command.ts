import { define } from '../definition.ts';
import type { OptionRule } from '../option-rules.ts';
import {
  checkoutOfSite,
  files,
  loginOfRuns,
  manySites,
  onboardOptions,
  site,
  whatToDo,
} from './options.ts';

const words = (text: string) => text.trim().split(/\s+/);

const generated = words(`
  --downgrade --published --two-jobs --single-job --reusable --api-token --no-api-token --attest
  --no-attest
  --comment --no-comment --pins --no-pins --runner --runner-group --node-version --build-minutes
  --deploy-minutes --workflow-file --with --texts`);
const ofRun = words('--concurrency --only --exclude --wave --shard --minutes --progress --fresh');
const aboutSite = words(`
  --site-id --slug --type --url --production-branch --preview-branch --config --provider
  --subscription-id --managed-identity --prune --webhook-secret-stdin --rotate-webhook-secret`);

const rule = (options: string, rest: Omit<OptionRule, 'options'>): OptionRule => ({
  ...rest,
  options: words(options),
});

const ofSummary = ['--summarize', '--dashboard', '--report', '--json'];
const otherFlags = Object.keys(onboardOptions)
  .map((flags) => flags.replace(/ .*/, ''))
  .filter((flag) => !ofSummary.includes(flag));

const ignored: readonly OptionRule[] = [
  { options: ['<folder>', ...otherFlags], beside: ['--summarize'] },
  rule('--yes', { without: ['--remove'] }),
  rule('--dashboard', { without: ['--summarize'] }),
  { options: [...generated, '--prune'], beside: ['--remove'] },
  rule('--webhook-secret-stdin --rotate-webhook-secret', {
    beside: ['--render', '--doctor', '--remove'],
  }),
  rule('--create-applications', {
    beside: ['--all', '--render', '--doctor', '--remove', '--check', '--reusable-workflow'],
  }),
  rule(
    '--prune --force --json --provider --managed-identity --writes-per-minute --writes-per-hour',
    { beside: ['--render'] },
  ),
  rule('--app-id', { beside: ['--render'], unless: ['--all'] }),
  rule('--app-key-stdin', { without: ['--app-id'] }),
  rule('--app-key-stdin', { beside: ['--render'] }),
  { options: [...ofRun, '--identities', '--shards'], without: ['--all'] },
  rule('--report', { without: ['--all', '--summarize'] }),
  rule('<folder> --site --repository --slug --site-id --url --texts', { beside: ['--all'] }),
  {
    options: [...generated, ...ofRun, ...words('--report --type --production-branch')],
    beside: ['--all --render'],
  },
  rule('--preview-branch --config --server --subscription-id', { beside: ['--all --render'] }),
  { options: aboutSite, beside: ['--reusable-workflow'] },
  rule('--progress --fresh', { without: ['--apply'] }),
  rule('--shards', { without: ['--render'] }),
];

export const onboardCommand = define<typeof checkoutOfSite, typeof onboardOptions>({
  name: 'onboard',
  about: 'Prepare a repository to deploy its site: credentials, environments, webhook, workflows.',
  arguments: checkoutOfSite,
  groups: {
    'What to do:': whatToDo,
    'Generated files (default: the choices that the repository was onboarded with):': files,
    'Site (default: from the site config in the folder):': site,
    'Portal and login:': loginOfRuns,
    'Many sites:': manySites,
  },
  ignored,
  async load(leaf) {
    const { applySavedPlan, onboard } = await import('./onboard.ts');
    const { apply } = leaf.opts<{ readonly apply?: string | true }>();
    if (typeof apply !== 'string') return onboard;
    // `--apply docs` names the folder.
    if (!apply.endsWith('.json'))
      return (given, context) => onboard({ ...given, folder: apply }, context);
    const names = leaf.options.map((option) => option.attributeName());
    const typed = names.filter((name) => leaf.getOptionValueSource(name) === 'cli');
    return (given, context) => applySavedPlan(apply, given, typed, context);
  },
  environment: [
    [
      'GH_TOKEN, GITHUB_TOKEN',
      'GitHub token with Administration, Contents, Workflows, Pull requests, Variables and ' +
        'Webhooks: write, and Actions: read',
    ],
    ['SITE_DEPLOY_APP_PRIVATE_KEY', 'with --app-id: the private key of the App (PEM)'],
    ['GITHUB_API_URL', 'API address of an Enterprise Server'],
    [
      'SITE_DEPLOY_GRAPH_TOKEN',
      'token for the federated credentials (az account get-access-token --resource-type ' +
        'ms-graph); without it, the az commands are printed',
    ],
    ['SITE_DEPLOY_ARM_TOKEN', 'the same with --managed-identity (az account get-access-token)'],
    ['SITE_DEPLOY_WEBHOOK_SECRET', 'webhook secret, as supplied by the portal'],
    ['PORTAL_TOKEN', 'portal token, for --site and --all'],
    [
      'SITE_DEPLOY_GRAPH_TOKEN_COMMAND',
      'command that prints a new token when the old one expires; also ' +
        'SITE_DEPLOY_ARM_TOKEN_COMMAND, ' +
        'SITE_DEPLOY_GITHUB_TOKEN_COMMAND, SITE_DEPLOY_PORTAL_TOKEN_COMMAND',
    ],
  ],
  notes: [
    'Exit codes of --check, --doctor and --apply: 0 ready, 1 failed, 2 usage error, 3 ' +
      'something left to do. After --apply, a pull request waiting to be merged counts as done.',
  ],
  examples: [
    'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --check',
    'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --apply',
    'site-deploy onboard --action acme/site-deploy@v1.0.0 --apply --accept mine ' +
      '.github/workflows/deploy.yml',
    'site-deploy onboard --action acme/site-deploy@v1.0.0 --apply --reusable-workflow ' +
      '--repository acme/.github ' +
      '--portal https://portal.example --audience api://portal --tenant-id <uuid>',
    'site-deploy onboard --action acme/site-deploy@v1.0.0 --rename branch=main --apply',
    "site-deploy onboard --render out --action 'acme/site-deploy@<full commit id>#v1.0.0'",
  ],
});

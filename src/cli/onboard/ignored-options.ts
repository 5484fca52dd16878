import type { Command } from 'commander';
import type { OptionRule } from '../inputs/option-rules.ts';

const generated = [
  ...['--downgrade', '--two-jobs', '--single-job', '--reusable', '--api-token', '--no-api-token'],
  ...[
    '--attest',
    '--no-attest',
    '--comment',
    '--no-comment',
    '--pins',
    '--no-pins',
    '--runner',
    '--runner-group',
  ],
  ...['--node-version', '--build-minutes', '--deploy-minutes', '--workflow-file', '--with'],
  ...['--with-hosting', '--with-content'],
];
const pace = ['--writes-per-minute', '--writes-per-hour'];
const ofRun = [
  '--concurrency',
  '--only',
  '--exclude',
  '--wave',
  '--shard',
  '--minutes',
  '--progress',
  '--fresh',
];
const ofSite = ['<folder>', '--site', '--repository', '--slug', '--site-id', '--url'];

const aboutSite = [
  ...[
    '--site-id',
    '--slug',
    '--type',
    '--url',
    '--production-branch',
    '--preview-branch',
    '--config',
    '--provider',
  ],
  ...['--subscription-id', '--managed-identity', '--prune'],
];

export function ignoredOptions(onboard: Command): OptionRule[] {
  const ofSummary = ['--summarize', '--report', '--json', '--help'];
  const otherFlags = onboard.options.flatMap((option) => {
    if (option.long && !ofSummary.includes(option.long)) return [option.long];
    return [];
  });
  return [
    { options: ['<folder>', ...otherFlags], beside: ['--summarize'] },
    { options: ['--yes'], without: ['--remove'] },
    { options: [...generated, '--prune'], beside: ['--remove'] },
    {
      options: ['--webhook-secret-stdin', '--rotate-webhook-secret'],
      beside: ['--render', '--doctor', '--remove'],
    },
    {
      options: ['--prune', '--force', '--json', '--provider', '--managed-identity', ...pace],
      beside: ['--render'],
    },
    { options: ['--app-id'], beside: ['--render'], unless: ['--all'] },
    { options: ['--app-key-stdin'], without: ['--app-id'] },
    { options: ['--app-key-stdin'], beside: ['--render'] },
    { options: [...ofRun, '--identities', '--shards'], without: ['--all'] },
    { options: ['--report'], without: ['--all', '--summarize'] },
    { options: ofSite, beside: ['--all'] },
    {
      options: [
        ...generated,
        ...ofRun,
        '--report',
        '--type',
        '--production-branch',
        '--preview-branch',
      ],
      beside: ['--all --render'],
    },
    { options: ['--config', '--server', '--subscription-id'], beside: ['--all --render'] },
    {
      options: [...aboutSite, '--webhook-secret-stdin', '--rotate-webhook-secret'],
      beside: ['--reusable-workflow'],
    },
    { options: ['--progress', '--fresh'], without: ['--apply'] },
    { options: ['--shards'], without: ['--render'] },
  ];
}

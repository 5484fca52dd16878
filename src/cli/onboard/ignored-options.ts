import type { Command } from 'commander';
import type { OptionRule } from '../inputs/option-rules.ts';

const words = (text: string) => text.trim().split(/\s+/);

const generated = words(`
  --downgrade --published --two-jobs --single-job --reusable --api-token --no-api-token --attest
  --no-attest
  --comment --no-comment --pins --no-pins --runner --runner-group --node-version --build-minutes
  --deploy-minutes --workflow-file --with`);
const ofRun = words('--concurrency --only --exclude --wave --shard --minutes --progress --fresh');
const aboutSite = words(`
  --site-id --slug --type --url --production-branch --preview-branch --config --provider
  --subscription-id --managed-identity --prune --webhook-secret-stdin --rotate-webhook-secret`);

export function ignoredOptions(onboard: Command): OptionRule[] {
  const ofSummary = ['--summarize', '--dashboard', '--report', '--json', '--help'];
  const flags = onboard.options.flatMap((option) => option.long ?? []);
  const otherFlags = flags.filter((flag) => !ofSummary.includes(flag));
  const rule = (options: string, rest: Omit<OptionRule, 'options'>) => ({
    ...rest,
    options: words(options),
  });
  return [
    { options: ['<folder>', ...otherFlags], beside: ['--summarize'] },
    rule('--yes', { without: ['--remove'] }),
    rule('--dashboard', { without: ['--summarize'] }),
    { options: [...generated, '--prune'], beside: ['--remove'] },
    rule('--webhook-secret-stdin --rotate-webhook-secret', {
      beside: ['--render', '--doctor', '--remove'],
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
    rule('<folder> --site --repository --slug --site-id --url', { beside: ['--all'] }),
    {
      options: [...generated, ...ofRun, ...words('--report --type --production-branch')],
      beside: ['--all --render'],
    },
    rule('--preview-branch --config --server --subscription-id', { beside: ['--all --render'] }),
    { options: aboutSite, beside: ['--reusable-workflow'] },
    rule('--progress --fresh', { without: ['--apply'] }),
    rule('--shards', { without: ['--render'] }),
  ];
}

import { InvalidArgumentError } from 'commander';
import type { Shard } from '../../operations/onboard/fleet/fleet.ts';
import type { OptionsOf } from '../definition.ts';
import { repositoryOption, wholeNumberFrom } from '../inputs/option-parsers.ts';
import { many, number, type OnboardingOptions } from '../onboard/options.ts';

export const pullRequests = {
  '--label <name>': many('label for the pull requests; may be repeated'),
  '--reviewer <name>': many('a user, or a team as organisation/team; may be repeated'),
  '--automerge': 'let GitHub merge each pull request when its requirements are met',
  '--max-open <number>': number('maximum number of open pull requests', 1, 10_000),
} as const;

const usually = (about: string, max: number, usual: number) =>
  ({ about, parse: wholeNumberFrom(1, max), default: usual }) as const;

export const fleetSites = {
  '--identities <file>': 'YAML with clientId, tenantId, subscriptionId, managedIdentity by slug',
  '--only <pattern>': many("sites by slug; '*' matches any characters; may be repeated"),
  '--exclude <pattern>': many('skip these sites; may be repeated'),
  '--wave <percent>': number('share of these sites; larger waves include smaller ones', 1, 100),
  '--shard <i/n>': { about: 'one of n runs that share the sites and the limits', parse: shardFrom },
  '--minutes <number>': number('start no more sites after this many minutes', 1, 10_000),
  '--concurrency <number>': usually('sites at a time, 1 to 16', 16, 4),
} as const;

export const writes = {
  '--writes-per-minute <number>': usually('maximum writes; GitHub.com allows 80', 60_000, 60),
  '--writes-per-hour <number>': usually('maximum writes; GitHub.com allows 500', 600_000, 450),
} as const;

export const progress = {
  '--progress <file>': "file; default: in the user's state folder, until all sites are done",
  '--fresh': 'start over, and ignore the progress of an earlier run',
} as const;

export const fleetReport = {
  '--report <format>': {
    about: 'print a report instead of the table',
    choices: ['markdown', 'json'],
    conflicts: 'json',
  },
} as const;

export const fleetShards = {
  '--shards <number>': number('number of jobs, which share the sites', 1, 64),
} as const;

export const checkoutOfFleet = {
  '[folder]': { about: 'checkout of the repository that the workflow runs in', default: '.' },
} as const;

export const appOfWorkflow = {
  '--identities <file>': 'file in that repository with the identity of each site, by slug',
  '--app-id <id>': 'the GitHub App that acts in the workflow',
} as const;

export const reportFolder = {
  '<folder>': 'folder with the JSON reports, e.g. report-1.json',
} as const;

export const summary = {
  '--dashboard <owner/name>': repositoryOption(
    'keep an issue there up to date with the merged report',
  ),
} as const;

type Tables = typeof pullRequests &
  typeof fleetSites &
  typeof writes &
  typeof progress &
  typeof fleetReport &
  typeof fleetShards &
  typeof summary;

export type FleetCommandOptions = OnboardingOptions & Partial<OptionsOf<Tables>>;

function shardFrom(text: string): Shard {
  const [, index = '0', of = '0'] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new InvalidArgumentError('Expected a shard, such as 2/4.');
}

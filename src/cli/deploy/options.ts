import type { OptionsOf } from '../definition.ts';
import {
  repeated,
  siteConfigFile,
  type siteFolder,
  siteVersionFrom,
  wholeNumberFrom,
} from '../inputs/option-parsers.ts';

export const deployOptions = {
  '--local': 'deploy to the local cloud on this machine: the running one, or a new one',
  '--dir <folder>':
    'with --local: folder for the data of the local cloud; default: a temporary folder',
  '--port <port>': {
    about: 'with --local: port of the portal pages; default: 4610',
    parse: wholeNumberFrom(1, 65_535),
  },
  '--allow-host <host>': {
    about: 'with --local: real host that the build can reach; may be repeated',
    parse: repeated,
  },
  '--dry-run': 'build and pack, but send nothing',
  ...siteConfigFile,
  '--environment <name>': { about: 'target environment', choices: ['production', 'preview'] },
  '--branch <name>':
    'branch to deploy as; default: the current branch, with --local the production branch',
  '--site-version <X.Y.Z>': {
    about: 'version of the site; default: from the branch, tag or package.json',
    parse: siteVersionFrom,
  },
  '--mode <mode>': {
    about: 'the whole deployment, one of its two jobs, or closing the Preview',
    choices: ['all', 'build', 'deploy', 'close'],
    default: 'all',
  },
  '--uploader <uploader>': {
    about: 'upload method',
    choices: ['auto', 'direct', 'official'],
    default: 'auto',
  },
  '--force': 'deploy even if the same or newer files are live',
  '--log-url <address>': 'page of this run; default: from the CI',
  '--portal-url <address>': 'refuse a site config with another portal.url',
  '--audience <uri>': 'refuse a site config with another portal.audience',
  '--tenant-id <id>': 'refuse a site config with another azure.tenantId',
  '--client-id <id>': 'refuse a site config with another azure.clientId',
  '--json': 'print the result as JSON',
  // Recognised only to point to `--site-version`: people may expect this to set the site's version,
  // but `site-deploy --version` prints the program's.
  '--version [version]': { about: '', hidden: true },
} as const;

export type DeployCommandOptions = OptionsOf<typeof siteFolder & typeof deployOptions>;

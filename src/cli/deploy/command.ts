import { define } from '../definition.ts';
import { siteFolder } from '../inputs/option-parsers.ts';
import { deployOptions } from './options.ts';

export const deployCommand = define({
  name: 'deploy',
  about: 'Build a site and deploy it, as the Action does.',
  arguments: siteFolder,
  options: deployOptions,
  ignored: [
    { options: ['--dir', '--port', '--allow-host'], without: ['--local'] },
    { options: ['--log-url'], with: ['--local'] },
    { options: ['--force', '--site-version'], with: ['--mode close'] },
    { options: ['--force', '--uploader'], with: ['--mode build'] },
  ],
  async load(leaf) {
    const { local, version } = leaf.opts();
    if (version)
      leaf.error("error: unknown option '--version'\n(the version of the site is --site-version)");
    if (local) return (await import('./deploy-local.ts')).deployLocally;
    return (await import('./deploy.ts')).deployFolder;
  },
  environment: [
    [
      'ACTIONS_ID_TOKEN_REQUEST_URL',
      'identity of the run, set by GitHub Actions; not for --local and --dry-run',
    ],
    ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'token for that address'],
    [
      'SITE_DEPLOY_API_TOKEN',
      'portal API token; with it, failed logins are also reported to the portal',
    ],
    ['RUNNER_TEMP', 'folder for temporary files of the run'],
    ['RUNNER_TOOL_CACHE', "cache folder for the platform's upload client"],
    ['HTTPS_PROXY, NO_PROXY', 'proxy for all requests, and hosts that bypass it'],
    ['DEBUG, NO_COLOR', 'print more lines; print no colours'],
  ],
  examples: [
    'site-deploy deploy --local --dir ~/.cache/my-cloud',
    'site-deploy deploy --dry-run --json',
    'site-deploy deploy --environment preview --site-version 1.4.2',
    'site-deploy deploy --log-url https://ci.acme.example/job/42',
  ],
});

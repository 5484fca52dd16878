import { type Command, Option } from 'commander';
import { oauthScopes } from '../../contracts/workspace/keys.ts';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { refuseIgnoredOptions } from '../inputs/option-rules.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { WorkspaceLoginOptions } from './login.ts';
import type { PrintTokenOptions } from './print-token.ts';
import type { ListWorkspacesOptions, WhoamiOptions } from './read-workspace.ts';
import type { AddressOptions } from './workspace-settings.ts';

type Variable = readonly [name: string, purpose: string];

const addresses: Variable = [
  'WORKSPACE_BASE_URL, WORKSPACE_AUTH_URL',
  'base URLs of the API and of its authorization server',
];
const client: Variable = [
  'WORKSPACE_CLIENT_ID, WORKSPACE_CLIENT_SECRET',
  'client application, for login and renewal',
];
const accessToken: Variable = ['WORKSPACE_ACCESS_TOKEN', 'access token, instead of a stored login'];
const clientSecret = [
  '--client-secret-stdin',
  'read the client secret from the first line of stdin',
] as const;

export function addWorkspaceCommand(program: Command, execute: Execute): void {
  const workspace = program
    .command('workspace')
    .description('Log in to the file-and-workspace API and read from it.');
  addHelpSections(workspace, {
    notes: [
      'Pass secrets in environment variables or on stdin, never as arguments, ' +
        'which other programs can read.',
    ],
    examples: ['site-deploy workspace login', 'site-deploy workspace list'],
  });
  addLogin(workspace, execute);
  addLogout(workspace, execute);
  addWhoami(workspace, execute);
  addList(workspace, execute);
  addToken(workspace, execute);
}

function addLogin(workspace: Command, execute: Execute): void {
  const login = subcommand(workspace, 'login', 'Log in through the browser and store the login.', {
    environment: [addresses, client, ['BROWSER=none', 'do not open a browser; only print the URL']],
    examples: [
      'site-deploy workspace login',
      'site-deploy workspace login --no-browser --scope workspaces:read',
    ],
  })
    .option('--client-id <id>', 'client application; default: WORKSPACE_CLIENT_ID')
    .option(...clientSecret)
    .addOption(
      new Option('--scope <scopes...>', 'scopes to request')
        .choices(oauthScopes)
        .default(['workspaces:read', 'offline_access'], 'workspaces:read offline_access'),
    )
    .option(
      '--no-browser',
      'print the URL, and read the code or the final URL of the browser from stdin',
    )
    .option(
      '--port <port>',
      'port on 127.0.0.1 for the redirect; default: a free port',
      wholeNumberFrom(1_024, 65_535),
    )
    .option('--redirect-uri <uri>', 'with --no-browser: registered redirect URI')
    .option('--timeout <seconds>', 'time limit for the login', wholeNumberFrom(1, 3_600), 300)
    .option('--json', 'print the result as JSON')
    .action(async (options: WorkspaceLoginOptions) => {
      const { workspaceLoginCommand } = await import('./login.ts');
      await execute((context) => workspaceLoginCommand(options, context), options.json);
    });
  refuseIgnoredOptions(login, [{ options: ['--port'], beside: ['--no-browser'] }]);
}

function addLogout(workspace: Command, execute: Execute): void {
  subcommand(workspace, 'logout', 'Delete the stored login.', {
    environment: [addresses],
    examples: ['site-deploy workspace logout'],
  }).action(async (options: AddressOptions) => {
    const { workspaceLogoutCommand } = await import('./login.ts');
    await execute((context) => workspaceLogoutCommand(options, context), false);
  });
}

function addWhoami(workspace: Command, execute: Execute): void {
  subcommand(workspace, 'whoami', 'Show the identity behind the access token.', {
    environment: [addresses, accessToken, client],
    examples: ['site-deploy workspace whoami --json'],
  })
    .option(...clientSecret)
    .option('--json', 'print the answer as JSON')
    .action(async (options: WhoamiOptions) => {
      const { whoamiCommand } = await import('./read-workspace.ts');
      await execute((context) => whoamiCommand(options, context), options.json);
    });
}

function addList(workspace: Command, execute: Execute): void {
  subcommand(workspace, 'list', 'List the workspaces.', {
    environment: [
      addresses,
      ['WORKSPACE_API_KEY', 'API key; takes precedence over a login'],
      ['WORKSPACE_API_KEY_CREATED', 'creation date of the API key, for the rotation reminder'],
      ['WORKSPACE_ENVIRONMENT', 'sandbox or production: expected environment of API keys'],
      accessToken,
      client,
    ],
    examples: [
      'site-deploy workspace list',
      'site-deploy workspace list --api-key-stdin --sandbox < key.txt',
    ],
  })
    .option(...clientSecret)
    .option('--api-key-stdin', 'read an API key from the first line of stdin')
    .addOption(new Option('--sandbox', 'reject a production API key').conflicts('production'))
    .option('--production', 'reject a sandbox API key')
    .option('--allow-live', 'accept a production API key anyway')
    .option('--allow-test', 'accept a sandbox API key anyway')
    .option('--json', 'print the answer as JSON')
    .action(async (options: ListWorkspacesOptions) => {
      const { listWorkspacesCommand } = await import('./read-workspace.ts');
      await execute((context) => listWorkspacesCommand(options, context), options.json);
    });
}

function addToken(workspace: Command, execute: Execute): void {
  subcommand(
    workspace,
    'token',
    'Print the access token for another program, renewing it if needed.',
    {
      environment: [addresses, accessToken, client],
      examples: [
        'curl -H "Authorization: Bearer $(site-deploy workspace token)" ' +
          '"$WORKSPACE_BASE_URL/v1/me"',
      ],
    },
  )
    .option(...clientSecret)
    .option('--json', 'print the token as JSON, with its expiry and scope')
    .action(async (options: PrintTokenOptions) => {
      const { printTokenCommand } = await import('./print-token.ts');
      // Stdout must contain nothing but the token.
      await execute((context) => printTokenCommand(options, context), true);
    });
}

function subcommand(
  workspace: Command,
  name: string,
  description: string,
  sections: { readonly environment: readonly Variable[]; readonly examples: readonly string[] },
): Command {
  const command = workspace
    .command(name)
    .description(description)
    .option('--base-url <url>', 'base URL of the API; default: WORKSPACE_BASE_URL')
    .option(
      '--auth-url <url>',
      'base URL of the authorization server; default: WORKSPACE_AUTH_URL',
    );
  return addHelpSections(command, sections);
}

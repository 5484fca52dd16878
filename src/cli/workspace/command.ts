import { type Command, Option } from 'commander';
import { oauthScopes } from '../../workspace-api/contract/permission.ts';
import type { CommandContext, ExitCode } from '../context.ts';

/** Runs a command; `wantsJson`: stdout carries data alone. */
type Execute = (command: (context: CommandContext) => Promise<ExitCode>, wantsJson: boolean) => Promise<void>;

/** Adds `site-deploy workspace …`. What a command needs is loaded when it runs. */
export function registerWorkspace(program: Command, execute: Execute): void {
  const workspace = program
    .command('workspace')
    .description('Log in to the file-and-workspace API, and read from it.')
    .addHelpText(
      'after',
      `
Secrets come from variables or from stdin, never from arguments:
  WORKSPACE_BASE_URL, WORKSPACE_AUTH_URL        addresses of the API and of its authorization server
  WORKSPACE_API_KEY, WORKSPACE_API_KEY_CREATED  API key, and the date of its creation
  WORKSPACE_ACCESS_TOKEN                        access token, instead of a stored login
  WORKSPACE_CLIENT_ID, WORKSPACE_CLIENT_SECRET  client application, for login and renewal
  WORKSPACE_ENVIRONMENT                         sandbox or production: environment that API keys are expected to be of
  BROWSER=none                                  do not open a browser, only show the address`,
    );
  const command = (name: string, description: string) =>
    workspace
      .command(name)
      .description(description)
      .option('--base-url <url>', 'address of the API; default: WORKSPACE_BASE_URL')
      .option('--auth-url <url>', 'address of the authorization server; default: WORKSPACE_AUTH_URL');
  const clientSecret = ['--client-secret-stdin', 'read the client secret from the first line of stdin'] as const;

  command('login', 'Log a person in through the browser, and keep the login.')
    .option('--client-id <id>', 'client application; default: WORKSPACE_CLIENT_ID')
    .option(...clientSecret)
    .addOption(
      new Option('--scope <scopes...>', 'what to ask for')
        .choices(oauthScopes)
        .default(['workspaces:read', 'offline_access'], 'workspaces:read offline_access'),
    )
    .option('--no-browser', 'print the address, and read the code or the address that the browser ends at from stdin')
    .option('--port <port>', 'port of 127.0.0.1 for the way back; default: a free one')
    .option('--redirect-uri <uri>', 'with --no-browser: registered address to return to')
    .option('--timeout <seconds>', 'how long the login may take', '300')
    .option('--json', 'print the result as JSON')
    .action(async (options) => {
      const { login } = await import('./login.ts');
      await execute((context) => login(options, context), options.json);
    });

  command('logout', 'Forget the stored login.').action(async (options) => {
    const { logout } = await import('./logout.ts');
    await execute((context) => logout(options, context), false);
  });

  command('whoami', 'Show the identity behind the access token.')
    .option(...clientSecret)
    .option('--json', 'print the answer as JSON')
    .action(async (options) => {
      const { whoami } = await import('./whoami.ts');
      await execute((context) => whoami(options, context), options.json);
    });

  command('list', 'List the workspaces.')
    .option(...clientSecret)
    .option('--api-key-stdin', 'read an API key from the first line of stdin')
    .addOption(new Option('--sandbox', 'refuse an API key of production').conflicts('production'))
    .option('--production', 'refuse an API key of the sandbox')
    .option('--allow-live', 'take an API key of production all the same')
    .option('--allow-test', 'take an API key of the sandbox all the same')
    .option('--json', 'print the answer as JSON')
    .action(async (options) => {
      const { list } = await import('./list.ts');
      await execute((context) => list(options, context), options.json);
    });

  command('token', 'Print the access token, of the stored login and renewed where needed, for another program.')
    .option(...clientSecret)
    .option('--json', 'print it as JSON, with its expiry and scope')
    .action(async (options) => {
      const { token } = await import('./print-token.ts');
      // The token is data in both forms: nothing else is to be on stdout.
      await execute((context) => token(options, context), true);
    });
}

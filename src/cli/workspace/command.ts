import { define } from '../definition.ts';
import { addresses, answered, keyOptions, loginOptions, secret } from './options.ts';

const servers = [
  'WORKSPACE_BASE_URL, WORKSPACE_AUTH_URL',
  'base URLs of the API and of its authorization server',
] as const;
const client = [
  'WORKSPACE_CLIENT_ID, WORKSPACE_CLIENT_SECRET',
  'client application, for login and renewal',
] as const;
const accessToken = ['WORKSPACE_ACCESS_TOKEN', 'access token, instead of a stored login'] as const;

export const workspaceCommands = [
  {
    name: 'workspace',
    about: 'Log in to the file-and-workspace API and read from it.',
    notes: [
      'Pass secrets in environment variables or on stdin, never as arguments, ' +
        'which other programs can read.',
    ],
    examples: ['site-deploy workspace login', 'site-deploy workspace list'],
  },
  define({
    name: 'workspace login',
    about: 'Log in through the browser and store the login.',
    options: loginOptions,
    ignored: [{ options: ['--port'], with: ['--no-browser'] }],
    load: async () => (await import('./login.ts')).logIn,
    environment: [servers, client, ['BROWSER=none', 'do not open a browser; only print the URL']],
    examples: [
      'site-deploy workspace login',
      'site-deploy workspace login --no-browser --scope workspaces:read',
    ],
  }),
  define({
    name: 'workspace logout',
    about: 'Delete the stored login.',
    options: addresses,
    load: async () => (await import('./login.ts')).logOut,
    environment: [servers],
    examples: ['site-deploy workspace logout'],
  }),
  define({
    name: 'workspace whoami',
    about: 'Show the identity behind the access token.',
    isData: true,
    options: { ...addresses, ...secret, ...answered },
    load: async () => (await import('./read-workspace.ts')).showIdentity,
    environment: [servers, accessToken, client],
    examples: ['site-deploy workspace whoami --json'],
  }),
  define({
    name: 'workspace list',
    about: 'List the workspaces.',
    isData: true,
    options: keyOptions,
    load: async () => (await import('./read-workspace.ts')).listWorkspaces,
    environment: [
      servers,
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
  }),
  define({
    name: 'workspace token',
    about: 'Print the access token for another program, renewing it if needed.',
    options: {
      ...addresses,
      ...secret,
      '--json': 'print the token as JSON, with its expiry and scope',
    },
    // Scripts use the output as the token, so stdout carries nothing else.
    isData: true,
    load: async () => (await import('./read-workspace.ts')).printToken,
    environment: [servers, accessToken, client],
    examples: [
      'curl -H "Authorization: Bearer $(site-deploy workspace token)" ' +
        '"$WORKSPACE_BASE_URL/v1/me"',
    ],
  }),
];

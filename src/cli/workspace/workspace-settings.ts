import { LoginSession } from '../../clients/workspace/oauth/session.ts';
import { tokenEndpoint } from '../../clients/workspace/oauth/token-endpoint.ts';
import {
  type CredentialsFile,
  credentialsFile,
} from '../../clients/workspace/store/credentials-file.ts';
import { fileStore } from '../../clients/workspace/store/login.ts';
import {
  accessTokenCredential,
  type WorkspaceCredential,
} from '../../clients/workspace/workspace.ts';
import type { KeyEnvironment } from '../../contracts/workspace/keys.ts';
import { systemClock } from '../../shared/clock.ts';
import { usageError } from '../../shared/errors/error.ts';
import type { Http } from '../../shared/http/client.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { userFolder } from '../inputs/folders.ts';
import { type StdinLines, secretFromEnv, stdinLines } from '../inputs/secrets.ts';
import type { AddressOptions, StoredLoginOptions } from './options.ts';

type Env = CommandContext['env'];

export function getBaseUrl(options: AddressOptions, env: Env): string {
  return required(options.baseUrl, env, '--base-url', 'WORKSPACE_BASE_URL');
}

export function getAuthUrl(options: AddressOptions, env: Env): string {
  return required(options.authUrl, env, '--auth-url', 'WORKSPACE_AUTH_URL');
}

function required(option: string | undefined, env: Env, flag: string, variable: string): string {
  if (option) return serviceAddress(option, flag);
  const value = env[variable];
  if (value) return serviceAddress(value, variable);
  throw usageError(`${variable} is not set.`, `Set ${variable}, or pass the URL with ${flag}.`);
}

export function expectedEnvironment(
  options: { readonly sandbox?: boolean; readonly production?: boolean },
  env: Env,
): KeyEnvironment | undefined {
  if (options.sandbox) return 'sandbox';
  if (options.production) return 'production';
  const value = env.WORKSPACE_ENVIRONMENT?.trim();
  if (value === 'sandbox' || value === 'production') return value;
  if (!value) return undefined;
  throw usageError(
    `WORKSPACE_ENVIRONMENT is "${value}".`,
    'Set it to sandbox or production, or unset it.',
  );
}

export function userCredentials(context: CommandContext): CredentialsFile {
  return credentialsFile(userFolder('config', context.env), systemClock);
}

async function readClientSecret(
  options: StoredLoginOptions,
  context: CommandContext,
  lines: StdinLines,
): Promise<Secret | undefined> {
  if (options.clientSecretStdin) return await lines.nextSecret('client secret', context.signal);
  return secretFromEnv(context, 'WORKSPACE_CLIENT_SECRET');
}

export async function needClientSecret(...given: Parameters<typeof readClientSecret>) {
  const secret = await readClientSecret(...given);
  if (secret) return secret;
  throw usageError(
    'WORKSPACE_CLIENT_SECRET is not set.',
    'Set it, or write the secret to stdin and add --client-secret-stdin.',
  );
}

export async function storedLogin(
  options: StoredLoginOptions,
  context: CommandContext,
  http: Http,
): Promise<LoginSession> {
  const { env, log } = context;
  const baseUrl = getBaseUrl(options, env);
  const authUrl = getAuthUrl(options, env);
  using lines = stdinLines(context);
  const clientSecret = await readClientSecret(options, context, lines);
  return new LoginSession({
    store: fileStore(userCredentials(context), baseUrl, authUrl),
    endpoint: tokenEndpoint({ http, authUrl, clock: systemClock, mask: log.mask }),
    clock: systemClock,
    clientSecret,
    mask: log.mask,
  });
}

/**
 * Returns the access token that is set, or else that of the stored login. Disposing waits for a
 * pending renewal.
 */
export async function tokenCredential(
  options: StoredLoginOptions,
  context: CommandContext,
  http: Http,
): Promise<WorkspaceCredential & AsyncDisposable> {
  const token = secretFromEnv(context, 'WORKSPACE_ACCESS_TOKEN');
  if (!token) return storedLogin(options, context, http);
  return { ...accessTokenCredential(token), async [Symbol.asyncDispose]() {} };
}

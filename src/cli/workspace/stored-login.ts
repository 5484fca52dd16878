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
import { systemClock } from '../../shared/clock.ts';
import type { Http } from '../../shared/http/client.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import { stdinLines } from '../inputs/stdin-lines.ts';
import { type AddressOptions, configFolder, getAuthUrl, getBaseUrl } from './workspace-settings.ts';

export interface StoredLoginOptions extends AddressOptions {
  readonly clientSecretStdin?: boolean;
}

export function userCredentials(context: CommandContext): CredentialsFile {
  return credentialsFile(configFolder(context.env), systemClock);
}

export async function storedLogin(
  options: StoredLoginOptions,
  context: CommandContext,
  http: Http,
): Promise<LoginSession> {
  const { env, log, signal } = context;
  const baseUrl = getBaseUrl(options, env);
  const authUrl = getAuthUrl(options, env);
  using lines = stdinLines(context);
  const clientSecret = options.clientSecretStdin
    ? await lines.nextSecret('client secret', signal)
    : secretFromEnv(context, 'WORKSPACE_CLIENT_SECRET');
  return new LoginSession({
    store: fileStore(userCredentials(context), baseUrl, authUrl),
    endpoint: tokenEndpoint({ http, authUrl, clock: systemClock, mask: log.mask }),
    clock: systemClock,
    clientSecret,
    mask: log.mask,
  });
}

/** Defaults to the stored login. Disposing waits for a pending renewal. */
export async function tokenCredential(
  options: StoredLoginOptions,
  context: CommandContext,
  http: Http,
): Promise<WorkspaceCredential & AsyncDisposable> {
  const token = secretFromEnv(context, 'WORKSPACE_ACCESS_TOKEN');
  if (!token) return storedLogin(options, context, http);
  return { ...accessTokenCredential(token), async [Symbol.asyncDispose]() {} };
}

import { checkKey, keySince, rotationWarning } from '../../clients/workspace/api-key.ts';
import {
  apiKeyCredential,
  WorkspaceClient,
  type WorkspaceCredential,
} from '../../clients/workspace/workspace.ts';
import type { KeyEnvironment } from '../../contracts/workspace/keys.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import type { Http } from '../../shared/http/client.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { secretFromEnv, stdinLines } from '../inputs/secrets.ts';
import { createPrinter } from '../terminal/printer.ts';
import { answerLines } from '../terminal/table.ts';
import type { AnswerOptions, ListWorkspacesOptions } from './options.ts';
import {
  expectedEnvironment,
  getBaseUrl,
  storedLogin,
  tokenCredential,
  userCredentials,
} from './workspace-settings.ts';

export function listWorkspaces(options: ListWorkspacesOptions, context: CommandContext) {
  return printFromWorkspace(
    options,
    context,
    (http) => readCredential(options, context, http),
    (client, signal) => client.workspaces(signal),
  );
}

export function showIdentity(options: AnswerOptions, context: CommandContext): Promise<ExitCode> {
  return printFromWorkspace(
    options,
    context,
    (http) => tokenCredential(options, context, http),
    (client, signal) => client.me(signal),
  );
}

async function printFromWorkspace(
  options: AnswerOptions,
  context: CommandContext,
  credentialFor: (http: Http) => Promise<WorkspaceCredential & AsyncDisposable>,
  read: (client: WorkspaceClient, signal: AbortSignal) => Promise<unknown>,
): Promise<ExitCode> {
  const baseUrl = getBaseUrl(options, context.env);
  using http = openHttp({ env: context.env, onRetry: context.log.info });
  await using credential = await credentialFor(http);
  const answer = await read(new WorkspaceClient({ http, baseUrl, credential }), context.signal);
  const printer = createPrinter(context, options.json);
  printer.print(answer, () => answerLines(answer, printer.width));
  return 0;
}

async function readCredential(options: ListWorkspacesOptions, context: CommandContext, http: Http) {
  if (options.apiKeyStdin && options.clientSecretStdin)
    throw usageError(
      "--api-key-stdin and --client-secret-stdin can't be used together.",
      'Omit one of them: an API key needs no login.',
    );
  const key = await readApiKey(options, context);
  if (key) {
    const allowed = compact<KeyEnvironment>([
      options.allowLive && 'production',
      options.allowTest && 'sandbox',
    ]);
    checkKey(key, { expected: expectedEnvironment(options, context.env), allowed });
    await warnOfAge(key, context);
    return { ...apiKeyCredential(key), async [Symbol.asyncDispose]() {} };
  }
  return tokenCredential(options, context, http);
}

async function readApiKey(options: ListWorkspacesOptions, context: CommandContext) {
  if (!options.apiKeyStdin) return secretFromEnv(context, 'WORKSPACE_API_KEY');
  using lines = stdinLines(context);
  // `await` is needed, because `lines` is disposed on return.
  return await lines.nextSecret('API key', context.signal);
}

async function warnOfAge(key: Secret, context: CommandContext): Promise<void> {
  const { env, log } = context;
  const created = readKeyDate(env.WORKSPACE_API_KEY_CREATED);
  try {
    const since = await keySince(userCredentials(context), key, Date.now(), created);
    const warning = rotationWarning(since, Date.now());
    if (warning) log.warn(warning);
  } catch (error) {
    // The key works even if its age can't be recorded, e.g. because the home folder is read-only.
    if (!(error instanceof SiteDeployError) || !error.code.startsWith('WORKSPACE_STORE'))
      throw error;
    log.debug(`Can't determine the age of the API key: ${error.message}`);
  }
}

function readKeyDate(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const created = Date.parse(text);
  // Tolerate a day for time zones. The comparison is false for an invalid date.
  if (created <= Date.now() + 86_400_000) return created;
  throw usageError(
    `WORKSPACE_API_KEY_CREATED is not a date in the past: "${text}".`,
    'Write it as YYYY-MM-DD.',
  );
}

/** Prints an access token for other programs. No other command prints one. */
export async function printToken(
  options: AnswerOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const answer = await currentToken(options, context);
  const text = options.json ? JSON.stringify(answer, null, 2) : answer.access_token;
  context.stdout.write(`${text}\n`);
  return 0;
}

async function currentToken(options: AnswerOptions, context: CommandContext) {
  const token_type = 'Bearer';
  const known = secretFromEnv(context, 'WORKSPACE_ACCESS_TOKEN');
  if (known) return { access_token: known.reveal(), token_type };
  using http = openHttp({ env: context.env, onRetry: context.log.info });
  await using session = await storedLogin(options, context, http);
  const { accessToken, expiresAt, scope } = await session.current(context.signal);
  const expires_at = new Date(expiresAt).toISOString();
  return { access_token: accessToken.reveal(), token_type, expires_at, scope };
}

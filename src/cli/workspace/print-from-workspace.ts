import type { WorkspaceCredential } from '../../clients/workspace/credential.ts';
import { WorkspaceClient } from '../../clients/workspace/workspace.ts';
import type { Http } from '../../shared/http/client.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { printAnswer } from '../terminal/print-answer.ts';
import { type AddressOptions, getBaseUrl } from './workspace-settings.ts';

/** Prints the response of one API call. */
export async function printFromWorkspace(
  options: AddressOptions & { readonly json?: boolean },
  context: CommandContext,
  credentialFor: (http: Http) => Promise<WorkspaceCredential & AsyncDisposable>,
  read: (client: WorkspaceClient, signal: AbortSignal) => Promise<unknown>,
): Promise<ExitCode> {
  const baseUrl = getBaseUrl(options, context.env);
  using http = openHttp({ env: context.env, onRetry: (line) => context.log.debug(line) });
  await using credential = await credentialFor(http);
  printAnswer(
    await read(new WorkspaceClient({ http, baseUrl, credential }), context.signal),
    options,
    context,
  );
  return 0;
}

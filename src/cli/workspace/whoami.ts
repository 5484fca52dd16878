import { openHttp } from '../../shared/http/open-http.ts';
import { WorkspaceClient } from '../../workspace-api/client/workspace-client.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { printAnswer } from '../terminal/print-answer.ts';
import { type StoredLoginOptions, tokenCredential } from './stored-login.ts';
import { baseUrlOf } from './workspace-settings.ts';

export interface WhoamiOptions extends StoredLoginOptions {
  readonly json?: boolean;
}

/** `site-deploy workspace whoami`: `GET {base_url}/v1/me`. */
export async function whoamiCommand(options: WhoamiOptions, context: CommandContext): Promise<ExitCode> {
  const baseUrl = baseUrlOf(options, context.env);
  using connection = openHttp(context.env, context.log.debug);
  const { http } = connection;
  await using credential = await tokenCredential(options, context, http);
  printAnswer(await new WorkspaceClient({ http, baseUrl, credential }).me(context.signal), options, context);
  return 0;
}

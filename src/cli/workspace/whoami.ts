import type { CommandContext, ExitCode } from '../context.ts';
import { printFromWorkspace } from './print-from-workspace.ts';
import { type StoredLoginOptions, tokenCredential } from './stored-login.ts';

export interface WhoamiOptions extends StoredLoginOptions {
  readonly json?: boolean;
}

/** `site-deploy workspace whoami`: `GET {base_url}/v1/me`. */
export function whoamiCommand(options: WhoamiOptions, context: CommandContext): Promise<ExitCode> {
  return printFromWorkspace(
    options,
    context,
    (http) => tokenCredential(options, context, http),
    (client, signal) => client.me(signal),
  );
}

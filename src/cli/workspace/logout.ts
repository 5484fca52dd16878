import { fileStore } from '../../clients/workspace/store/file-store.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { userCredentials } from './stored-login.ts';
import { type AddressOptions, getAuthUrl, getBaseUrl } from './workspace-settings.ts';

/** `site-deploy workspace logout`: deletes the stored login for these URLs. */
export async function workspaceLogoutCommand(
  options: AddressOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, log } = context;
  const baseUrl = getBaseUrl(options, env);
  const store = fileStore(userCredentials(context), baseUrl, getAuthUrl(options, env));
  const before = await store.read();
  if (!before) {
    log.info(`No login is stored for ${baseUrl}.`);
    return 0;
  }
  await store.change(async () => undefined);
  // The spec defines no way to revoke a token on the server.
  log.info(
    `Logged out of ${baseUrl}: the tokens are deleted from this machine. The server accepts them until they expire.`,
  );
  return 0;
}

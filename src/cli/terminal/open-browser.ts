import open from 'open';
import { getErrorMessage } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';

/**
 * Opens the address in the browser, and also prints it, since a browser may open elsewhere or not
 * at all.
 */
export async function openBrowser(address: URL, commandContext: CommandContext): Promise<void> {
  const { env, log } = commandContext;
  log.info('Approve the login in your browser. If no browser opens, open this URL yourself:');
  log.info('');
  log.info(`  ${address.href}`);
  log.info('');
  // A common convention of command-line tools for hosts without a usable browser.
  if (env.BROWSER === 'none') return;
  try {
    const opener = await open(address.href);
    // If it fails, nothing was opened, but the address is on the screen.
    opener.on('error', () => undefined);
  } catch (error) {
    log.debug(`Could not open a browser: ${getErrorMessage(error)}`);
  }
}

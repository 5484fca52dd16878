import { usageError } from '../../shared/errors/error.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import type { PortalSession } from './options.ts';

/**
 * Asks whether the user has checked the build that the Preview serves, and returns the build. An
 * approval covers only what its author saw, so the build isn't just looked up.
 */
export async function askShown(requestId: string, session: PortalSession): Promise<string> {
  const { client, context, siteId, signal } = session;
  const input = { siteId, requestId };
  const { previewUrl = 'Preview', shown = '-' } = await client.call('getRequest', input, {
    signal,
  });
  const remedy = `Check ${previewUrl}, then add --shown ${shown}.`;
  // Standard input can't answer if it supplies the token.
  if (!canPrompt({}, context)) throw usageError('--shown is missing.', remedy);
  const question = `Did you check ${previewUrl}, which serves ${shown}?`;
  if (await isConfirmed(question, context)) return shown;
  throw usageError('Nothing was approved.', remedy);
}

import { usageError } from '../../shared/errors/error.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import type { PortalSession } from './options.ts';

/** Asks what the person has checked: an approval covers only that, so it can't be looked up. */
export async function askShown(requestId: string, session: PortalSession): Promise<string> {
  const { client, context, siteId, signal } = session;
  const input = { siteId, requestId };
  const { previewUrl = 'Preview', shown = '-' } = await client.call('getRequest', input, {
    signal,
  });
  const remedy = `Check ${previewUrl}, then add --shown ${shown}.`;
  // The token may come from standard input, which then holds no answer.
  if (!canPrompt({}, context)) throw usageError('--shown is missing.', remedy);
  const question = `Did you check ${previewUrl}, which serves ${shown}?`;
  if (await isConfirmed(question, context)) return shown;
  throw usageError('Nothing was approved.', remedy);
}

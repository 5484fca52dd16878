import { toEntries } from './entry.ts';

export const portal = toEntries({
  PORTAL_UNAUTHORIZED: [
    'The portal did not accept the credential.',
    'Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may ' +
      'have expired. In a workflow, compare portal.audience in the site config with the ' +
      'audience that the portal expects.',
  ],
  PORTAL_FORBIDDEN: [
    'The caller is not allowed to do this in the portal.',
    'Have an owner of the site grant the required level: viewer reads, editor edits ' +
      'content, admin edits settings.',
  ],
  PORTAL_NOT_FOUND: [
    'The portal does not know the requested resource.',
    'Compare the ids and slugs with those listed by "site-deploy portal sites" and ' +
      '"site-deploy portal pages".',
  ],
  PORTAL_CONFLICT: [
    'The state of the site does not allow this.',
    'Fix the cause that the portal names; usually a feature is disabled.',
  ],
  PORTAL_INVALID: ['The portal refused the data.', 'Correct the named fields.'],
  PORTAL_RATE_LIMITED: [
    'The portal is limiting requests.',
    'Wait a minute and try again; another program may be using the same credential.',
  ],
  PORTAL_REFUSED: [
    'The portal refused the call.',
    "Check that the address is the portal's own; quote the request id to its operators.",
  ],
  PORTAL_UNAVAILABLE: [
    'The portal did not answer, or failed.',
    'Check the address of the portal, and try again later; quote the request id to its operators.',
  ],
  PORTAL_ANSWER_INVALID: [
    'The portal sent an unexpected response.',
    "Check that the address is the portal's own; report the response to its operators.",
  ],
});

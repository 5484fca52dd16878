import type { CatalogueEntry } from './entry.ts';

export const portal = {
  PORTAL_UNAUTHORIZED: {
    title: 'The portal did not accept the credential.',
    remedy:
      'Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may ' +
      'have expired. In a workflow, compare portal.audience in the site config with the ' +
      'audience that the portal expects.',
  },
  PORTAL_FORBIDDEN: {
    title: 'The caller is not allowed to do this in the portal.',
    remedy:
      'Have an owner of the site grant the required level: viewer reads, editor edits ' +
      'content, admin edits settings.',
  },
  PORTAL_NOT_FOUND: {
    title: 'The portal does not know the requested resource.',
    remedy:
      'Compare the ids and slugs with those listed by "site-deploy portal sites" and ' +
      '"site-deploy portal pages".',
  },
  PORTAL_CONFLICT: {
    title: 'The state of the site does not allow this.',
    remedy: 'Fix the cause that the portal names; usually a feature is disabled.',
  },
  PORTAL_INVALID: { title: 'The portal refused the data.', remedy: 'Correct the named fields.' },
  PORTAL_RATE_LIMITED: {
    title: 'The portal is limiting requests.',
    remedy: 'Wait a minute and try again; another program may be using the same credential.',
  },
  PORTAL_REFUSED: {
    title: 'The portal refused the call.',
    remedy: "Check that the address is the portal's own; quote the request id to its operators.",
  },
  PORTAL_UNAVAILABLE: {
    title: 'The portal did not answer, or failed.',
    remedy:
      'Check the address of the portal, and try again later; quote the request id to its ' +
      'operators.',
  },
  PORTAL_ANSWER_INVALID: {
    title: 'The portal sent an unexpected response.',
    remedy: "Check that the address is the portal's own; report the response to its operators.",
  },
} as const satisfies Record<string, CatalogueEntry>;

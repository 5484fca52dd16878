import type { CatalogueEntry } from './entry.ts';

/** Errors of the portal client. */
export const portal = {
  PORTAL_UNAUTHORIZED: {
    title: 'The portal did not accept the credential.',
    remedy:
      'Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may have expired. In a ' +
      'workflow, compare portal.audience in the site config with the audience that the portal expects.',
  },
  PORTAL_FORBIDDEN: {
    title: 'The caller may not do this in the portal.',
    remedy:
      'Let an owner of the site grant the level that it needs: viewer reads, editor edits content, admin settings.',
  },
  PORTAL_NOT_FOUND: {
    title: 'The portal does not know what was asked for.',
    remedy:
      'Compare the ids and slugs with what "site-deploy portal sites" and "site-deploy portal pages" list.',
  },
  PORTAL_CONFLICT: {
    title: 'The state of the site does not allow this.',
    remedy: 'Correct what the portal names; a feature that is switched off is the usual cause.',
  },
  PORTAL_INVALID: {
    title: 'The portal refused the data.',
    remedy: 'Correct the fields that are named.',
  },
  PORTAL_RATE_LIMITED: {
    title: 'The portal is limiting requests.',
    remedy: 'Wait a minute and try again; another program may be using the same credential.',
  },
  PORTAL_REFUSED: {
    title: 'The portal refused the call.',
    remedy:
      'Check that the address is that of the portal itself; quote the request id to its operators.',
  },
  PORTAL_UNAVAILABLE: {
    title: 'The portal did not answer, or had a fault.',
    remedy:
      'Check the address of the portal, and try again later; quote the request id to its operators.',
  },
  PORTAL_ANSWER_INVALID: {
    title: 'The portal sent an unexpected response.',
    remedy:
      'Check that the address is that of the portal itself; tell its operators what was received.',
  },
} as const satisfies Record<string, CatalogueEntry>;

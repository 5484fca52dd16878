import type { CatalogueEntry } from './entry.ts';

/** Errors of the upload, the verification and the notification. */
export const delivery = {
  // upload
  UPLOADER_NOT_AVAILABLE: {
    title: "The platform's own upload client is not available on this machine.",
    remedy:
      'Use "uploader: direct", which needs no client; or let the runner reach the addresses that are named.',
  },
  OFFICIAL_CLIENT_CHECKSUM: {
    title: "The platform's upload client is not the file that its release names.",
    remedy:
      'Run the job again; if it happens again, something between the release and the runner changes the file: do ' +
      'not use it.',
  },
  OFFICIAL_CLIENT_FAILED: {
    title: "The platform's upload client has failed.",
    remedy: 'Read its last lines; "uploader: direct" does without it.',
  },
  UPLOAD_TOKEN_SHAPE: {
    title: 'The deployment token has a shape that the direct upload does not know.',
    remedy: 'Tell the operators of the portal; the token must be one of Azure Static Web Apps.',
  },
  UPLOAD_TOKEN_REFUSED: {
    title: 'The hosting platform refused the deployment token.',
    remedy:
      "Check in the portal that the site's hosting still exists; its token may have been reset.",
  },
  UPLOAD_REFUSED: {
    title: 'The hosting platform refused a request of the upload or of the closing.',
    remedy: 'Correct what its reason names; quote the correlation id to its support.',
  },
  UPLOAD_UNAVAILABLE: {
    title: 'The hosting platform did not answer.',
    remedy: 'Run the job again; quote the correlation id to its support if it happens again.',
  },
  UPLOAD_ANSWER_INVALID: {
    title: 'The hosting platform sent an unexpected response.',
    remedy: 'Run the job again; if it happens again, open a report with the answer that is shown.',
  },
  UPLOAD_WRONG_TARGET: {
    title: 'The deployment goes, or went, to another environment than planned.',
    remedy: 'Compare the preview name in the site config with the environments of the hosting.',
  },
  CLOSE_BRANCHES_UNKNOWN: {
    title:
      'The Preview was not closed, since it is not known whether another branch still uses it.',
    remedy:
      'Run the job again. The job needs the permission "contents: read". To close it all the same, run the ' +
      'workflow by hand with "mode: close".',
  },
  PREVIEW_IN_USE: {
    title: 'The Preview was not closed, since it is still in use.',
    remedy:
      'Nothing has to be done. To close it all the same, run the workflow by hand with "mode: close".',
  },
  CLOSE_UNKNOWN: {
    title: 'It is not known whether the Preview is closed.',
    remedy:
      'Open its address, or list what is there with "site-deploy previews list"; closing it again does no harm.',
  },
  SUPERSEDED: {
    title: 'A newer commit has taken the place of the one that this run would deploy.',
    remedy:
      'Nothing has to be done: the newer run deploys the newer commit. To go back on purpose, use "site-deploy ' +
      'rollback".',
  },
  DISTRIBUTION_FAILED: {
    title: 'The hosting platform took the upload but could not distribute it.',
    remedy: 'Correct what its reason names and run again; quote the correlation id to its support.',
  },
  DISTRIBUTION_UNKNOWN: {
    title: 'The hosting platform took the upload, but it is not known whether it is live.',
    remedy:
      'Open the site and look at /.well-known/site-deploy.json: it names the build that is live. Then run the ' +
      'job again.',
  },

  // verify and notify
  VERIFY_MISMATCH: {
    title: 'The live site does not serve this build.',
    remedy:
      'Look at what is served instead, named above: a custom domain or a cache in front of the site is the usual ' +
      'cause.',
  },
  VERIFY_UNREACHABLE: {
    title: 'The live site could not be looked at.',
    remedy:
      'Check that the address opens in a browser; DNS and certificates of a new domain take a while.',
  },
  VERIFY_ADDRESS_UNKNOWN: {
    title: 'The address of the deployed site is not known.',
    remedy: 'Set environments.preview.url (or site.url) in the site config.',
  },
  NOTIFY_FAILED: {
    title: 'The portal has not confirmed that it knows of the deployment.',
    remedy: 'Run the job again to tell it; check the input "api-token" if it was refused.',
  },
} as const satisfies Record<string, CatalogueEntry>;

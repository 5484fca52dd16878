import type { CatalogueEntry } from './entry.ts';

export const delivery = {
  UPLOADER_NOT_AVAILABLE: {
    title: "The platform's upload client is not available on this machine.",
    remedy:
      'Use "uploader: direct", which needs no client, or let the runner reach the named addresses.',
  },
  OFFICIAL_CLIENT_CHECKSUM: {
    title: "The platform's upload client does not match the checksum of its release.",
    remedy:
      'Run the job again; if it happens again, something changes the file between the release ' +
      'and the runner: do not use it.',
  },
  OFFICIAL_CLIENT_FAILED: {
    title: "The platform's upload client failed.",
    remedy:
      'Check the last lines of its output, or use "uploader: direct", which does not need it.',
  },
  UPLOAD_TOKEN_SHAPE: {
    title: 'The direct upload does not recognise the format of the deployment token.',
    remedy: 'Contact the operators of the portal: the token must be one for Azure Static Web Apps.',
  },
  UPLOAD_TOKEN_REFUSED: {
    title: 'The hosting platform rejected the deployment token.',
    remedy:
      "Check in the portal that the site's hosting still exists; its token may have been reset.",
  },
  UPLOAD_REFUSED: {
    title: 'The hosting platform refused an upload or close request.',
    remedy: 'Fix the cause it names; quote the correlation id to its support.',
  },
  UPLOAD_UNAVAILABLE: {
    title: 'The hosting platform did not answer.',
    remedy:
      "Run the job again; if it happens again, quote the correlation id to the platform's support.",
  },
  UPLOAD_ANSWER_INVALID: {
    title: 'The hosting platform sent an unexpected response.',
    remedy: 'Run the job again; if it happens again, open a report with the response shown.',
  },
  UPLOAD_WRONG_TARGET: {
    title: 'The deployment went, or would go, to a different environment than planned.',
    remedy: "Compare the name of the Preview in the site config with the hosting's environments.",
  },
  CLOSE_BRANCHES_UNKNOWN: {
    title: 'The Preview was not closed: another branch may still use it.',
    remedy:
      'Run the job again. The job needs the permission "contents: read". To close it anyway, ' +
      'run the workflow by hand with "mode: close".',
  },
  PREVIEW_IN_USE: {
    title: 'The Preview was not closed because it is still in use.',
    remedy: 'Nothing to do. To close it anyway, run the workflow by hand with "mode: close".',
  },
  CLOSE_UNKNOWN: {
    title: 'It is unknown whether the Preview is closed.',
    remedy: 'Open its address, or run "site-deploy previews list"; closing it again is harmless.',
  },
  SUPERSEDED: {
    title: 'A newer commit superseded the one that this run would deploy.',
    remedy:
      'Nothing to do: the newer run deploys the newer commit. To go back on purpose, use ' +
      '"site-deploy rollback".',
  },
  BRANCH_GONE: {
    title: 'The branch was deleted, so nothing is deployed for it.',
    remedy:
      'Nothing to do if that was intended. To deploy its commit anyway, use the input "force".',
  },
  DISTRIBUTION_FAILED: {
    title: 'The hosting platform accepted the upload but could not distribute it.',
    remedy: 'Fix the cause it names and run again; quote the correlation id to its support.',
  },
  DISTRIBUTION_UNKNOWN: {
    title: 'The hosting platform accepted the upload, but it is unknown whether it is live.',
    remedy:
      'Open /.well-known/site-deploy.json on the site: it names the live build. Then run the ' +
      'job again.',
  },

  VERIFY_MISMATCH: {
    title: 'The live site does not serve this build.',
    remedy:
      'Check what the site serves instead, named above: a custom domain or a cache in front ' +
      'of the site is the usual cause.',
  },
  VERIFY_UNREACHABLE: {
    title: 'The live site could not be reached.',
    remedy:
      'Check that the address opens in a browser; DNS and certificates for a new domain take ' +
      'a while.',
  },
  VERIFY_ADDRESS_UNKNOWN: {
    title: 'The address of the deployed site is unknown.',
    remedy: 'Set environments.preview.url (or site.url) in the site config.',
  },
  NOTIFY_FAILED: {
    title: 'The portal did not acknowledge the deployment.',
    remedy: 'Run the job again to notify it; check the input "api-token" if the portal refused it.',
  },
} as const satisfies Record<string, CatalogueEntry>;

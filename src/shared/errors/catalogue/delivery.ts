import { toEntries } from './entry.ts';

export const delivery = toEntries({
  UPLOADER_NOT_AVAILABLE: [
    "The platform's upload client is not available on this machine.",
    'Use "uploader: direct", which needs no client, or let the runner reach the named addresses.',
  ],
  OFFICIAL_CLIENT_CHECKSUM: [
    "The platform's upload client does not match the checksum of its release.",
    'Run the job again; if it happens again, something changes the file between the release ' +
      'and the runner: do not use it.',
  ],
  OFFICIAL_CLIENT_FAILED: [
    "The platform's upload client failed.",
    'Check the last lines of its output, or use "uploader: direct", which does not need it.',
  ],
  UPLOAD_TOKEN_SHAPE: [
    'The direct upload does not recognise the format of the deployment token.',
    'Contact the operators of the portal: the token must be one for Azure Static Web Apps.',
  ],
  UPLOAD_TOKEN_REFUSED: [
    'The hosting platform rejected the deployment token.',
    "Check in the portal that the site's hosting still exists; its token may have been reset.",
  ],
  UPLOAD_REFUSED: [
    'The hosting platform refused an upload or close request.',
    'Fix the cause it names; quote the correlation id to its support.',
  ],
  UPLOAD_UNAVAILABLE: [
    'The hosting platform did not answer.',
    "Run the job again; if it happens again, quote the correlation id to the platform's support.",
  ],
  UPLOAD_ANSWER_INVALID: [
    'The hosting platform sent an unexpected response.',
    'Run the job again; if it happens again, open a report with the response shown.',
  ],
  UPLOAD_WRONG_TARGET: [
    'The deployment went, or would go, to a different environment than planned.',
    "Compare the name of the Preview in the site config with the hosting's environments.",
  ],
  CLOSE_BRANCHES_UNKNOWN: [
    'The Preview was not closed: another branch may still use it.',
    'Run the job again. The job needs the permission "contents: read". To close it anyway, ' +
      'run the workflow by hand with "mode: close".',
  ],
  PREVIEW_IN_USE: [
    'The Preview was not closed because it is still in use.',
    'Nothing to do. To close it anyway, run the workflow by hand with "mode: close".',
  ],
  CLOSE_UNKNOWN: [
    'It is unknown whether the Preview is closed.',
    'Open its address, or run "site-deploy previews list"; closing it again is harmless.',
  ],
  SUPERSEDED: [
    'A newer commit superseded the one that this run would deploy.',
    'Nothing to do: the newer run deploys the newer commit. To go back on purpose, use ' +
      '"site-deploy rollback".',
  ],
  BRANCH_GONE: [
    'The branch was deleted, so nothing is deployed for it.',
    'Nothing to do if that was intended. To deploy its commit anyway, use the input "force".',
  ],
  DISTRIBUTION_FAILED: [
    'The hosting platform accepted the upload but could not distribute it.',
    'Fix the cause it names and run again; quote the correlation id to its support.',
  ],
  DISTRIBUTION_UNKNOWN: [
    'The hosting platform accepted the upload, but it is unknown whether it is live.',
    'Open /.well-known/site-deploy.json on the site: it names the live build. Then run the ' +
      'job again.',
  ],

  VERIFY_MISMATCH: [
    'The live site does not serve this build.',
    'Check what the site serves instead, named above: a custom domain or a cache in front ' +
      'of the site is the usual cause.',
  ],
  VERIFY_UNREACHABLE: [
    'The live site could not be reached.',
    'Check that the address opens in a browser; DNS and certificates for a new domain take ' +
      'a while.',
  ],
  VERIFY_ADDRESS_UNKNOWN: [
    'The address of the deployed site is unknown.',
    'Set environments.preview.url (or site.url) in the site config.',
  ],
  NOTIFY_FAILED: [
    'The portal did not acknowledge the deployment.',
    'Run the job again to notify it; check the input "api-token" if the portal refused it.',
  ],
});

import { onboarding, operate, workspace } from './operate.ts';
import { attestation, type CatalogueEntry, delivery, hostErrors, plan, toEntries } from './plan.ts';

export type { CatalogueEntry };

const site = toEntries({
  BUILD_TOOL_MISSING: [
    'A program that the build needs is not installed.',
    'Add a step that installs it before this one, or set build.install.',
  ],
  BUILD_INSTALL_FAILED: [
    "The site's dependencies could not be installed.",
    'Fix the error that the package manager reports; the same command in a fresh clone ' +
      'reproduces it.',
  ],
  BUILD_FAILED: [
    "The site's build failed.",
    'Fix the error in the last lines of the build; the same command run locally reproduces it.',
  ],
  BUILD_TIMEOUT: [
    "The site's build took too long.",
    'Raise build.timeoutMinutes, or find out why the build hangs: it gets no input.',
  ],
  BUILD_COMMAND_MISSING: [
    'No build command was found.',
    'Add a script "build" to package.json, or set build.command.',
  ],
  BUILD_OUTPUT_NOT_FOUND: [
    'The built site was not found.',
    'Set build.output to the folder that the build writes to, relative to build.root.',
  ],
  ARTIFACT_INVALID: [
    'The built site does not match the output of the earlier job.',
    'Upload the whole folder of the build job, including hidden files, and download it to ' +
      'the same path in the deploy job.',
  ],

  CONTENT_FILE_INVALID: [
    'The content file with the text overrides has errors.',
    'Correct the lines named above; or remove the file, and get it again with "site-deploy texts ' +
      'pull".',
  ],
  CONTENT_FILE_CHANGED: [
    'Pulling texts would overwrite uncommitted ones.',
    'Commit the content file, or pull with --force; "site-deploy texts diff" shows what ' +
      'would change.',
  ],
  CONTENT_REFUSED: [
    "The portal did not allow this run to read the site's SEO metadata.",
    'Have a site admin grant the application (azure.clientId) the right to read the site in ' +
      'the portal, or set seo.enabled: false to deploy without its metadata.',
  ],
  CONTENT_UNAVAILABLE: [
    "The site's SEO metadata could not be fetched from the portal.",
    'Run the job again when the portal is back, or set seo.enabled: false to deploy without ' +
      'its metadata.',
  ],
  CONTENT_ANSWER_INVALID: [
    "The portal's response does not contain pages and SEO metadata.",
    "Check that portal.url is the portal's own address; seo.enabled: false deploys without its " +
      'metadata meanwhile.',
  ],
  SEO_FILE_INVALID: [
    'The SEO metadata snapshot file has errors.',
    'Write it again with "site-deploy texts pull --seo"; there is no need to edit it.',
  ],
  SEO_INVALID: [
    "The portal's SEO metadata exceeds the limits.",
    'Correct the named fields in the portal, or set seo.onError: warn to deploy without the ' +
      'invalid fields.',
  ],
  HOSTING_CONFIG_INVALID: [
    'The hosting configuration has errors.',
    'Correct the named file; the platform silently ignores an invalid one.',
  ],
  START_PAGE_MISSING: [
    'The built site has no start page.',
    'Point build.output at the folder that contains index.html; the platform rejects a site ' +
      'without one.',
  ],
  PACKAGE_FORBIDDEN_FILE: [
    'The built site contains a file that must not be published.',
    'Point build.output at a folder that contains only the site; if it is already the right ' +
      'folder, have the build leave out the named files.',
  ],
  PACKAGE_TOO_LARGE: [
    'The built site is larger than the hosting allows.',
    'Leave out the named files (usually source maps and videos), or raise ' +
      'hosting.maxTotalSize if your plan allows it.',
  ],
  PACKAGE_TOO_MANY_FILES: [
    'The built site has more files than the hosting allows.',
    'Leave out generated files, or raise hosting.maxFiles if your plan allows it.',
  ],
  PACKAGE_EMPTY: [
    'The built site has no files to publish.',
    'Check the build, and that build.output is the folder it writes to.',
  ],
  PACKAGE_NAME_REFUSED: [
    'The built site has a file name that the hosting cannot keep unchanged.',
    'Rename the named files so that they differ in more than upper and lower case and use ' +
      'no special characters.',
  ],
  PACKAGE_FILE_CHANGED: [
    'A file changed while it was being read.',
    'Make sure that the build has finished and that nothing else writes to its output folder.',
  ],
});

const portal = toEntries({
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

const anywhere = toEntries({
  CANCELLED: ['The run was cancelled.', 'Run it again if needed.'],
  PROXY_INVALID: [
    'The proxy set in the environment cannot be used.',
    'Set HTTPS_PROXY and HTTP_PROXY to a URL that begins with http:// or https://, or unset ' +
      'them; list hosts that need no proxy in NO_PROXY.',
  ],
  LOCAL_CLOUD_UNAVAILABLE: [
    'The local cloud could not start or does not answer.',
    'Fix the cause named in the message, then start it again.',
  ],
  LOCAL_CLOUD_PACKAGES_MISSING: [
    'The packages for the local cloud are not installed.',
    'Run "npx site-deploy localcloud --install" once.',
  ],
  INTERNAL: ['There is a bug in site-deploy.', 'Open a bug report with the lines above.'],
});

export const catalogueParts = {
  'Config, login and token': plan,
  'Build, finish and pack': site,
  Attestation: attestation,
  "Upload, verification and the portal's webhook": delivery,
  'Rollback and previews': operate,
  Onboarding: onboarding,
  'Commands of the portal': portal,
  'File-and-workspace API': workspace,
  'The machine': hostErrors,
  Anywhere: anywhere,
} as const;

export const catalogue = {
  ...plan,
  ...site,
  ...attestation,
  ...delivery,
  ...operate,
  ...onboarding,
  ...portal,
  ...workspace,
  ...hostErrors,
  ...anywhere,
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

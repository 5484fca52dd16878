import type { CatalogueEntry } from './entry.ts';

/** Errors of the site itself: its build, the build's output, its package. */
export const site = {
  // build
  BUILD_TOOL_MISSING: {
    title: 'A program that the build needs is not installed.',
    remedy: 'Add a step that installs it before this one, or set build.install.',
  },
  BUILD_INSTALL_FAILED: {
    title: "The site's dependencies could not be installed.",
    remedy:
      'Correct what the package manager says; the same command in a fresh clone shows it, too.',
  },
  BUILD_FAILED: {
    title: "The site's build failed.",
    remedy:
      'Correct what the last lines of the build say; the same command run locally shows it, too.',
  },
  BUILD_TIMEOUT: {
    title: "The site's build took too long.",
    remedy: 'Raise build.timeoutMinutes, or find out why the build hangs: it gets no input.',
  },
  BUILD_COMMAND_MISSING: {
    title: 'No build command was found.',
    remedy: 'Add a script "build" to package.json, or set build.command.',
  },
  BUILD_OUTPUT_NOT_FOUND: {
    title: 'The built site was not found.',
    remedy: 'Set build.output to the folder that the build writes, relative to build.root.',
  },
  ARTIFACT_INVALID: {
    title: 'The built site of the earlier job is not what that job made.',
    remedy:
      'Upload the whole folder of the build job, hidden files included, and download it to the same path in the ' +
      'deploy job.',
  },

  // finish and pack
  CONTENT_FILE_INVALID: {
    title: 'The content file with the text overrides has errors.',
    remedy: 'Correct the lines named above, or get the file again with "site-deploy texts pull".',
  },
  CONTENT_FILE_CHANGED: {
    title: 'Pulling texts would overwrite some that are not committed.',
    remedy:
      'Commit the content file, or pull with --force; "site-deploy texts diff" shows what would change.',
  },
  CONTENT_REFUSED: {
    title: "The portal did not let this run read the site's SEO metadata.",
    remedy:
      'Let a site admin grant the application (azure.clientId) the right to read the site in the portal, or set ' +
      'seo.enabled: false to deploy without its metadata.',
  },
  CONTENT_UNAVAILABLE: {
    title: "The site's SEO metadata could not be fetched from the portal.",
    remedy:
      'Run the job again when the portal is back, or set seo.enabled: false to deploy without its metadata.',
  },
  CONTENT_ANSWER_INVALID: {
    title: 'The portal answered with something else than pages and SEO metadata.',
    remedy:
      'Check that portal.url is the address of the portal itself; seo.enabled: false deploys without its ' +
      'metadata meanwhile.',
  },
  SEO_FILE_INVALID: {
    title: 'The file with the snapshot of the SEO metadata has errors.',
    remedy: 'Write it again with "site-deploy texts pull --seo"; nobody needs to edit it.',
  },
  SEO_INVALID: {
    title: 'SEO metadata of the portal exceeds what is allowed.',
    remedy:
      'Correct the fields that are named in the portal, or set seo.onError: warn to deploy without the fields ' +
      'that are wrong.',
  },
  HOSTING_CONFIG_INVALID: {
    title: 'The hosting configuration has errors.',
    remedy: 'Correct the file that is named; the platform ignores an invalid one without a word.',
  },
  START_PAGE_MISSING: {
    title: 'The built site has no start page.',
    remedy:
      'Point build.output at the folder that holds index.html; the platform takes no site without one.',
  },
  PACKAGE_FORBIDDEN_FILE: {
    title: 'The built site holds a file that must not be published.',
    remedy:
      'Point build.output at the folder that holds the site alone; or, where that is the right folder, let the build ' +
      'leave out what is named.',
  },
  PACKAGE_TOO_LARGE: {
    title: 'The built site is larger than the hosting allows.',
    remedy:
      'Leave out the files that are named (source maps and videos are the usual ones), or raise ' +
      'hosting.maxTotalSize if your plan allows it.',
  },
  PACKAGE_TOO_MANY_FILES: {
    title: 'The built site has more files than the hosting allows.',
    remedy: 'Leave out generated files, or raise hosting.maxFiles if your plan allows it.',
  },
  PACKAGE_EMPTY: {
    title: 'The built site has no files to publish.',
    remedy: 'Check the build, and that build.output is the folder that it writes.',
  },
  PACKAGE_NAME_REFUSED: {
    title: 'The built site has a file name that the hosting could not keep as it is.',
    remedy:
      'Rename the files that are named, so that they differ in more than upper and lower case and use no special ' +
      'characters.',
  },
  PACKAGE_FILE_CHANGED: {
    title: 'A file changed while it was read.',
    remedy: 'Make sure that the build has ended and that nothing else writes to its output folder.',
  },
} as const satisfies Record<string, CatalogueEntry>;

import type { CatalogueEntry } from './entry.ts';

/** Failures of what operators do to what is live. */
export const operate = {
  ROLLBACK_REFUSED: {
    title: 'The kept package may not be deployed again here.',
    remedy: 'Name a run that was started by a push to a branch of the environment, or by hand on it.',
  },
  ROLLBACK_PACKAGE_UNKNOWN: {
    title: 'No package is kept that could be deployed again.',
    remedy:
      'Name one of the versions that are kept, or deploy the commit anew: push it, or run the deployment workflow on it.',
  },
  ROLLBACK_PACKAGE_EXPIRED: {
    title: 'The package was kept for its time, and is gone.',
    remedy:
      'Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps the package anew, the deploy job does not go backwards. Later, revert the changes on the branch and push. How long packages are kept is "retention-days" in deploy.yml.',
  },
  ROLLBACK_NOT_SUPPORTED: {
    title: 'The repository has no workflow that rolls back.',
    remedy:
      'Run "site-deploy onboard --apply" and merge its pull request: from then on each deployment keeps its package.',
  },
  ROLLBACK_FAILED: {
    title: 'The run that was to roll back has not succeeded.',
    remedy: 'Look at the page of the run: its last lines say whether the live site was changed, and what to do.',
  },
} as const satisfies Record<string, CatalogueEntry>;

import type { TemplateName } from './registry.ts';

/**
 * User-visible changes in each version of each template, as sentences. The first version describes
 * the template's purpose. Used in the pull requests of updates.
 */
export const templateChanges: Readonly<Record<TemplateName, readonly (readonly string[])[]>> = {
  deploy: [
    ['Builds the site in a job without an identity, and deploys it in a second one.'],
    [
      'GitHub keeps what a run has built for 90 days instead of one, so that a rollback can deploy it again.',
      'The kept package has a name for each site, environment and version; the build job hands it on as an output.',
    ],
    [
      'Only the deploy job waits for other deployments. They all get their turn, and builds go on meanwhile.',
      'GitHub shows the verified address at each deployment.',
      'The deploy job deploys exactly the version that the build job has found.',
      'The build job holds no token of GitHub.',
      'Steps that log in pin portal and identity: a changed site config cannot redirect tokens.',
      'The deploy job may read the runs of the repository, to see whether a newer one takes its place.',
    ],
  ],
  rollback: [
    ['Deploys again what an earlier run has built.'],
    [
      'A rollback gets its turn among deployments: none of them throws it out.',
      'GitHub shows the verified address, and the step that logs in pins portal and identity.',
    ],
  ],
  'close-preview': [
    ['Closes the Preview when the last of its branches is deleted.'],
    [
      'A job without an identity first asks GitHub which branches are left. Without an answer the Preview stays open.',
      'Only a Preview that is to be closed takes a place among deployments: deleting other branches stops none.',
    ],
  ],
  reusable: [
    [
      'Builds a site in a job without an identity, and deploys it in a second one, for all sites that call it.',
    ],
    ['GitHub keeps what a run has built for 90 days, so that a rollback can deploy it again.'],
    [
      'The callers wait for their turn, and no longer this workflow.',
      'GitHub shows the verified address at each deployment.',
      'The deploy job deploys exactly the version that the build job has found.',
      'Steps that log in pin portal and directory: a changed site config cannot redirect tokens.',
    ],
  ],
  release: [['Starts a release, or takes it to Production.']],
  texts: [['Commits the texts that were edited in the portal.']],
  requests: [['Advances development requests as far as the site config allows.']],
  agent: [['Lets an agent work on a development request, and proposes what it leaves.']],
};

import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Pending } from '../reconcile.ts';
import type { StartStep } from './start.ts';
import type { ReleaseStep } from './state.ts';

interface ManualStepContext {
  readonly page: string;
  readonly productionBranch: string;
  readonly manifest: string;
  readonly release?: { readonly version: string; readonly branch: string };
}

const ofRules = /rule violations?|protected (branch|ref|tag)|being restricted|GH0(06|13)\b/i;
const ofSetting = /not permitted to create or approve pull requests/i;

const ofWorkflows = /refusing to allow .* workflow/i;
/** Git can't have a branch `release` beside `release/1.0.0`. */
const ofCollision = /reference update failed/i;

/** A repository rule or setting forbids the step; a person may still perform it. */
export function isForbidden(error: unknown): error is SiteDeployError {
  if (
    !(error instanceof SiteDeployError) ||
    !/^GITHUB_(REFUSED|PERMISSION_MISSING)$/.test(error.code)
  )
    return false;
  const message = [error.message, ...error.facts].join('\n');
  return [ofRules, ofSetting, ofWorkflows, ofCollision].some((words) => words.test(message));
}

export function toManualStep(
  step: StartStep | ReleaseStep,
  context: ManualStepContext,
  reason = '',
): Pending | undefined {
  const { page, productionBranch, manifest, release } = context;
  const person = (what: string, path: string): Pending => ({
    kind: 'person',
    what,
    url: page + path,
  });
  switch (step.do) {
    case 'create-branch':
      if (ofCollision.test(reason))
        return person(
          `GitHub can't create ${step.branch} beside a branch named release: rename or delete ` +
            'that branch.',
          '/branches/all?query=release',
        );
      return person(
        `A rule prevents site-deploy from creating ${step.branch}: create it from ` +
          `${productionBranch}.`,
        '/branches',
      );
    case 'bump':
      return person(
        `${step.branch} accepts only pull requests: open one that raises the version in ` +
          `${manifest} to ${step.version}.`,
        `/edit/${step.branch}/${manifest}`,
      );
    case 'open-pull':
      return person(
        `Open a pull request from ${release?.branch} into ${productionBranch}: jobs can't ` +
          'until "Allow GitHub ' +
          'Actions to create and approve pull requests" is enabled.',
        `/compare/${productionBranch}...${release?.branch}?expand=1`,
      );
    case 'update':
      return person(
        `${productionBranch} has changed workflow files, which no job may merge into ` +
          `${step.branch}: merge it there by hand, or press "Update branch" in a pull request.`,
        `/compare/${step.branch}...${productionBranch}?expand=1`,
      );
    case 'merge':
      return person(
        `Pull request #${step.number} changes workflow files, which no job may merge: press the ` +
          'merge button.',
        `/pull/${step.number}`,
      );
    case 'tag':
      return person(
        `A rule prevents site-deploy from creating the tag v${release?.version}: create it ` +
          `(git push origin ${step.commit}:refs/tags/v${release?.version}).`,
        `/commit/${step.commit}`,
      );
    case 'remove-branch':
      return person(
        `${release?.version} is released. A rule prevents site-deploy from deleting ` +
          `${release?.branch}: delete it.`,
        '/branches/all',
      );
    default:
      return undefined;
  }
}

import { repositoryPage } from '../../clients/github/repository.ts';
import { hasCode } from '../../shared/errors/error.ts';
import type { ReleaseContext } from '../context.ts';
import { person } from '../reconcile.ts';
import type { StartStep } from './start.ts';
import type { ReleaseState, ReleaseStep } from './state.ts';
import { packagePath } from './version-files.ts';

const ofRules = /rule violations?|protected (branch|ref|tag)|being restricted|GH0(06|13)\b/i;
const ofSetting = /not permitted to create or approve pull requests/i;

const ofWorkflows = /refusing to allow .{1,200} workflow/i;
/** GitHub's message if branch names collide: git can't store both `release` and `release/1.0.0`. */
const ofCollision = /reference update failed/i;

/**
 * Returns GitHub's message if it refused a step for a reason that people can remove or that doesn't
 * apply to them, e.g. a rule or setting of the repository; `undefined` for any other error.
 */
export function findRefusal(error: unknown): string | undefined {
  if (!hasCode(error, 'GITHUB_REFUSED', 'GITHUB_PERMISSION_MISSING')) return undefined;
  const message = [error.message, ...error.facts].join('\n');
  const isForbidden = [ofRules, ofSetting, ofWorkflows, ofCollision].some((words) =>
    words.test(message),
  );
  return isForbidden ? message : undefined;
}

export function toManualStep(
  step: StartStep | ReleaseStep,
  context: ReleaseContext,
  release: Pick<ReleaseState, 'version' | 'branch'> | undefined,
  reason = '',
) {
  const page = repositoryPage(context.repository);
  const production = context.config.environments.production.branch;
  const manifest = packagePath(context);
  const ask = (path: string, ...what: string[]) => person(what.join(' '), page + path);
  switch (step.do) {
    case 'create-branch':
      if (ofCollision.test(reason))
        return ask(
          '/branches/all?query=release',
          `GitHub can't create ${step.branch} if a branch named release exists:`,
          'rename or delete that branch.',
        );
      return ask(
        '/branches',
        `A rule prevents site-deploy from creating ${step.branch}: create it from ${production}.`,
      );
    case 'bump':
      return ask(
        `/edit/${step.branch}/${manifest}`,
        `${step.branch} accepts only pull requests: open one that raises the version in`,
        `${manifest} to ${step.version}.`,
      );
    case 'open-pull':
      return ask(
        `/compare/${production}...release/${step.version}?expand=1`,
        `Open a pull request from release/${step.version} into ${production}: jobs can't until`,
        '"Allow GitHub Actions to create and approve pull requests" is enabled.',
      );
    case 'update':
      return ask(
        `/compare/${step.branch}...${production}?expand=1`,
        `${production} has changed workflow files, which no job may merge into ${step.branch}:`,
        'merge it there by hand, or press "Update branch" in a pull request.',
      );
    case 'merge':
      return ask(
        `/pull/${step.number}`,
        `Pull request #${step.number} changes workflow files, which no job may merge: press the`,
        'merge button.',
      );
    case 'tag':
      return ask(
        `/commit/${step.commit}`,
        `A rule prevents site-deploy from creating the tag v${release?.version}: create it`,
        `(git push origin ${step.commit}:refs/tags/v${release?.version}).`,
      );
    case 'remove-branch':
      return ask(
        '/branches/all',
        `${release?.version} is released. A rule prevents site-deploy from deleting`,
        `${release?.branch}: delete it.`,
      );
    default:
      return undefined;
  }
}

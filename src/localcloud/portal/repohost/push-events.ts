import type { RepohostEvent } from '../../../contracts/portal/repohost-event.ts';
import { compact } from '../../../shared/compact.ts';
import type { Context } from '../context.ts';
import { settle } from '../deployments/settle.ts';
import { linkCommits } from '../store/commits.ts';
import type { SiteRow } from '../store/sites.ts';
import { recordChanges, removeVersion } from '../store/versions.ts';
import type { Outcome } from './outcome.ts';

const releaseBranch = /^release\/((?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2})$/;
const zeros = /^0+$/;

export function onPush(context: Context, site: SiteRow, event: RepohostEvent): Outcome {
  const { ref, before, after, created, deleted, forced, commits = [] } = event;
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
  const version = releaseBranch.exec(branch ?? '')?.[1];
  if (!branch || after === undefined) {
    return {
      moved: [],
      reason: `A push to ${ref ?? 'no branch'} moves nothing; its deployment does.`,
    };
  }
  if (deleted === true) {
    if (version) removeVersion(context.database, site.id, version, 'development');
    return { moved: [], reason: `The branch ${branch} was deleted.` };
  }
  // A force push drops the previous commits.
  const isContinued =
    before !== undefined && forced !== true && created !== true && !zeros.test(before);
  linkCommits(
    context.database,
    site.id,
    after,
    compact([isContinued && before, ...commits.map((commit) => commit.id)]),
  );
  const moved = settle(context, site);
  if (!version) {
    if (moved.length > 0) return { moved };
    return { moved, reason: `A push to ${branch} moves nothing; its deployment does.` };
  }
  recordChanges(context.database, site.id, version, after, commits.length, context.timestamp());
  return { moved, reason: `Recorded as changes of version ${version}.` };
}

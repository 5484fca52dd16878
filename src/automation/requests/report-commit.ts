import type { Pending } from '../reconcile.ts';
import { isKnownAncestor } from '../release/read-deployment.ts';
import { askPortal } from '../release/read-portal.ts';
import type { RequestsContext } from './context.ts';
import { wasReleased } from './read-finishing.ts';
import type { RequestSnapshot } from './read-request.ts';
import type { RequestStep } from './state.ts';

export async function reportCommit(
  requestStep: Extract<RequestStep, { readonly do: 'tell-commit' }>,
  requestSnapshot: Pick<RequestSnapshot, 'request' | 'task'>,
  context: RequestsContext,
): Promise<Pending | undefined> {
  const { request, task } = requestSnapshot;
  const isIn = async (ancestor: string, descendant: string) =>
    ancestor === descendant ||
    (await isKnownAncestor({ ...context, mayReport: false }, ancestor, descendant));
  const reportedCommits = [requestStep.holds];
  for (const ancestor of await textCommits(context, request.id)) {
    const isContained =
      (await isIn(ancestor, requestStep.commit)) ||
      (await wasReleased(task?.pulls ?? [], context.config, (head) => isIn(ancestor, head)));
    if (isContained) reportedCommits.push(ancestor);
  }
  await askPortal(context, 'putCommit', {
    commitSha: requestStep.commit,
    body: { holds: [...reportedCommits] },
  });
  const { status, servedIn } = await askPortal(context, 'getRequest', { requestId: request.id });
  // The portal decides; if it doesn't advance the request, reporting again won't help.
  if (status !== request.status || servedIn?.length !== request.servedIn?.length) return undefined;
  return { kind: 'machine', what: 'The portal has not registered the deployment yet.' };
}

async function textCommits(context: RequestsContext, requestId: string): Promise<string[]> {
  const query = { requestId, status: 'committed' } as const;
  const { texts } = await askPortal(context, 'listTexts', { query });
  const found = texts.flatMap(({ overrides = [] }) =>
    overrides.flatMap((override) => override.commitSha ?? []),
  );
  return [...new Set(found)];
}

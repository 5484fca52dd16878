import { parseReference, readWorkflow, type Workflow } from '../workflow-language/workflow.ts';
import {
  type FileSource,
  findVersion,
  isOwnAction,
  mayUse,
  readWorkflowAt,
} from './action-file.ts';
import type { JobDeps, WorkflowReference } from './types.ts';

export interface CalledWorkflows {
  /**
   * Workflows that each workflow calls, by `uses`; `undefined` if the called one doesn't exist or
   * may not be used. Workflows in repositories that the local GitHub doesn't have are omitted,
   * except for site-deploy's.
   */
  readonly called: Map<Workflow, Map<string, Workflow | undefined>>;
  readonly references: Map<Workflow, WorkflowReference>;
}

const maxDepth = 10;

/** Adds the workflows that a workflow calls to `found`, recursively up to a depth of 10. */
export async function readCalled(
  workflow: Workflow,
  from: FileSource,
  found: CalledWorkflows,
  deps: Pick<JobDeps, 'findGit' | 'findRepository' | 'actionRoot'>,
  depth = 1,
): Promise<void> {
  const calls = new Map<string, Workflow | undefined>();
  found.called.set(workflow, calls);
  for (const { source } of workflow.jobs) {
    if (typeof source.uses !== 'string' || depth > maxDepth) continue;
    const { repository = from.repository, path: file, ref } = parseReference(source.uses);
    const git = ref && (await deps.findGit(repository));
    if (!ref || git || isOwnAction(repository)) calls.set(source.uses, undefined);
    const version = git ? await findVersion(ref, git) : describeVersion(ref, from);
    if (!version || !mayUse(repository, from.repository, deps)) continue;
    const at = { repository, commit: version.commit };
    const content = await readWorkflowAt(file, at, deps);
    if (!content) continue;
    const inner = await readWorkflow(file, content);
    calls.set(source.uses, inner);
    // A workflow called by `./` has the same ref as its caller.
    const own = found.references.get(workflow)?.ref.replace(/^[^@]*@/, '');
    const place = `${repository}/${file}@${version.ref ?? own}`;
    found.references.set(inner, { ref: place, sha: at.commit });
    if (!found.called.has(inner)) await readCalled(inner, at, found, deps, depth + 1);
  }
}

/**
 * Returns the version of a called workflow. Without a ref, this is the caller's commit. Otherwise,
 * it is the ref itself, because the local GitHub doesn't have the repository, e.g. site-deploy's.
 */
function describeVersion(ref: string | undefined, from: FileSource) {
  if (!ref) return { ref, commit: from.commit };
  return { ref: /^[0-9a-f]{40}$/.test(ref) ? ref : `refs/tags/${ref}`, commit: ref };
}

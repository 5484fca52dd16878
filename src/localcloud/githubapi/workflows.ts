import type { GitEmulator } from './emulator.ts';
import { record, text } from './route.ts';
import type { LocalRepository } from './state.ts';

/** The workflows that lie on the default branch: GitHub knows those by themselves. */
export async function workflowsOf(
  { fullName, disabledWorkflows }: LocalRepository,
  branch: string,
  { ask }: GitEmulator,
): Promise<object> {
  const { json } = await ask('GET', `/repos/${fullName}/git/trees/${encodeURIComponent(branch)}?recursive=1`);
  const tree = record(json).tree;
  const paths = (Array.isArray(tree) ? tree : [])
    .map((entry) => text(record(entry).path))
    .filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const workflows = paths.map((path, index) => ({
    id: index + 1,
    path,
    state: disabledWorkflows.has(path) ? 'disabled_manually' : 'active',
  }));
  return { total_count: workflows.length, workflows };
}

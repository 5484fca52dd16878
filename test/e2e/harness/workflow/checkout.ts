import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRepository } from '../git.ts';
import type { Place } from '../workflow.ts';

/** The files of a branch, from the API; of a commit that is named, as a repository of git. */
export async function checkout(place: Place, ref?: string): Promise<void> {
  const { cloud, repository, branch, workspace, commits } = place;
  const from = ref || branch;
  const { json } = await cloud.githubApi.send(
    'GET',
    `/repos/${repository}/git/trees/${encodeURIComponent(from)}?recursive=1`,
  );
  const { tree } = json as { tree: readonly { path: string; type: string }[] };
  for (const { path: name, type } of tree) {
    if (type !== 'blob') continue;
    const file = path.join(workspace, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, (await cloud.githubApi.readFile(repository, from, name)) ?? '');
  }
  if (!ref) return;
  const git = await makeRepository(workspace);
  commits.set(ref, (await git('rev-parse', 'HEAD')).trim());
}

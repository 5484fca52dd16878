import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from '../workflow.ts';

type Inputs = Readonly<Record<string, string>>;

const day = 86_400_000;

/** What `actions/upload-artifact` does. @returns why it fails */
export async function upload(inputs: Inputs, place: Place): Promise<string | undefined> {
  const { cloud, repository, event, workspace, artifacts } = place;
  const { name = '' } = inputs;
  if (name === '' || /[":<>|*?\r\n\\/]/.test(name)) return `not a name of an artifact: "${name}"`;
  await cp(
    path.resolve(workspace, inputs.path ?? ''),
    path.join(artifacts, event.runId ?? '', name),
    {
      recursive: true,
      // Without the input the real one leaves hidden files out.
      filter: (file) =>
        inputs['include-hidden-files'] === 'true' || !path.basename(file).startsWith('.'),
    },
  );
  const kept = cloud.githubApi.repository(repository)?.artifacts ?? [];
  kept.push({
    id: kept.length + 1,
    name,
    run: Number(event.runId),
    bytes: 1,
    digest: `sha256:${'0'.repeat(64)}`,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + Number(inputs['retention-days'] ?? '90') * day).toISOString(),
  });
  return undefined;
}

/**
 * What `actions/download-artifact` does. Another run's needs a token that may read it. A name must be there, of a pattern nothing need be.
 * @returns why it fails
 */
export async function download(inputs: Inputs, place: Place): Promise<string | undefined> {
  const { cloud, repository, event, workspace, artifacts } = place;
  const { name = '', pattern = '*', path: target = '' } = inputs;
  const run = inputs['run-id'] ?? event.runId ?? '';
  const granted = cloud.githubApi.tokens.get(inputs['github-token'] ?? '');
  const mayRead = granted === 'all' || granted?.actions === 'read';
  if (run !== event.runId && !mayRead)
    return 'Unable to download: Resource not accessible by integration';
  const now = new Date().toISOString();
  const kept = cloud.githubApi.repository(repository)?.artifacts ?? [];
  const there = await readdir(path.join(artifacts, run)).catch(() => []);
  const found = there.filter((one) =>
    name === '' ? path.matchesGlob(one, pattern) : one === name,
  );
  const fresh = found.filter((one) =>
    kept.some((artifact) => artifact.name === one && artifact.expiresAt > now),
  );
  if (name !== '' && fresh.length === 0) return `Artifact not found for name: ${name}`;
  for (const one of fresh) {
    const into =
      name !== '' || inputs['merge-multiple'] === 'true' ? target : path.join(target, one);
    await cp(path.join(artifacts, run, one), path.join(workspace, into), { recursive: true });
  }
  return undefined;
}

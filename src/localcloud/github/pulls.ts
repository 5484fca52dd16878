import type { GitEmulator } from './emulator.ts';
import type { LocalRepository } from './state.ts';
import { text } from './values.ts';

/**
 * Reports whether the head branch of a new pull request already has an open one: the emulator would
 * create a second.
 */
export async function hasOpenPull(
  gitEmulator: GitEmulator,
  localRepository: LocalRepository,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const [owner = ''] = localRepository.fullName.split('/');
  const head = encodeURIComponent(`${owner}:${text(body.head)}`);
  const { json } = await gitEmulator.send(
    'GET',
    `/repos/${localRepository.fullName}/pulls?state=open&head=${head}`,
  );
  return Array.isArray(json) && json.length > 0;
}

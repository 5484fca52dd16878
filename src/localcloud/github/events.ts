import type { GitEmulator } from './emulator.ts';
import type { LocalRepository } from './state.ts';
import { record, text } from './values.ts';

/** What a webhook is told: the name of the event, and its payload without the repository. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
}

/** A repository as payloads name it. */
export function payloadRepository({ id, ownerId, fullName }: LocalRepository): object {
  const [owner = '', name = ''] = fullName.split('/');
  return { id, name, full_name: fullName, owner: { login: owner, id: ownerId } };
}

/**
 * The event that a write has caused, of those that sites' webhooks ask for: Issues, Pull requests and Pushes
 * (https://docs.github.com/webhooks/webhook-events-and-payloads).
 * @param path below the repository
 * @param json the answer, which was a success
 */
export async function eventOf(
  { method, path, body, json }: { method: string; path: string; body: unknown; json: unknown },
  repository: LocalRepository,
  { ask }: Pick<GitEmulator, 'ask'>,
): Promise<GitHubEvent | undefined> {
  const said = record(body);
  const push = (ref: string, commit: string, message: string): GitHubEvent => ({
    name: 'push',
    payload: { ref, after: commit, deleted: false, commits: [{ id: commit, message }] },
  });
  const call = `${method} ${path}`;
  if (call === 'POST /issues') return { name: 'issues', payload: { action: 'opened', issue: json } };
  if (call === 'POST /pulls') return { name: 'pull_request', payload: { action: 'opened', pull_request: json } };
  if (/^PATCH \/issues\/\d+$/.test(call) && said.state === 'closed')
    return { name: 'issues', payload: { action: 'closed', issue: json } };
  if (/^PATCH \/pulls\/\d+$/.test(call) && said.state === 'closed')
    return { name: 'pull_request', payload: { action: 'closed', pull_request: json } };
  const merged = /^PUT (\/pulls\/\d+)\/merge$/.exec(call)?.[1];
  if (merged !== undefined) {
    const pull = await ask('GET', `/repos/${repository.fullName}${merged}`);
    return { name: 'pull_request', payload: { action: 'closed', pull_request: pull.json } };
  }
  if (/^(POST|PATCH) \/git\/refs/.test(call)) return push(text(record(json).ref), text(said.sha), '');
  if (/^PUT \/contents\//.test(call)) {
    const { sha, message } = record(record(json).commit);
    return push(`refs/heads/${text(said.branch)}`, text(sha), text(message));
  }
  return undefined;
}

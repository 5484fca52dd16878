import type { Context } from 'hono';
import type { LocalRepository } from '../../github/state.ts';
import { type Fields, record, text } from '../../github/values.ts';
import type { FacedCloud } from '../page-context.ts';

/** `https://github.com/…` is `/github.com/…` here. */
export const gitHubPages = '/github.com';

export interface RepositoryView {
  readonly repository: LocalRepository;
  readonly page: string;
  /** `undefined` if there is nothing at this path. */
  get(path: string): Promise<Fields | undefined>;
  list(path: string): Promise<readonly Fields[]>;
  /** @returns the reason for a refusal; `undefined` on success */
  send(method: string, path: string, body: object): Promise<string | undefined>;
}

export const visitor = 'octocat';

export function repositoryAt(
  facedCloud: Pick<FacedCloud, 'githubApi'>,
  context: Context,
): RepositoryView | undefined {
  const { owner = '', name = '' } = context.req.param() as Record<string, string>;
  const repository = facedCloud.githubApi.repository(`${owner}/${name}`);
  if (!repository) return undefined;
  const at = `/repos/${repository.fullName}`;
  const fetchJson = async (path: string) => {
    const { status, json } = await facedCloud.githubApi.send('GET', `${at}${path}`);
    if (status === 200) return json;
    return undefined;
  };
  return {
    repository,
    page: `${gitHubPages}/${repository.fullName}`,
    async get(path) {
      const json = await fetchJson(path);
      if (json === undefined) return undefined;
      return record(json);
    },
    async list(path) {
      const json = await fetchJson(`${path}${path.includes('?') ? '&' : '?'}per_page=100`);
      if (Array.isArray(json)) return json.map(record);
      return [];
    },
    async send(method, path, body) {
      const { status, json } = await facedCloud.githubApi.send(
        method,
        `${at}${path}`,
        body,
        visitor,
      );
      if (status < 300) return undefined;
      return String(record(json).message ?? `The local GitHub answered with status ${status}.`);
    },
  };
}

export function getState(item: Fields): string {
  if (item.merged_at) return 'merged';
  if (item.draft === true) return 'draft';
  return text(item.state);
}

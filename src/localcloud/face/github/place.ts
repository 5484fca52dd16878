import type { Context } from 'hono';
import type { LocalRepository } from '../../github/state.ts';
import { record } from '../../github/values.ts';
import type { FacedCloud } from '../face-pages.ts';

/** Where the pages of the local GitHub begin: `https://github.com/…` is `/github.com/…` here. */
export const gitHubPages = '/github.com';

export type Fields = Readonly<Record<string, unknown>>;

/** A repository whose pages are shown. */
export interface Place {
  readonly repository: LocalRepository;
  /** Its first page. */
  readonly page: string;
  /** What its API answers below the repository; `undefined`: nothing is there. */
  get(path: string): Promise<Fields | undefined>;
  list(path: string): Promise<readonly Fields[]>;
  /** @returns why GitHub refuses; `undefined`: it is done */
  send(method: string, path: string, body: object): Promise<string | undefined>;
}

/** Who presses the buttons of these pages. */
export const visitor = 'octocat';

/** The repository of an address; `undefined`: there is none. */
export function repositoryAt({ githubApi }: Pick<FacedCloud, 'githubApi'>, context: Context): Place | undefined {
  const { owner = '', name = '' } = context.req.param() as Record<string, string>;
  const repository = githubApi.repository(`${owner}/${name}`);
  if (!repository) return undefined;
  const at = `/repos/${repository.fullName}`;
  const answerOf = async (path: string) => {
    const { status, json } = await githubApi.ask('GET', `${at}${path}`);
    if (status === 200) return json;
    return undefined;
  };
  return {
    repository,
    page: `${gitHubPages}/${repository.fullName}`,
    async get(path) {
      const json = await answerOf(path);
      if (json === undefined) return undefined;
      return record(json);
    },
    async list(path) {
      const json = await answerOf(`${path}${path.includes('?') ? '&' : '?'}per_page=100`);
      if (Array.isArray(json)) return json.map(record);
      return [];
    },
    async send(method, path, body) {
      const { status, json } = await githubApi.ask(method, `${at}${path}`, body, visitor);
      if (status < 300) return undefined;
      return String(record(json).message ?? `The local GitHub answered with status ${status}.`);
    },
  };
}
